/** What a gateway reports and the ledger refuses to book: an alarm at once, until the ledger books it. */
import { formatAmount } from '@perya/money'
import { endAlarm, raiseAlarms, unbookedAlarm } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'

/** Names a payment, payout or refund, for operators and in the alarm. */
export const unbookedPlace = {
  payment: (payment: string) => `payment ${payment}`,
  refund: (payment: string) => `refund ${payment}`,
  payout: (reference: string) => `payout ${reference}`,
}

type Unbooked = {
  /** One of `unbookedPlace`. */
  place: string
  said: 'paid' | 'failed'
  amount: bigint
  currency: string
}

/** `find` looks again under a lock, and answers nothing when another server has booked it meanwhile. */
export async function raiseUnbooked(
  ctx: Pick<Context, 'db' | 'log'>,
  error: Error,
  find: (tx: Tx) => Promise<Unbooked | undefined>,
): Promise<void> {
  ctx.log.error({ err: error }, 'the ledger does not take what a gateway says')
  const why = error instanceof AppError ? error.code : error.message
  try {
    await ctx.db.transaction().execute(async (tx) => {
      const found = await find(tx)
      if (!found) return
      const { place, said, amount, currency } = found
      const detail = `the gateway says ${said} of ${formatAmount(amount)} ${currency}, and the ledger refuses it: ${why}`
      // A payment that failed moved no money, so nothing differs.
      const difference = said === 'paid' ? amount : 0n
      await raiseAlarms(tx, [
        { ...unbookedAlarm(place), accountId: null, transferId: null, difference, detail },
      ])
    })
  } catch (later) {
    // The gateway is asked again, and that raises the alarm again.
    ctx.log.error({ err: later }, 'no alarm was written about what a gateway says')
  }
}

/** Ends the alarm, in the transaction that books the movement. */
export const resolveUnbooked = (tx: Tx, place: string): Promise<void> => endAlarm(tx, unbookedAlarm(place))
