import * as contract from '@perya/contract/upline-transfer'
import { formatAmount, parseAmount } from '@perya/money'
import { maskName } from '#features/members/index.ts'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { findMayLeave } from '../withdrawals/may-leave.ts'
import { findUpline, transferUp } from './transfer-up.ts'

export const uplineRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.getUpline, async (_input, { signedIn }) => {
    const { userName } = await findUpline(ctx, ctx.db, signedIn.memberId)
    const { mayLeave } = await ctx.db.transaction().execute((tx) => findMayLeave(ctx, tx, signedIn.memberId))
    return { upline: maskName(userName), available: formatAmount(mayLeave) }
  }),
  memberRoute(contract.transferToUpline, async ({ amount, ...typed }, { signedIn, merchant }) => {
    const asked = { ...typed, merchant, memberId: signedIn.memberId, amount: parseAmount(amount) }
    const { id, createdAt } = await transferUp(ctx, asked)
    return { id: id.toString(), amount: formatAmount(asked.amount), at: createdAt.toISOString() }
  }),
]
