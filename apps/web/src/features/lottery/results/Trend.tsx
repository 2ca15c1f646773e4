import type { LotteryResult } from '@perya/contract/lottery'
import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { ChoicePills } from '../slip/ChoicePills.tsx'
import { HotCold } from './HotCold.tsx'
import { TrendChart } from './TrendChart.tsx'
import { placesOf, trendOf } from './trend.rules.ts'
import './trend.css'

/** The draws shown as a chart or counted, of one place where places are things of their own. */
export function Trend({
  family,
  results,
  part,
}: {
  family: string
  results: readonly LotteryResult[]
  part: 'chart' | 'counts'
}) {
  const t = useT()
  const places = placesOf(family, results)
  const [place, setPlace] = useState('0')
  const trend = trendOf(family, results, places === 0 ? null : Number(place))
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
      {part === 'chart' ? <TrendChart {...trend} isLine={places > 0} /> : <HotCold {...trend} />}
    </div>
  )
}
