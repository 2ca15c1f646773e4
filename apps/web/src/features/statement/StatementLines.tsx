import type { StatementLine } from '@perya/contract/wallet'
import { useState } from 'react'
import { useDates } from '#lib/dates.ts'
import { RichText, useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { directionOf } from '#lib/record/direction.rules.ts'
import type { LineRow } from '#lib/record/rows.rules.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { DayList } from '#ui/record/DayList.tsx'
import { DirectionWord } from '#ui/record/DirectionWord.tsx'
import { Dotted } from '#ui/record/Dotted.tsx'
import { RecordLine } from '#ui/record/RecordLine.tsx'
import { BalanceText } from './BalanceText.tsx'
import type { StatementFilter } from './filter.rules.ts'
import { kindIcons } from './kind-looks.ts'
import { LineSheet } from './LineSheet.tsx'
import { lineLook } from './line-look.ts'
import { outcomeOf } from './line-words.rules.ts'

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
  const [opened, setOpened] = useState<StatementLine | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = (line: StatementLine) => {
    setOpened(line)
    setIsOpen(true)
  }
  return (
    <>
      <DayList lines={lines} look={lineLook} today={today}>
        {(row) => <Movement row={row} onClick={() => open(row.line)} />}
      </DayList>
      {/* Kept while the sheet goes down, so that it does not empty on its way. */}
      {opened && <LineSheet isOpen={isOpen} onClose={() => setIsOpen(false)} line={opened} wallet={wallet} />}
    </>
  )
}

function Movement({ row: { line, place }, onClick }: { row: LineRow<StatementLine>; onClick: () => void }) {
  const { timeZone } = useSettings()
  const showTime = useDates(timeZone)
  const Icon = kindIcons[line.code]
  const subject = line.game ?? line.vendor
  return (
    <RecordLine
      place={place}
      icon={<Icon className="size-6" />}
      name={line.name}
      meta={
        <Dotted>
          {subject !== null && <bdi>{subject}</bdi>}
          {line.result !== null && <Result result={line.result} />}
          <DirectionWord direction={directionOf(line)} />
          {showTime(line.at, 'time')}
        </Dotted>
      }
      amount={line.amount}
      under={
        <RichText id="statement.balanceAfter" parts={[<BalanceText key="balance" amount={line.balance} />]} />
      }
      onClick={onClick}
    />
  )
}

/** What play at a vendor came to, since its wallet moves by all that was there. */
function Result({ result }: { result: string }) {
  const t = useT()
  const money = useMoney()
  const outcome = outcomeOf(result)
  if (outcome === 'even') return t('statement.result.even')
  return t(`statement.result.${outcome}`, { amount: money(result.replace('-', '')) })
}
