import { useT } from '#lib/i18n.tsx'
import { sayPrize } from '../bet/bet-name.rules.ts'
import { useFigures } from './odds-text.ts'
import { byLikelihood, type Priced, type PricedPrize } from './slip.rules.ts'

/** Every prize of a line: how likely it is, what it pays, and what comes back on average. */
export function PrizeOdds({ prizes, returned }: Pick<Priced, 'prizes' | 'returned'>) {
  const t = useT()
  const figures = useFigures()
  const { likeliest, others } = byLikelihood(prizes)
  const [only] = likeliest
  if (only && prizes.length === 1) {
    return (
      <p className="prize-odds">
        {t('lottery.preview.odds', {
          fair: figures.odds(only.trueOdds),
          paid: figures.odds(only.odds),
          returned: figures.percent(returned),
        })}
      </p>
    )
  }
  return (
    <div className="prize-odds">
      <PrizeTable prizes={likeliest} />
      {others.length > 0 && (
        <details>
          <summary>{t('lottery.odds.others', { count: others.length })}</summary>
          <PrizeTable prizes={others} />
        </details>
      )}
      <p>{t('lottery.odds.returned', { returned: figures.percent(returned) })}</p>
    </div>
  )
}

function PrizeTable({ prizes }: { prizes: readonly PricedPrize[] }) {
  const t = useT()
  const figures = useFigures()
  return (
    <table className="prize-odds__table">
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
