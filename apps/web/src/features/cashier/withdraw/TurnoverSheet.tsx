import type { TurnoverBet, TurnoverRequirement } from '@perya/contract/turnover'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { leftToStake } from '#lib/member/turnover.rules.ts'
import { useMoney } from '#lib/money.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { Sheet } from '#ui/Sheet.tsx'
import { isSome, shareOf } from '../amount.rules.ts'
import { GiveUpBonus } from './GiveUpBonus.tsx'

/** Why some of the money has to stay: what each deposit asks for, how far it is, and how the last bets counted. */
export function TurnoverSheet({
  isOpen,
  onClose,
  locked,
  requirements,
  bets,
}: {
  isOpen: boolean
  onClose: () => void
  /** What has to stay of all of it. */
  locked: string
  requirements: readonly TurnoverRequirement[]
  bets: readonly TurnoverBet[]
}) {
  const t = useT()
  const money = useMoney()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('turnover.title')}>
      <p className="mb-2 font-semibold text-pretty">
        {t('turnover.total', { left: money(leftToStake(requirements)), locked: money(locked) })}
      </p>
      <p className="text-pretty text-muted">{t('turnover.text')}</p>
      <ul className="my-4 grid gap-3">
        {requirements.map((requirement) => (
          <li key={requirement.reference} className="turnover">
            <Asked requirement={requirement} />
          </li>
        ))}
      </ul>
      <p className="text-meta text-pretty text-muted">{t('turnover.counts')}</p>
      {bets.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 font-semibold">{t('turnover.bets')}</h3>
          <ul>
            {bets.map((bet) => (
              <Bet key={bet.id} bet={bet} />
            ))}
          </ul>
        </>
      )}
    </Sheet>
  )
}

function Asked({ requirement }: { requirement: TurnoverRequirement }) {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const { promotion } = requirement
  return (
    <>
      <p className="font-semibold">
        {t('turnover.deposit', {
          amount: money(requirement.credit),
          date: date(requirement.createdAt, 'day'),
        })}
      </p>
      {promotion && (
        <p className="text-meta">
          {t('turnover.bonus', {
            name: promotion.name,
            bonus: money(promotion.bonus),
            date: date(promotion.expiresAt, 'day'),
          })}
        </p>
      )}
      {promotion && promotion.maxBet !== null && (
        <p className="text-meta">{t('promotion.maxBet', { amount: money(promotion.maxBet) })}</p>
      )}
      <progress
        className="turnover__bar"
        max={100}
        value={shareOf(requirement.progress, requirement.required)}
        aria-label={t('turnover.progress')}
      />
      <p className="text-meta text-muted">
        {t('turnover.left', {
          progress: money(requirement.progress),
          required: money(requirement.required),
          locked: money(requirement.locked),
        })}
      </p>
      {promotion && <GiveUpBonus claimId={promotion.claimId} />}
    </>
  )
}

/** Which game, how much of it counted, and why. */
function Bet({ bet }: { bet: TurnoverBet }) {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const why =
    bet.why === 'partly' ? t('turnover.why.partly', { percent: bet.percent }) : t(`turnover.why.${bet.why}`)
  return (
    <li className="turnover-bet">
      <span className="font-semibold">{bet.game ?? t('turnover.bet')}</span>
      <bdi className="font-semibold">{money(bet.stake)}</bdi>
      <span className="text-muted">
        {date(bet.at)} · {why}
      </span>
      <bdi className={isSome(bet.counted) ? 'text-success' : 'text-muted'}>
        {t('turnover.counted', { amount: money(bet.counted) })}
      </bdi>
    </li>
  )
}
