import type { LotteryResult } from '@perya/contract/lottery'
import { type CSSProperties, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { ChoicePills } from '../slip/ChoicePills.tsx'
import { countsOf, placesOf } from './trend.rules.ts'

/** How often each number came in the draws shown, with a bar as long as its count. */
export function Trend({ family, results }: { family: string; results: readonly LotteryResult[] }) {
  const t = useT()
  const places = placesOf(family, results)
  const [place, setPlace] = useState('0')
  const counts = countsOf(family, results, places === 0 ? null : Number(place))
  const most = Math.max(1, ...counts.map(({ times }) => times))
  return (
    <div className="flex flex-col gap-3">
      <p className="text-pretty text-muted">{t('lottery.trend.fact', { count: results.length })}</p>
      {places > 1 && (
        <ChoicePills
          label={t('lottery.trend.place')}
          value={place}
          options={Array.from({ length: places }, (_, index) => ({
            value: String(index),
            label: String(index + 1),
          }))}
          onChange={setPlace}
        />
      )}
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
    </div>
  )
}
