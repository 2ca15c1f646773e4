import type { StatementLine } from '@perya/contract/wallet'
import { useState } from 'react'
import { useDates } from '#lib/dates.ts'
import { RichText, useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { BalanceText } from './BalanceText.tsx'
import { DirectionWord } from './DirectionWord.tsx'
import { daysBefore, type StatementFilter } from './filter.rules.ts'
import { kindIcons } from './kind-looks.ts'
import { LineSheet } from './LineSheet.tsx'
import { directionOf, linesByDay, signOf } from './lines.rules.ts'

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
  return (
    <>
      {linesByDay(lines, timeZone).map(({ day, lines: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="statement-day">
            <DayName day={day} today={today} />
          </h2>
          <ul className="statement-lines">
            {ofDay.map(({ key, line }) => (
              <li key={key}>
                <LineButton line={line} onClick={() => open(line)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
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

function LineButton({ line, onClick }: { line: StatementLine; onClick: () => void }) {
  const money = useMoney()
  const { timeZone } = useSettings()
  const showTime = useDates(timeZone)
  const direction = directionOf(line)
  const Icon = kindIcons[line.code]
  return (
    <button type="button" className="statement-line" aria-haspopup="dialog" onClick={onClick}>
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
