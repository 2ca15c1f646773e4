import * as contract from '@perya/contract/protection'
import { realityMinutesUsual } from '@perya/contract/protection-bounds'
import { formatAmount } from '@perya/money'
import { sumPlay } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import type { BreakRow } from './break.store.ts'
import { findBreak } from './breaks.ts'
import { capText, isOfMoney } from './limit.rules.ts'
import { listLimits, listMoneyUse, listWishes } from './limit.store.ts'
import { confirmWish, dropWish, setLimit } from './set-limit.ts'
import { findSitting, keepAcknowledged, listTimeUse } from './sitting.store.ts'
import { takeBreak } from './take-break.ts'

export const protectionRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.getProtection, (_input, { signedIn }) => protectionOf(ctx, signedIn.memberId)),
  memberRoute(contract.setLimit, async ({ cap, ...which }, { signedIn }) => {
    await setLimit(ctx, signedIn.memberId, which, cap)
    return protectionOf(ctx, signedIn.memberId)
  }),
  memberRoute(contract.confirmWish, async (which, { signedIn }) => {
    await confirmWish(ctx, signedIn.memberId, which)
    return protectionOf(ctx, signedIn.memberId)
  }),
  memberRoute(contract.dropWish, async (which, { signedIn }) => {
    await dropWish(ctx, signedIn.memberId, which)
    return protectionOf(ctx, signedIn.memberId)
  }),
  memberRoute(contract.takeBreak, async (asked, { signedIn }) =>
    breakAnswer(await takeBreak(ctx, signedIn.memberId, asked)),
  ),
  memberRoute(contract.getRealityCheck, (_input, { signedIn }) => realityOf(ctx, signedIn.memberId)),
  memberRoute(contract.acknowledgeReality, async (_input, { signedIn }) => {
    await keepAcknowledged(ctx.db, signedIn.memberId)
    return realityOf(ctx, signedIn.memberId)
  }),
]

const breakAnswer = ({ kind, endsAt }: BreakRow): contract.Break => ({
  kind,
  endsAt: endsAt?.toISOString() ?? null,
})

async function protectionOf(ctx: Context, memberId: bigint): Promise<contract.Protection> {
  const [limits, money, time, wishes, taken] = await Promise.all([
    listLimits(ctx.db, memberId),
    listMoneyUse(ctx.db, memberId),
    listTimeUse(ctx.db, memberId),
    listWishes(ctx.db, memberId),
    findBreak(ctx.db, memberId),
  ])
  const uses = [...money, ...time]
  // Sorted by cap, so the first of its kind is the strictest.
  const strictest = limits.filter(
    (limit, index) =>
      limits.findIndex(({ measure, period }) => measure === limit.measure && period === limit.period) ===
      index,
  )
  return {
    limits: strictest.map((limit) => {
      const use = uses.find(({ measure, period }) => measure === limit.measure && period === limit.period)
      const used = use?.used ?? 0n
      return {
        measure: limit.measure,
        period: limit.period,
        cap: capText(limit, limit.cap),
        setBy: limit.setBy,
        used: isOfMoney(limit) ? formatAmount(used) : used.toString(),
        endsAt: use?.endsAt.toISOString() ?? null,
      }
    }),
    wishes: wishes.map(({ cap, ripeAt, ...which }) => ({
      ...which,
      cap: cap === null ? null : capText(which, cap),
      ripeAt: ripeAt.toISOString(),
      isRipe: ripeAt <= ctx.now(),
    })),
    break: taken && breakAnswer(taken),
  }
}

async function realityOf(ctx: Context, memberId: bigint): Promise<contract.RealityCheck> {
  const found = await findSitting(ctx.db, memberId, realityMinutesUsual)
  if (!found) throw new Error(`member ${memberId} asks without a session`)
  const [{ staked, won }, taken] = await Promise.all([
    sumPlay(ctx.db, memberId, { from: found.since, to: null }),
    findBreak(ctx.db, memberId),
  ])
  return {
    since: found.since.toISOString(),
    staked: formatAmount(staked),
    won: formatAmount(won),
    net: formatAmount(won - staked),
    dueAt: found.dueAt.toISOString(),
    isDue: found.isDue,
    break: taken && breakAnswer(taken),
  }
}
