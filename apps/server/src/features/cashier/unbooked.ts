/** What a gateway says and the ledger does not take: an alert from the first time on, until the ledger takes it. */
import { formatAmount } from '@perya/money'
import { endAlarm, raiseAlarms, unbookedAlarm } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'

/** Names what a gateway moves, on the desk as in the alert. */
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

/** `find` looks again under a lock, and answers nothing when somebody else has booked it meanwhile. */
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
      // What was not paid is still where the ledger has it.
      const difference = said === 'paid' ? amount : 0n
      await raiseAlarms(tx, [
        { ...unbookedAlarm(place), accountId: null, transferId: null, difference, detail },
      ])
    })
  } catch (later) {
    // The gateway is asked again, which raises it again.
    ctx.log.error({ err: later }, 'no alarm was written about what a gateway says')
  }
}

/** Beside the movement that books it. */
export const resolveUnbooked = (tx: Tx, place: string): Promise<void> => endAlarm(tx, unbookedAlarm(place))
