import { textIn } from '@perya/contract/fallback'
import * as contract from '@perya/contract/ops-withdrawals'
import { formatAmount } from '@perya/money'
import type { Context } from '#platform/context.ts'
import { operatorRoute, type Route } from '#platform/http/route.ts'
import { findDebts } from '../debts/debts.ts'
import { approveWithdrawal, rejectWithdrawal } from './review-withdrawal.ts'
import { findRules } from './rule.store.ts'
import { eyesNeeded, isOverdue } from './withdrawal.rules.ts'
import { listToReview } from './withdrawal.store.ts'

export const reviewRoutes = (ctx: Context): Route[] => [
  operatorRoute(contract.listWithdrawalsToReview, async (_input, { merchant, reads }) => {
    const rules = await findRules(ctx.db, merchant)
    const waiting = await listToReview(ctx.db, merchant, ctx.now())
    const debts = await findDebts(
      ctx.db,
      waiting.map(({ memberId }) => memberId),
    )
    return {
      withdrawals: waiting.map((asked) => ({
        reference: asked.reference,
        userName: asked.userName,
        amount: formatAmount(asked.amount),
        fee: formatAmount(asked.fee),
        currency: asked.currency,
        bankName: textIn(asked.names, reads),
        lastDigits: asked.lastDigits,
        reason: asked.reason,
        createdAt: asked.createdAt.toISOString(),
        promisedAt: asked.promisedAt.toISOString(),
        isOverdue: isOverdue(asked, ctx.now()),
        state: asked.state as 'requested' | 'approved' | 'paying',
        eyesNeeded: eyesNeeded(asked.amount, rules),
        approvedBy: asked.approvedBy,
        unbooked: asked.unbooked,
        owed: formatAmount(debts.get(asked.memberId) ?? 0n),
      })),
    }
  }),
  operatorRoute(contract.approveWithdrawal, async ({ reference }, { merchant, operator }) => ({
    missing: await approveWithdrawal(ctx, { merchant, reference, operator: operator.name }),
  })),
  operatorRoute(contract.rejectWithdrawal, async ({ reference, reason }, { merchant, operator }) => {
    await rejectWithdrawal(ctx, { merchant, reference, reason, operator: operator.name })
    return {}
  }),
]
