import type { RoomType } from '@perya/contract/lottery'
import { lotteryOf } from '@perya/lottery-rules'
import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { serverNow } from '#lib/server-clock.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { soldBy } from '../bet/sold.rules.ts'
import { BoardStates } from '../board/BoardStates.tsx'
import { deskPath } from '../board/LotteryCard.tsx'
import { isNoSuchLottery, NoSuchLottery } from '../board/NoSuchLottery.tsx'
import { type LotteryDetail, useLottery } from '../board/use-lotteries.ts'
import { BetRules } from './BetRules.tsx'
import { HowDrawn } from './HowDrawn.tsx'
import { Limits } from './Limits.tsx'
import { Section } from './Section.tsx'
import { WhatIfRules } from './WhatIfRules.tsx'
import { WhenDrawn } from './WhenDrawn.tsx'
import '#ui/record/record.css'
import '../lottery.css'
import '../bet/desk.css'
import './rules.css'

/** Everything a player can know about a lottery before they bet, from the data that draws, sells and settles it. */
export function LotteryRules({ code }: { code: string }) {
  const query = useLottery(code)
  if (isNoSuchLottery(query.error)) return <NoSuchLottery />
  return (
    <div className="rules">
      <BoardStates query={query}>{(detail) => <Rules detail={detail} />}</BoardStates>
    </div>
  )
}

function Rules({ detail: { lottery, rooms, results, chaseMax } }: { detail: LotteryDetail }) {
  const t = useT()
  const [roomType, setRoomType] = useState<RoomType>('free')
  const room = rooms.find((each) => each.roomType === roomType) ?? rooms[0]
  const rule = lotteryOf(lottery.code)
  if (!room || !rule) return <NoSuchLottery />
  const last = results[0] ?? lottery.lastResult
  return (
    <>
      <div className="rules__head">
        <h2 className="desk-head__name">{lottery.name}</h2>
        <Link to={deskPath(lottery)} className={buttonClass({ variant: 'secondary' })}>
          {t('lottery.view.bet')}
        </Link>
      </div>
      <HowDrawn {...rule} />
      <WhenDrawn lottery={rule} />
      {rooms.length > 1 && (
        <Segmented
          label={t('lottery.rooms')}
          value={room.roomType}
          onChange={setRoomType}
          options={rooms.map((each) => ({
            value: each.roomType,
            label: t(`lottery.room.${each.roomType}`),
          }))}
        />
      )}
      <Limits room={room} chaseMax={chaseMax} />
      <BetRules betTypes={soldBy(lottery, serverNow())} prizeGroup={room.prizeGroup} />
      <WhatIfRules drawSource={rule.drawSource} />
      <Section name={t('lottery.rules.verify')}>
        <p className="text-pretty">{t(`lottery.rules.verify.${rule.drawSource}`)}</p>
        {last && (
          <Link
            to={pathTo('verify', { lottery: lottery.code, issue: last.issueNo })}
            className={buttonClass({ variant: 'secondary', isWide: true })}
          >
            {t('lottery.rules.verify.last')}
          </Link>
        )}
      </Section>
    </>
  )
}
