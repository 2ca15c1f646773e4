/** Sends approved withdrawals, each once; when the outcome is unknown, it asks the gateway before it sends again. */
import type { PayoutReport } from '@perya/contract/gateway'
import { readPersonalData } from '#features/members/index.ts'
import type { Context } from '#platform/context.ts'
import { openText } from '#platform/personal-data.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { gatewayOf } from '../gateway/gateways.ts'
import { raiseUnbooked, unbookedPlace } from '../unbooked.ts'
import { cardPurpose } from './bind-card.ts'
import { type Card, findCard } from './card.store.ts'
import { settlePayout } from './end-withdrawal.ts'
import {
  claimUnderway,
  lockNextApproved,
  lockWithdrawal,
  moveOn,
  type WithdrawalRow,
} from './withdrawal.store.ts'

const askMs = 30_000

export async function payOut(ctx: Context): Promise<void> {
  const gateway = gatewayOf(ctx)
  if (!gateway) return
  await askUnderway(ctx, gateway)
  for (;;) {
    const next = await takeNext(ctx)
    if (!next) return
    await send(ctx, gateway, next)
  }
}

/** Marks it as being paid before it is sent: after a crash the gateway is asked, and nothing is paid twice. */
async function takeNext(ctx: Context): Promise<WithdrawalRow | undefined> {
  return ctx.db.transaction().execute(async (tx) => {
    const next = await lockNextApproved(tx)
    if (!next) return undefined
    const now = ctx.now()
    await moveOn(tx, { id: next.id, state: 'paying', now, nextQueryAt: new Date(now.getTime() + askMs) })
    return next
  })
}

async function send(ctx: Context, gateway: Gateway, withdrawal: WithdrawalRow): Promise<void> {
  const card = (await findCard(ctx.db, withdrawal.memberId, withdrawal.cardId)) as Card
  const { payeeName = '' } = await readPersonalData(ctx, ctx.db, withdrawal.memberId)
  await hear(ctx, gateway, withdrawal, () =>
    gateway.payOut({
      account: withdrawal.merchant,
      reference: withdrawal.reference,
      amount: withdrawal.amount - withdrawal.fee,
      currency: withdrawal.currency,
      bank: card.bank,
      number: openText(ctx.secrets, cardPurpose, card.number),
      payeeName,
    }),
  )
}

async function askUnderway(ctx: Context, gateway: Gateway): Promise<void> {
  const now = ctx.now()
  const underway = await claimUnderway(ctx.db, { now, nextAt: new Date(now.getTime() + askMs) })
  for (const payout of underway) {
    await hear(ctx, gateway, payout, async () => {
      const report = await gateway.queryPayout({ account: payout.merchant, reference: payout.reference })
      if (report) return report
      // The gateway does not know it, so it may be sent again with the same reference.
      const found = await ctx.db.transaction().execute((tx) => lockWithdrawal(tx, { id: payout.id }))
      if (found?.state === 'paying') await send(ctx, gateway, found)
      return { state: 'pending' }
    })
  }
}

async function hear(
  ctx: Context,
  gateway: Gateway,
  { id, reference }: { id: bigint; reference: string },
  ask: () => Promise<PayoutReport>,
): Promise<void> {
  const report = await ask().catch((error: Error) => {
    ctx.log.warn({ err: error, reference }, 'nobody knows what became of a payout; it is asked for again')
  })
  if (!report || report.state === 'pending') return
  await settlePayout(ctx, id, gateway.name, report).catch((error: Error) =>
    raiseUnbooked(ctx, error, async (tx) => {
      const found = await lockWithdrawal(tx, { id })
      if (found?.state !== 'paying') return undefined
      const { amount, fee, currency } = found
      return {
        place: unbookedPlace.payout(reference),
        said: report.state,
        amount: amount - fee,
        currency,
      }
    }),
  )
}
