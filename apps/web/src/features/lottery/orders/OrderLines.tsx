import type { LotteryOrderDetail } from '@perya/contract/lottery-orders'
import { parseAmount } from '@perya/money'
import { useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { sayBet, sayContent } from '../bet/bet-name.rules.ts'
import { useFigures } from '../slip/odds-text.ts'
import { PrizeOdds } from '../slip/PrizeOdds.tsx'
import { priceAt, readLine } from '../slip/slip.rules.ts'

/** The lines of a placed order, each with the odds it was taken at. */
export function OrderLines({ lines }: Pick<LotteryOrderDetail, 'lines'>) {
  const t = useT()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="font-semibold">
        {t('lottery.order.lines')}
      </h3>
      <ul className="flex flex-col gap-2 pt-2">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a placed order never move
          <li key={index} className="slip-line">
            <OrderLine line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OrderLine({ line }: { line: LotteryOrderDetail['lines'][number] }) {
  const t = useT()
  const figures = useFigures()
  const bet = readLine(line)
  const taken = Object.fromEntries(line.odds.map(({ prize, odds }) => [prize, parseAmount(odds)]))
  return (
    <>
      <p className="font-semibold">{bet ? sayBet(t, bet.betType) : line.betType}</p>
      <p className="slip-line__content" dir="ltr">
        {bet ? sayContent(t, bet.betType, bet.content) : line.content}
      </p>
      <p className="flex justify-between gap-3 text-meta">
        <span>
          {t('lottery.bets', { count: line.betCount })} × <bdi>{figures.amount(line.unitStake)}</bdi>
        </span>
        <bdi className="font-bold">{figures.amount(line.cost)}</bdi>
      </p>
      {bet && <PrizeOdds {...priceAt(bet, taken)} />}
    </>
  )
}
