import { useT } from '#lib/i18n.tsx'
import { useFigures } from './odds-text.ts'
import { PrizeTable } from './PrizeTable.tsx'
import { byLikelihood, type Priced } from './slip.rules.ts'

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
      <PrizeTable className="prize-odds__table" prizes={likeliest} />
      {others.length > 0 && (
        <details>
          <summary>{t('lottery.odds.others', { count: others.length })}</summary>
          <PrizeTable className="prize-odds__table" prizes={others} />
        </details>
      )}
      <p>{t('lottery.odds.returned', { returned: figures.percent(returned) })}</p>
    </div>
  )
}
