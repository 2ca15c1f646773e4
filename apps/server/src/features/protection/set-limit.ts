/** Limits: stricter at once, looser only for who still wants it a day later. */
import type { MoneyMeasure, Period } from '@perya/contract/protection-bounds'
import { findMemberByUserName } from '#features/members/index.ts'
import { ChangeRefused } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { noteHarm } from './harm-markers.ts'
import { isOfMoney, isStricter, readCap, type Which, wishWaitMs } from './limit.rules.ts'
import {
  findCap,
  lockProtection,
  obeyInWallet,
  putCap,
  putWish,
  type SetBy,
  takeWish,
} from './limit.store.ts'

type Desk = Pick<Context, 'db' | 'now'>

export async function setLimit(
  ctx: Desk,
  memberId: bigint,
  which: Which,
  text: string | null,
): Promise<void> {
  const cap = text === null ? null : readCap(which, text)
  if (cap === undefined) throw new AppError('protection.cap', { field: 'cap' })
  await ctx.db.transaction().execute(async (tx) => {
    await lockProtection(tx, memberId)
    const now = await findCap(tx, memberId, which, 'member')
    if (now === null && cap === null) return
    // Whatever was wished for before, this is what is wanted now.
    await takeWish(tx, memberId, which)
    if (isStricter(now, cap)) await put(ctx, tx, memberId, which, { setBy: 'member', cap })
    else await putWish(tx, memberId, { ...which, cap, ripeAt: new Date(ctx.now().getTime() + wishWaitMs) })
  })
}

/** The second word on a looser limit, a day after the first. */
export async function confirmWish(ctx: Desk, memberId: bigint, which: Which): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await lockProtection(tx, memberId)
    const wish = await takeWish(tx, memberId, which)
    if (!wish) throw new AppError('protection.noWish')
    const waitMs = wish.ripeAt.getTime() - ctx.now().getTime()
    if (waitMs > 0) throw new AppError('protection.early', { hours: Math.ceil(waitMs / 3_600_000) })
    await put(ctx, tx, memberId, which, { setBy: 'member', cap: wish.cap })
    const reference = `${which.measure} ${which.period}`
    await noteHarm(tx, memberId, { sign: 'limitLoosened', reference, now: ctx.now() })
  })
}

export async function dropWish(ctx: Desk, memberId: bigint, which: Which): Promise<void> {
  await ctx.db.transaction().execute((tx) => takeWish(tx, memberId, which))
}

/** By an operator, at once either way: the member's own limit still counts where it is stricter. */
export async function setLimitByOperator(
  desk: Desk,
  {
    merchant,
    userName,
    measure,
    period,
    cap: text,
  }: { merchant: string; userName: string } & Record<'measure' | 'period' | 'cap', string>,
): Promise<void> {
  const member = await findMemberByUserName(desk.db, merchant, userName)
  if (!member) throw new ChangeRefused(`There is no member ${userName}.`)
  const which = { measure, period } as Which
  const isKnown =
    ['deposit', 'loss', 'stake', 'session'].includes(measure) && ['day', 'week', 'month'].includes(period)
  const cap =
    text === 'none' ? null : isKnown && /^\d+(\.\d{1,2})?$/.test(text) ? readCap(which, text) : undefined
  if (!isKnown || cap === undefined) {
    throw new ChangeRefused(
      'A limit is deposit, loss, stake or session; day, week or month; and a figure or none.',
    )
  }
  await desk.db.transaction().execute(async (tx) => {
    await lockProtection(tx, member.id)
    await put(desk, tx, member.id, which, { setBy: 'operator', cap })
  })
}

async function put(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  memberId: bigint,
  which: Which,
  { setBy, cap }: { setBy: SetBy; cap: bigint | null },
): Promise<void> {
  await putCap(tx, memberId, which, { setBy, cap, now: ctx.now() })
  if (isOfMoney(which)) {
    await obeyInWallet(
      tx,
      memberId,
      which.measure as MoneyMeasure,
      which.period as Exclude<Period, 'sitting'>,
    )
  }
}
