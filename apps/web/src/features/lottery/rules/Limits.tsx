import type { LotteryRoom } from '@perya/contract/lottery'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { Fact } from '#ui/record/Fact.tsx'
import { useFigures } from '../slip/odds-text.ts'
import { slipLinesMax } from '../slip/slips.ts'
import { Section } from './Section.tsx'

/** What a bet costs, and every cap there is, in the room that was chosen. */
export function Limits({ room, chaseMax }: { room: LotteryRoom; chaseMax: number }) {
  const t = useT()
  const money = useMoney()
  const { amount, count } = useFigures()
  const whole = (text: string) => <bdi>{money(text, { decimals: 0 })}</bdi>
  return (
    <Section name={t('lottery.rules.limits')}>
      <dl>
        <Fact name={t('lottery.rules.unitPrice')}>
          <bdi>{room.unitPrices.map(amount).join(' · ')}</bdi>
        </Fact>
        {room.modes.length > 1 && (
          <Fact name={t('lottery.rules.modes')}>
            <bdi>{room.modes.map((mode) => `×${mode}`).join(' · ')}</bdi>
          </Fact>
        )}
        <Fact name={t('lottery.rules.multipleMax')}>{count(room.multipleMax)}</Fact>
        <Fact name={t('lottery.rules.linesMax')}>{count(slipLinesMax)}</Fact>
        <Fact name={t('lottery.rules.chaseMax')}>{count(chaseMax)}</Fact>
        <Fact name={t('lottery.room.line')}>
          <bdi>
            {amount(room.lineMin)} – {money(room.lineMax, { decimals: 0 })}
          </bdi>
        </Fact>
        <Fact name={t('lottery.rules.issueMax')}>{whole(room.issueMax)}</Fact>
        <Fact name={t('lottery.room.winMax')}>{whole(room.winMax)}</Fact>
        <Fact name={t('lottery.rules.issueWinMax')}>{whole(room.issueWinMax)}</Fact>
        <Fact name={t('lottery.rules.numberMax')}>{whole(room.numberMax)}</Fact>
        {room.stakeNeeded !== null && (
          <Fact name={t('lottery.room.stakeNeeded')}>{whole(room.stakeNeeded)}</Fact>
        )}
        {room.entryFee !== null && <Fact name={t('lottery.rules.entryFee')}>{whole(room.entryFee)}</Fact>}
      </dl>
      <p className="text-meta text-pretty text-muted">{t('lottery.rules.numberMax.why')}</p>
    </Section>
  )
}
