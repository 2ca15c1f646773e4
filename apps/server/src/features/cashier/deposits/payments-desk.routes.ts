import * as contract from '@perya/contract/ops-payments'
import { formatAmount } from '@perya/money'
import type { Context } from '#platform/context.ts'
import { operatorRoute, type Route } from '#platform/http/route.ts'
import { listParked, type ParkedPayment } from './payment.store.ts'
import { refundParked } from './refund-payment.ts'
import { creditParked } from './resolve-payment.ts'
import { takeBack } from './take-back.ts'

export const paymentsDeskRoutes = (ctx: Context): Route[] => [
  operatorRoute(contract.listParkedPayments, async (_input, { merchant }) => ({
    payments: (await listParked(ctx.db, merchant)).map(toPayment),
  })),
  operatorRoute(contract.assignPayment, async (asked, { merchant, operator }) => {
    const isMoved = await creditParked(ctx, { ...asked, merchant, operator: operator.name })
    return { state: isMoved ? ('credited' as const) : ('proposed' as const) }
  }),
  operatorRoute(contract.refundPayment, async ({ payment }, { merchant, operator }) => {
    const isAgreed = await refundParked(ctx, { merchant, payment, operator: operator.name })
    return { state: isAgreed ? ('agreed' as const) : ('proposed' as const) }
  }),
  operatorRoute(contract.takeDepositBack, async ({ reference }, { merchant, operator }) => ({
    missing: await takeBack(ctx, { merchant, reference, operator: operator.name }),
  })),
]

const toPayment = (paid: ParkedPayment) => ({
  payment: paid.payment,
  gateway: paid.gateway,
  reference: paid.reference,
  amount: formatAmount(paid.amount),
  currency: paid.currency,
  reason: paid.reason,
  receivedAt: paid.receivedAt.toISOString(),
  proposal:
    paid.claimedBy === null || paid.claimedName === null
      ? null
      : { operator: paid.claimedBy, userName: paid.claimedName },
})
