import * as contract from '@perya/contract/ops-transfers'
import { formatAmount, parseAmount } from '@perya/money'
import type { Context } from '#platform/context.ts'
import { sendPicture } from '#platform/http/picture.ts'
import { operatorRoute, type Route } from '#platform/http/route.ts'
import { eyesNeeded } from './by-hand.rules.ts'
import { listToConfirm } from './deposit.store.ts'
import { confirmByHand, readProof, refuseByHand } from './review-by-hand.ts'

export const byHandDeskRoutes = (ctx: Context): Route[] => [
  operatorRoute(contract.listTransfersToConfirm, async (_input, { merchant }) => ({
    transfers: (await listToConfirm(ctx.db, merchant)).map((sent) => ({
      reference: sent.reference,
      userName: sent.userName,
      amount: formatAmount(sent.amount),
      currency: sent.currency,
      payerReference: sent.payerReference,
      flags: sent.flags,
      provedAt: sent.provedAt?.toISOString() ?? null,
      eyesNeeded: eyesNeeded(sent.amount, sent),
      confirmedBy: sent.confirmedBy,
    })),
  })),
  operatorRoute(contract.getTransferReceipt, async ({ reference }, { merchant }, { reply }) => {
    sendPicture(reply, await readProof(ctx.db, { merchant, reference }))
    return undefined
  }),
  operatorRoute(contract.confirmTransfer, async ({ reference, amount }, { merchant, operator }) => ({
    missing: await confirmByHand(ctx, {
      merchant,
      reference,
      amount: parseAmount(amount),
      operator: operator.name,
    }),
  })),
  operatorRoute(contract.refuseTransfer, async ({ reference, reason }, { merchant, operator }) => {
    await refuseByHand(ctx, { merchant, reference, reason, operator: operator.name })
    return {}
  }),
]
