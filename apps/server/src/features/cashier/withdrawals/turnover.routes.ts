import { getTurnover } from '@perya/contract/turnover'
import { formatAmount } from '@perya/money'
import { describeTurnover } from '#features/rewards/index.ts'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { findDebt } from '../debts/debts.ts'

/** What may be withdrawn, what has to be staked first, and what is owed. */
export const turnoverRoutes = (ctx: Context): Route[] => [
  memberRoute(getTurnover, async (_input, { signedIn, language }) => {
    const turnover = await describeTurnover(ctx, signedIn.memberId, language)
    return { ...turnover, owed: formatAmount(await findDebt(ctx.db, signedIn.memberId)) }
  }),
]
