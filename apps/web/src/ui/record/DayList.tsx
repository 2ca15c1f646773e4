import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { type Components, Virtuoso } from 'react-virtuoso'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { daysBefore } from '#lib/record/period.rules.ts'
import { type LineLook, type LineRow, type Row, rowsOf } from '#lib/record/rows.rules.ts'
import { useSettings } from '#lib/settings/settings.ts'

/** A list to those who listen, of which only the part in sight exists. */
const parts: Components<Row<never>> = {
  List: ({ context: _context, ...props }) => <ul {...(props as ComponentProps<'ul'>)} />,
  Item: ({ item: _item, context: _context, ...props }) => <li {...(props as ComponentProps<'li'>)} />,
}

/** Every line of a record, newest first, under its day. */
export function DayList<Line>({
  lines,
  look,
  today,
  children,
}: {
  lines: readonly Line[]
  look: LineLook<Line>
  today: string
  children: (row: LineRow<Line>) => ReactNode
}) {
  const { timeZone } = useSettings()
  const rows = useMemo(() => rowsOf(lines, look, timeZone), [lines, look, timeZone])
  return (
    <Virtuoso
      useWindowScroll
      data={rows}
      computeItemKey={(_, row) => row.key}
      increaseViewportBy={500}
      components={parts as Components<Row<Line>>}
      itemContent={(_, row) =>
        row.kind === 'day' ? (
          <h2 className="record-day">
            <DayName day={row.key} today={today} />
          </h2>
        ) : (
          children(row)
        )
      }
    />
  )
}

function DayName({ day, today }: { day: string; today: string }) {
  const t = useT()
  const date = useDates('UTC')(day, 'day')
  if (day === today) return `${t('record.period.today')} · ${date}`
  if (day === daysBefore(today, 1)) return `${t('record.period.yesterday')} · ${date}`
  return date
}
