import type { LotteryPlayType, RoomType } from '@perya/contract/lottery'
import { useEffect, useState } from 'react'
import { BoardStates } from '../board/BoardStates.tsx'
import { isNoSuchLottery, NoSuchLottery } from '../board/NoSuchLottery.tsx'
import { type LotteryDetail, useLottery } from '../board/use-lotteries.ts'
import { Orders } from '../orders/Orders.tsx'
import { Results } from '../results/Results.tsx'
import { clearSlip } from '../slip/slips.ts'
import { BetPad } from './BetPad.tsx'
import { DeskHead } from './DeskHead.tsx'
import { DeskTabs, type DeskView } from './DeskTabs.tsx'
import { type Offered, offeredOf } from './offered.rules.ts'
import '../lottery.css'
import './desk.css'

type DeskAsked = {
  /** As an address says it. */
  prizeMode: string
  playType: LotteryPlayType
  view: DeskView
  /** The lottery is of another prize mode than asked for, or is not played that way. */
  onOffered: (offered: Offered) => void
  onPlayType: (playType: LotteryPlayType) => void
  onView: (view: DeskView) => void
}

/** One lottery: where it is bet on, what it brought, and what the member has placed. */
export default function Desk({
  code,
  ...desk
}: DeskAsked & {
  /** Also the one of a tile of the catalogue. */
  code: string
}) {
  const query = useLottery(code)
  const isNone = isNoSuchLottery(query.error)
  useEffect(() => {
    // Nobody could place or empty it any more.
    if (isNone) clearSlip(code)
  }, [isNone, code])
  if (isNone) return <NoSuchLottery />
  return (
    <div className="lottery-desk">
      {query.data === undefined ? (
        <div className="lottery-board">
          <BoardStates query={query}>{() => null}</BoardStates>
        </div>
      ) : (
        <OpenDesk detail={query.data} {...desk} />
      )}
    </div>
  )
}

function OpenDesk({
  detail,
  view,
  onOffered,
  onPlayType,
  onView,
  ...asked
}: DeskAsked & { detail: LotteryDetail }) {
  const offered = offeredOf(detail.lottery, asked)
  const isOther = offered.prizeMode !== asked.prizeMode || offered.playType !== asked.playType
  useEffect(() => {
    if (isOther) onOffered(offered)
  })
  const [roomType, setRoomType] = useState<RoomType>('free')
  const room = detail.rooms.find((each) => each.roomType === roomType) ?? detail.rooms[0]
  const { lottery } = detail
  return (
    <>
      <DeskHead detail={detail} room={room} onRoom={setRoomType} onResults={() => onView('results')} />
      <DeskTabs view={view} onView={onView} />
      {view === 'bet' && room && (
        <BetPad
          key={lottery.code}
          detail={detail}
          room={room}
          playType={offered.playType}
          onPlayType={onPlayType}
        />
      )}
      {view === 'results' && <Results lottery={lottery} latest={detail.results} />}
      {view === 'orders' && <Orders code={lottery.code} />}
    </>
  )
}
