import { getTurnover } from '@perya/contract/turnover'
import { formatAmount } from '@perya/money'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { countTurnover } from './count-turnover.ts'
import { lockedOf } from './turnover.rules.ts'

export const turnoverRoutes = (ctx: Context): Route[] => [
  memberRoute(getTurnover, async (_input, { signedIn }) => {
    const { withdrawable, locked, requirements } = await ctx.db
      .transaction()
      .execute((tx) => countTurnover(ctx, tx, signedIn.memberId))
    return {
      withdrawable: formatAmount(withdrawable),
      locked: formatAmount(locked),
      requirements: requirements.map((requirement) => ({
        reference: requirement.reference,
        credit: formatAmount(requirement.credit),
        required: formatAmount(requirement.required),
        progress: formatAmount(requirement.progress),
        locked: formatAmount(lockedOf(requirement)),
        createdAt: requirement.createdAt.toISOString(),
      })),
    }
  }),
]
