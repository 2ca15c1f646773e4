import type { StatementLine } from '@perya/contract/wallet'
import { type ComponentProps, useState } from 'react'
import { type Components, Virtuoso } from 'react-virtuoso'
import { useDates } from '#lib/dates.ts'
import { RichText, useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { BalanceText } from './BalanceText.tsx'
import { DirectionWord } from './DirectionWord.tsx'
import { daysBefore, type StatementFilter } from './filter.rules.ts'
import { kindIcons } from './kind-looks.ts'
import { LineSheet } from './LineSheet.tsx'
import { directionOf, type LineRow, type Row, rowsOf, signOf } from './lines.rules.ts'

/** A list to those who listen, of which only the part in sight exists. */
const parts: Components<Row> = {
  List: ({ context: _context, ...props }) => <ul {...(props as ComponentProps<'ul'>)} />,
  Item: ({ item: _item, context: _context, ...props }) => <li {...(props as ComponentProps<'li'>)} />,
}

/** Every movement, newest first, under its day; each opens to all there is to know about it. */
export function StatementLines({
  lines,
  today,
  wallet,
}: {
  lines: readonly StatementLine[]
  today: string
  wallet: StatementFilter['wallet']
}) {
  const { timeZone } = useSettings()
  const [opened, setOpened] = useState<StatementLine | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = (line: StatementLine) => {
    setOpened(line)
    setIsOpen(true)
  }
  const rows = rowsOf(lines, timeZone)
  return (
    <>
      <Virtuoso
        useWindowScroll
        data={rows}
        computeItemKey={(_, row) => row.key}
        increaseViewportBy={500}
        components={parts}
        itemContent={(_, row) =>
          row.kind === 'day' ? (
            <h2 className="statement-day">
              <DayName day={row.key} today={today} />
            </h2>
          ) : (
            <LineButton row={row} onClick={() => open(row.line)} />
          )
        }
      />
      {/* Kept while the sheet goes down, so that it does not empty on its way. */}
      {opened && <LineSheet isOpen={isOpen} onClose={() => setIsOpen(false)} line={opened} wallet={wallet} />}
    </>
  )
}

function DayName({ day, today }: { day: string; today: string }) {
  const t = useT()
  const date = useDates('UTC')(day, 'day')
  if (day === today) return `${t('statement.period.today')} · ${date}`
  if (day === daysBefore(today, 1)) return `${t('statement.period.yesterday')} · ${date}`
  return date
}

function LineButton({ row: { line, place }, onClick }: { row: LineRow; onClick: () => void }) {
  const money = useMoney()
  const { timeZone } = useSettings()
  const showTime = useDates(timeZone)
  const direction = directionOf(line)
  const Icon = kindIcons[line.code]
  return (
    <button
      type="button"
      className="statement-line"
      data-place={place}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <span className="statement-line__icon" data-direction={direction}>
        <Icon className="size-6" />
      </span>
      <span className="statement-line__what">
        <span className="statement-line__name">{line.name}</span>
        <span className="statement-line__meta">
          <DirectionWord direction={direction} />
          <span aria-hidden="true">·</span>
          {showTime(line.at, 'time')}
        </span>
      </span>
      <span className="statement-line__much">
        <bdi className="statement-line__amount" data-direction={direction}>
          {money(line.amount, { sign: signOf(line.amount) })}
        </bdi>
        <span className="statement-line__meta">
          <RichText
            id="statement.balanceAfter"
            parts={[<BalanceText key="balance" amount={line.balance} />]}
          />
        </span>
      </span>
    </button>
  )
}
