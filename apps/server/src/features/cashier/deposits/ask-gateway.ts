import { merchantOf } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { troubleWith } from '#platform/trouble.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { gatewayOf } from '../gateway/gateways.ts'
import { applyReport } from './apply-payment.ts'
import { askNoMore, claimDue, type DueDeposit } from './deposit.store.ts'
import { endWaiting } from './end-waiting.ts'

const batch = 20
const againMs = 30_000

/** One line of the log names at most so many deposits. */
const namedMax = 50

type Pass = { asked: number; unheard: { reference: string; error: unknown }[] }

/** Asks the gateway about deposits it has not reported; one expires only once the gateway answers that nobody paid. */
export async function askGateway(ctx: Context): Promise<void> {
  const gateway = gatewayOf(ctx)
  if (!gateway) return
  const pass: Pass = { asked: 0, unheard: [] }
  try {
    await askAll(ctx, gateway, pass)
  } finally {
    tellOf(ctx, gateway, pass)
  }
}

async function askAll(ctx: Context, gateway: Gateway, pass: Pass): Promise<void> {
  for (;;) {
    const now = ctx.now()
    const due = await claimDue(ctx.db, gateway.name, {
      now,
      nextAt: new Date(now.getTime() + againMs),
      limit: batch,
    })
    pass.asked += due.length
    await Promise.all(
      due.map(async (deposit) => {
        try {
          await ask(ctx, gateway, deposit)
        } catch (error) {
          // The outcome is unknown, so the gateway is asked again; a payment that arrives meanwhile still counts.
          pass.unheard.push({ reference: deposit.reference, error })
        }
      }),
    )
    if (due.length < batch) return
  }
}

/** Reports trouble once per pass: one deposit that cannot be asked about says nothing about the others. */
function tellOf(ctx: Context, gateway: Gateway, { asked, unheard: [first, ...rest] }: Pass): void {
  const trouble = troubleWith(ctx.log, 'the gateway was not heard', { gateway: gateway.name })
  if (first) {
    const unheard = [first, ...rest].map(({ reference }) => reference)
    const references = unheard.slice(0, namedMax)
    trouble.goesOn(first.error, { references, deposits: unheard.length, asked })
  } else if (asked > 0) {
    trouble.isOver()
  }
}

async function ask(ctx: Context, gateway: Gateway, { reference, merchant, expiresAt }: DueDeposit) {
  const isOver = expiresAt <= ctx.now()
  const report = await gateway.query({ account: merchantOf(ctx, merchant).code, reference })
  if (report && report.reference === reference) await applyReport(ctx, gateway.name, report)
  else if (isOver) {
    await endWaiting(ctx.db, { gateway: gateway.name, reference, state: 'expired', now: ctx.now() })
  }
  if (isOver) await askNoMore(ctx.db, reference)
}
