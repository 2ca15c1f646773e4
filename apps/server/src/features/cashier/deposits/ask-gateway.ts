import { merchantOf } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { troubleWith, tryInLoop } from '#platform/trouble.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { gatewayOf } from '../gateway/gateways.ts'
import { applyReport } from './apply-payment.ts'
import { askNoMore, claimDue, type DueDeposit, endWaiting } from './deposit.store.ts'

const batch = 20
const againMs = 30_000

/** Asks what became of deposits the gateway has told nothing about; only its own word lets one expire. */
export async function askGateway(ctx: Context): Promise<void> {
  const gateway = gatewayOf(ctx)
  if (!gateway) return
  for (;;) {
    const now = ctx.now()
    const due = await claimDue(ctx.db, gateway.name, {
      now,
      nextAt: new Date(now.getTime() + againMs),
      limit: batch,
    })
    await Promise.all(due.map((deposit) => ask(ctx, gateway, deposit)))
    if (due.length < batch) return
  }
}

async function ask(ctx: Context, gateway: Gateway, { reference, merchant, expiresAt }: DueDeposit) {
  const isOver = expiresAt <= ctx.now()
  const trouble = troubleWith(ctx.log, 'the gateway was not heard', { gateway: gateway.name })
  const askOnce = async () => {
    const report = await gateway.query({ account: merchantOf(ctx, merchant).code, reference })
    if (report && report.reference === reference) await applyReport(ctx, gateway.name, report)
    else if (isOver) {
      await endWaiting(ctx.db, { gateway: gateway.name, reference, state: 'expired', now: ctx.now() })
    }
    if (isOver) await askNoMore(ctx.db, reference)
  }
  // Where nobody knows, it is asked again, and a payment that arrives meanwhile still counts.
  await tryInLoop(trouble, askOnce, undefined)
}
