import { type CSSProperties, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { ChoicePills } from '../slip/ChoicePills.tsx'
import { type CountOrder, countOrders, countsOf, inOrder, type trendOf } from './trend.rules.ts'

/** How often each number came, with a bar as long as its count, and how many draws ago. */
export function HotCold(trend: ReturnType<typeof trendOf>) {
  const t = useT()
  const [order, setOrder] = useState<CountOrder>('hot')
  const counts = inOrder(countsOf(trend), order)
  const most = Math.max(1, ...counts.map(({ times }) => times))
  return (
    <>
      <ChoicePills
        label={t('lottery.trend.order')}
        value={order}
        options={countOrders.map((value) => ({ value, label: t(`lottery.trend.order.${value}`) }))}
        onChange={setOrder}
      />
      <table className="trend">
        <thead>
          <tr>
            <th scope="col">{t('lottery.trend.number')}</th>
            <th scope="col">{t('lottery.trend.times')}</th>
            <th scope="col">{t('lottery.trend.ago')}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ pick, times, ago }) => (
            <tr key={pick}>
              <th scope="row">{pick}</th>
              <td>
                <span className="trend__bar" style={{ '--part': times / most } as CSSProperties}>
                  {times}
                </span>
              </td>
              <td>{ago === null ? t('lottery.trend.never') : ago}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
