import { getTurnover } from '@perya/contract/turnover'
import { formatAmount } from '@perya/money'
import { describeTurnover } from '#features/rewards/index.ts'
import { inMoneyTransaction } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { findMayLeave } from './may-leave.ts'

/** What may be withdrawn, what has to be staked first, and what is owed. */
export const turnoverRoutes = (ctx: Context): Route[] => [
  memberRoute(getTurnover, async (_input, { signedIn, language }) => {
    const { memberId } = signedIn
    const { mayLeave, owed, turnover } = await inMoneyTransaction(ctx, (tx) =>
      findMayLeave(ctx, tx, memberId),
    )
    return {
      ...(await describeTurnover(ctx.db, memberId, turnover, language)),
      withdrawable: formatAmount(mayLeave),
      owed: formatAmount(owed),
    }
  }),
]
