/** Who may bet in which room, and how to come in. */
import type { LotteryRoom, RoomType } from '@perya/contract/lottery'
import type { Lottery } from '@perya/lottery-rules'
import { formatAmount, parseAmount } from '@perya/money'
import { merchantOf } from '#features/merchants/index.ts'
import { inMoneyTransaction, postTransfer, readPeriod } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { readPurses } from '../money/purses.ts'
import { findOffer, findRoom } from './directory.ts'
import { hasEntry, insertEntry, type Room, sumRecentStakes } from './room.store.ts'

export async function mayEnter(ctx: Context, memberId: bigint, room: Room): Promise<boolean> {
  if (room.stakeNeeded !== null && (await sumRecentStakes(ctx.db, memberId)) < room.stakeNeeded) return false
  if (room.entryFee === null) return true
  return hasEntry(ctx.db, { memberId, ...room, day: await today(ctx, room.merchant) })
}

/** The site's business day. */
async function today(ctx: Context, merchant: string): Promise<string> {
  return (await readPeriod(ctx.db, merchant, {})).lastDay
}

export async function enterRoom(
  ctx: Context,
  asked: { memberId: bigint; merchant: string; code: string; roomType: RoomType; entryFee: string },
): Promise<LotteryRoom> {
  const { memberId, code, roomType } = asked
  const offer = findOffer(ctx, asked.merchant, code)
  if (!offer.isOpen) throw new AppError('lottery.closed')
  const room = findRoom(offer, roomType)
  const { entryFee } = room
  if (entryFee === null || parseAmount(asked.entryFee) !== entryFee)
    throw new AppError('lottery.priceChanged')
  const day = await today(ctx, room.merchant)
  const { cash, house } = (await readPurses(ctx, ctx.db, [memberId]))(memberId)
  await inMoneyTransaction(ctx, async (tx) => {
    if (!(await insertEntry(tx, { memberId, code, roomType, day }))) return
    await postTransfer(tx, {
      key: `lottery:entry:${memberId}:${code}:${roomType}:${day}`,
      kind: 'fee',
      legs: [
        { account: cash, amount: -entryFee },
        { account: house, amount: entryFee },
      ],
      reference: `lottery:${code}:${roomType}`,
    })
  })
  return roomAnswer(offer.lottery, room, await mayEnter(ctx, memberId, room))
}

export function roomAnswer({ unitPrices, modes, limits }: Lottery, room: Room, isOpen: boolean): LotteryRoom {
  return {
    roomType: room.roomType,
    prizeGroup: room.prizeGroup,
    unitPrices: unitPrices.map(formatAmount),
    modes: [...modes],
    multipleMax: limits.mostMultiple,
    lineMin: formatAmount(room.lineMin),
    lineMax: formatAmount(room.lineMax),
    issueMax: formatAmount(room.issueMax),
    winMax: formatAmount(room.winMax),
    issueWinMax: formatAmount(room.issueWinMax),
    numberMax: formatAmount(room.numberMax),
    stakeNeeded: room.stakeNeeded === null ? null : formatAmount(room.stakeNeeded),
    entryFee: room.entryFee === null ? null : formatAmount(room.entryFee),
    isOpen,
  }
}

export const currencyOf = (ctx: Context, merchant: string): string => merchantOf(ctx, merchant).currency
