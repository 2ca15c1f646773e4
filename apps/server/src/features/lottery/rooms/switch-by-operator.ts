/** Turns lotteries and players off and on: new bets end at once, what was staked is settled, cancels go on. */
import { lotteries, lotteryOf } from '@perya/lottery-rules'
import { findMemberByUserName } from '#features/members/index.ts'
import { ChangeRefused } from '#features/merchants/index.ts'
import { blockPlay, unblockPlay } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { announceRooms } from '../issues/announce.ts'
import { keepSwitch, listRooms, putRooms, type Room, switchCode } from './room.store.ts'
import { usualRooms } from './usual-rooms.ts'

type Desk = Pick<Context, 'db'>
type Switch = { merchant: string; isOpen: boolean; reason: string; operator: string }

/** One lottery, or all of a merchant's with `*`. */
export async function switchLottery({ db }: Desk, change: Switch & { code: string }): Promise<void> {
  if (change.code !== '*' && !lotteryOf(change.code))
    throw new ChangeRefused(`There is no lottery ${change.code}.`)
  await db.transaction().execute(async (tx) => {
    await switchCode(tx, change)
    await announceRooms(tx)
  })
}

/** Under this reason a member is blocked here, and only such a block is ended here. */
const blockReason = 'operator'

export async function switchPlayer({ db }: Desk, change: Switch & { userName: string }): Promise<void> {
  const { merchant, userName, isOpen } = change
  const member = await findMemberByUserName(db, merchant, userName)
  if (!member) throw new ChangeRefused(`${merchant} has no member ${userName}.`)
  await db.transaction().execute(async (tx) => {
    await (isOpen ? unblockPlay(tx, member.id, blockReason) : blockPlay(tx, member.id, blockReason))
    await keepSwitch(tx, { ...change, subject: `member:${member.id}` })
  })
}

/** Opens every lottery a merchant has no rooms of, with the usual ones. */
export async function offerLotteries({ db }: Desk, merchant: string): Promise<number> {
  const had = new Set(
    (await listRooms(db)).filter((room) => room.merchant === merchant).map(({ code }) => code),
  )
  const added = lotteries.filter(({ code }) => !had.has(code))
  await db.transaction().execute(async (tx) => {
    await putRooms(
      tx,
      added.flatMap((lottery) => usualRooms(merchant, lottery)),
    )
    await announceRooms(tx)
  })
  return added.length
}

export type RoomChange = Partial<Omit<Room, 'merchant' | 'code' | 'roomType'>>

/** Changes a room; orders that were placed keep the odds they were placed at. */
export async function changeRoom(
  { db }: Desk,
  named: Pick<Room, 'merchant' | 'code' | 'roomType'> & { operator: string; reason: string },
  change: RoomChange,
): Promise<void> {
  const { merchant, code, roomType } = named
  const room = (await listRooms(db)).find(
    (each) => each.merchant === merchant && each.code === code && each.roomType === roomType,
  )
  if (!room) throw new ChangeRefused(`${merchant} has no ${roomType} room of ${code}.`)
  await db.transaction().execute(async (tx) => {
    await putRooms(tx, [{ ...room, ...change }], { isChange: true })
    await keepSwitch(tx, { ...named, subject: `room:${code}:${roomType} ${describe(change)}`, isOpen: true })
    await announceRooms(tx)
  })
}

const describe = (change: RoomChange) =>
  Object.entries(change)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
