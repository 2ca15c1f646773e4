import type { RecordedRound } from '@perya/contract/game-record'
import { type ReactNode, useState } from 'react'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import type { LineRow } from '#lib/record/rows.rules.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { DayList } from '#ui/record/DayList.tsx'
import { Dotted } from '#ui/record/Dotted.tsx'
import { RecordLine } from '#ui/record/RecordLine.tsx'
import GameIcon from '~icons/ph/game-controller-duotone'
import { RoundSheet } from './RoundSheet.tsx'
import { roundLook } from './use-game-record.ts'

/** An order of a lottery opens as it does where lotteries are played. */
export type OrderSheet = (order: { id: string; isOpen: boolean; onClose: () => void }) => ReactNode

/** Every round, newest first, under its day; each opens to its money and its proof. */
export function Rounds({
  rounds,
  today,
  orderSheet,
}: {
  rounds: readonly RecordedRound[]
  today: string
  orderSheet: OrderSheet
}) {
  const [opened, setOpened] = useState<RecordedRound | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = (round: RecordedRound) => {
    setOpened(round)
    setIsOpen(true)
  }
  return (
    <>
      <DayList lines={rounds} look={roundLook} today={today}>
        {(row) => <Round row={row} onClick={() => open(row.line)} />}
      </DayList>
      {/* Kept while the sheet goes down, so that it does not empty on its way. */}
      {opened?.orderId == null
        ? opened && <RoundSheet isOpen={isOpen} onClose={() => setIsOpen(false)} round={opened} />
        : orderSheet({ id: opened.orderId, isOpen, onClose: () => setIsOpen(false) })}
    </>
  )
}

function Round({
  row: { line: round, place },
  onClick,
}: {
  row: LineRow<RecordedRound>
  onClick: () => void
}) {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const showTime = useDates(timeZone)
  return (
    <RecordLine
      place={place}
      icon={<GamePicture iconUrl={round.iconUrl} />}
      name={round.gameName}
      meta={
        <Dotted>
          {round.state !== 'settled' && (
            <span className="round-state" data-state={round.state}>
              {t(`gameRecord.state.${round.state}`)}
            </span>
          )}
          {round.vendorName}
          {showTime(round.openedAt, 'time')}
        </Dotted>
      }
      amount={round.net}
      under={t('gameRecord.staked', { amount: money(round.stake) })}
      onClick={onClick}
    />
  )
}

function GamePicture({ iconUrl }: { iconUrl: string | null }) {
  if (iconUrl === null) return <GameIcon className="size-6" />
  return <img src={iconUrl} alt="" loading="lazy" decoding="async" className="round-picture" />
}
