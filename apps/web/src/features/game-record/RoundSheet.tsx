import type { RecordedRound } from '@perya/contract/game-record'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { pathTo } from '#lib/paths.ts'
import { directionOf, signOf } from '#lib/record/direction.rules.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Fact } from '#ui/record/Fact.tsx'
import { RecordFailed } from '#ui/record/RecordStates.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import ReplayIcon from '~icons/ph/play-circle'
import VerifyIcon from '~icons/ph/seal-check'
import { useMovements } from './use-game-record.ts'

/** One round: what it came to, every movement of its money, and the way to see and to check it. */
export function RoundSheet({
  isOpen,
  onClose,
  round,
}: {
  isOpen: boolean
  onClose: () => void
  round: RecordedRound
}) {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const showTime = useDates(timeZone)
  const direction = directionOf({ amount: round.net })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={round.gameName}
      footer={round.isProvable && <ProofLinks round={round} />}
    >
      <p className="record-sheet__amount" data-direction={direction}>
        <bdi>{money(round.net, { sign: signOf(round.net) })}</bdi>
      </p>
      <p className="text-pretty text-muted">{t(`gameRecord.why.${round.state}`)}</p>
      <dl className="record-sheet__facts">
        <Fact name={t('gameRecord.stake')}>
          <bdi>{money(round.stake)}</bdi>
        </Fact>
        <Fact name={t('gameRecord.win')}>
          <bdi>{money(round.win)}</bdi>
        </Fact>
        <Fact name={t('gameRecord.state')}>{t(`gameRecord.state.${round.state}`)}</Fact>
        <Fact name={t('gameRecord.vendor')}>{round.vendorName}</Fact>
        <Fact name={t('gameRecord.at')}>{showTime(round.openedAt, 'instant')}</Fact>
        <Fact name={t('gameRecord.round')} copied={round.roundId}>
          <bdi dir="ltr">{round.roundId}</bdi>
        </Fact>
      </dl>
      <Movements round={round} />
    </Sheet>
  )
}

function Movements({ round }: { round: RecordedRound }) {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const showTime = useDates(timeZone)
  const { data, isError, refetch } = useMovements(round)
  return (
    <section aria-labelledby="round-money" className="mt-4">
      <h3 id="round-money" className="font-semibold">
        {t('gameRecord.money')}
      </h3>
      {isError && <RecordFailed text={t('gameRecord.money.failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="mt-2 h-16 w-full rounded-chip" />}
      {data?.movements.length === 0 && <p className="mt-2 text-muted">{t('gameRecord.money.none')}</p>}
      <ul>
        {data?.movements.map(({ id, at, name, amount, reference }) => (
          <li key={id} className="round-movement">
            <p className="flex items-baseline justify-between gap-3 font-semibold">
              <span>{name}</span>
              <bdi className="round-net" data-direction={directionOf({ amount })}>
                {money(amount, { sign: signOf(amount) })}
              </bdi>
            </p>
            <p className="text-meta text-muted">{showTime(at, 'instant')}</p>
            <dl>
              <Fact name={t('gameRecord.reference')} copied={reference}>
                <bdi dir="ltr">{reference}</bdi>
              </Fact>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProofLinks({ round: { vendor, gameCode, nodeId, roundId, openedAt } }: { round: RecordedRound }) {
  const t = useT()
  const to = (view: 'replay' | 'check') =>
    pathTo('verify', { vendor, game: gameCode, nodeId: nodeId ?? '', round: roundId, at: openedAt, view })
  return (
    <div className="flex gap-3">
      <Link to={to('replay')} className={`${buttonClass({ variant: 'secondary' })} flex-1`}>
        <ReplayIcon className="size-5" />
        {t('gameRecord.replay')}
      </Link>
      <Link to={to('check')} className={`${buttonClass({ variant: 'secondary' })} flex-1`}>
        <VerifyIcon className="size-5" />
        {t('gameRecord.verify')}
      </Link>
    </div>
  )
}
