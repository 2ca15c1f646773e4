/** Rooms and switches of every merchant, kept in memory by each process and read again when one of them changes. */
import type { RoomType } from '@perya/contract/lottery'
import { type Lottery, lotteries, lotteryOf } from '@perya/lottery-rules'
import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Close } from '#platform/feature.ts'
import { follow } from '#platform/follow.ts'
import { service } from '#platform/service.ts'
import { roomChannel } from '../issues/announce.ts'
import { listRooms, listStops, type Room } from './room.store.ts'

/** A lottery as one merchant offers it. */
export type Offer = { lottery: Lottery; rooms: readonly Room[]; isOpen: boolean }

/** By merchant, by the code of the lottery. */
const directories = service<ReadonlyMap<string, ReadonlyMap<string, Offer>>>('directory of lotteries')

export function openDirectory(ctx: Context): Promise<Close> {
  return follow(ctx, roomChannel, async () => {
    const [rooms, stops] = await Promise.all([listRooms(ctx.db), listStops(ctx.db)])
    const stopped = new Set(stops.map(({ merchant, code }) => `${merchant} ${code}`))
    const offers = new Map<string, Map<string, Offer>>()
    for (const merchant of new Set(rooms.map((room) => room.merchant))) {
      const own = rooms.filter((room) => room.merchant === merchant)
      const entries = lotteries.flatMap((lottery): [string, Offer][] => {
        const its = own.filter(({ code }) => code === lottery.code)
        const isOpen = !stopped.has(`${merchant} ${lottery.code}`) && !stopped.has(`${merchant} *`)
        return its.length === 0 ? [] : [[lottery.code, { lottery, rooms: its, isOpen }]]
      })
      offers.set(merchant, new Map(entries))
    }
    directories.open(ctx, offers)
  })
}

/** The site a merchant's members see: trial members see that of the merchant they try. */
export const siteOf = (ctx: Context, merchant: string): string =>
  merchantOf(ctx, merchant).trialOf ?? merchant

/** Everything a merchant offers, in the order lists show it. */
export function listOffers(ctx: Context, merchant: string): Offer[] {
  return [...(directories.of(ctx).get(siteOf(ctx, merchant))?.values() ?? [])]
}

export function findOffer(ctx: Context, merchant: string, code: string): Offer {
  const offer = directories.of(ctx).get(siteOf(ctx, merchant))?.get(code)
  if (!offer || !lotteryOf(code)) throw new AppError('lottery.unknown')
  return offer
}

export function findRoom({ rooms }: Offer, roomType: RoomType): Room {
  const room = rooms.find((each) => each.roomType === roomType)
  if (!room) throw new AppError('lottery.room')
  return room
}
