import * as contract from '@perya/contract/ops-adjustments'
import { formatAmount, parseAmount } from '@perya/money'
import type { Context } from '#platform/context.ts'
import { operatorRoute, type Route } from '#platform/http/route.ts'
import { agreeToAdjustment, proposeAdjustment, refuseAdjustment } from './adjust.ts'
import { listProposed } from './adjustment.store.ts'

export const adjustmentsRoutes = (ctx: Context): Route[] => [
  operatorRoute(contract.listAdjustments, async (_input, { merchant }) => ({
    adjustments: (await listProposed(ctx.db, merchant)).map((proposed) => ({
      reference: proposed.reference,
      userName: proposed.userName,
      amount: formatAmount(proposed.amount),
      currency: proposed.currency,
      reason: proposed.reason,
      note: proposed.note,
      proposedBy: proposed.proposedBy,
      proposedAt: proposed.proposedAt.toISOString(),
    })),
  })),
  operatorRoute(contract.proposeAdjustment, async (asked, { merchant, operator }) => {
    const amount = parseAmount(asked.amount)
    return {
      reference: await proposeAdjustment(ctx, { ...asked, amount, merchant, operator: operator.name }),
    }
  }),
  operatorRoute(contract.agreeToAdjustment, async ({ reference }, { merchant, operator }) => {
    await agreeToAdjustment(ctx, { merchant, reference, operator: operator.name })
    return {}
  }),
  operatorRoute(contract.refuseAdjustment, async ({ reference }, { merchant, operator }) => {
    await refuseAdjustment(ctx, { merchant, reference, operator: operator.name })
    return {}
  }),
]
