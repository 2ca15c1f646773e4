import type { Round } from '@perya/studio-contract'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { Fact } from '#ui/record/Fact.tsx'
import { OutcomePicture } from './OutcomePicture.tsx'

/** A past round as it ended; it is marked as a replay, and nothing can be bet here. */
export function Replay({ round }: { round: Round }) {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const showTime = useDates(timeZone)
  return (
    <section className="verify__card" aria-labelledby="replay">
      <h2 id="replay" className="text-title">
        <span className="verify__mark">{t('verify.replay')}</span>
      </h2>
      {round.outcome ? <OutcomePicture outcome={round.outcome} /> : <p>{t('verify.replay.none')}</p>}
      <dl className="verify__facts">
        <Fact name={t('verify.bet')}>
          <bdi>{money(round.bet)}</bdi>
        </Fact>
        <Fact name={t('verify.win')}>
          <bdi>
            {money(round.win)} · ×{(round.multiplier / 100).toFixed(2)}
          </bdi>
        </Fact>
        <Fact name={t('verify.at')}>{showTime(round.playedAt, 'instant')}</Fact>
        {round.isTrial && <Fact name={t('verify.money')}>{t('verify.money.trial')}</Fact>}
      </dl>
    </section>
  )
}
