import type { CSSProperties } from 'react'
import { useT } from '#lib/i18n.tsx'
import { issueName, issueShort } from '../board/issue.rules.ts'
import type { TrendRow } from './trend.rules.ts'

/** The grid every lottery hall has on its wall: a row for each draw, a column for each number, what came marked. */
export function TrendChart({
  picks,
  rows,
  isLine,
}: {
  picks: readonly string[]
  rows: readonly TrendRow[]
  /** One number a draw: a line leads from one to the next. */
  isLine: boolean
}) {
  const t = useT()
  return (
    <section
      className="trend-chart"
      dir="ltr"
      aria-label={t('lottery.results.chart')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide chart is scrolled with the keyboard
      tabIndex={0}
      style={{ '--columns': picks.length } as CSSProperties}
    >
      <div className="trend-chart__row trend-chart__head" aria-hidden="true">
        <span className="trend-chart__issue" />
        {picks.map((pick) => (
          <span key={pick}>{pick}</span>
        ))}
      </div>
      <div className="trend-chart__body">
        {isLine && (
          <svg
            className="trend-chart__line"
            viewBox={`0 0 ${picks.length} ${rows.length}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <polyline
              points={rows.map(({ hits }, row) => `${(hits[0]?.column ?? 0) + 0.5},${row + 0.5}`).join(' ')}
            />
          </svg>
        )}
        <ol>
          {rows.map(({ issueNo, hits }) => (
            <li key={issueNo} className="trend-chart__row">
              <span className="trend-chart__issue" title={issueName(issueNo)}>
                {issueShort(issueNo)}
              </span>
              {hits.map(({ pick, column, times }) => (
                <span
                  key={pick}
                  className="trend-chart__hit"
                  style={{ '--column': column + 2 } as CSSProperties}
                >
                  {pick}
                  {times > 1 && <sup>{times}</sup>}
                </span>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
