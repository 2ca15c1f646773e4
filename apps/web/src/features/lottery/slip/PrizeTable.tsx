import { useT } from '#lib/i18n.tsx'
import { sayPrize } from '../bet/bet-name.rules.ts'
import { useFigures } from './odds-text.ts'
import type { PricedPrize } from './slip.rules.ts'

/** Every prize by name, with its true odds and those it pays. */
export function PrizeTable({ prizes, className }: { prizes: readonly PricedPrize[]; className: string }) {
  const t = useT()
  const figures = useFigures()
  return (
    <table className={className}>
      <thead>
        <tr>
          <th scope="col">{t('lottery.odds.prize')}</th>
          <th scope="col">{t('lottery.odds.true')}</th>
          <th scope="col">{t('lottery.odds.paid')}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ prize, odds, trueOdds }) => (
          <tr key={prize.code}>
            <th scope="row">{sayPrize(t, prize.code)}</th>
            <td>
              <bdi>{figures.odds(trueOdds)}</bdi>
            </td>
            <td>
              <bdi>{figures.odds(odds)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
