import { inMoneyTransaction } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { giveBack } from './end-withdrawal.ts'
import { usualRules } from './rule.store.ts'
import { listUndecided, lockWithdrawal } from './withdrawal.store.ts'

type Ctx = Pick<Context, 'db' | 'now' | 'log'>

/** Gives back withdrawals that nobody decided within the merchant's hours, and writes their members why. */
export async function returnUndecided(ctx: Ctx): Promise<void> {
  const usualHours = usualRules.decideHours
  for (const id of await listUndecided(ctx.db, { now: ctx.now(), usualHours })) {
    // A failure with one does not delay the others.
    await returnOne(ctx, id).catch((error: Error) => {
      ctx.log.error({ err: error, withdrawal: id.toString() }, 'an undecided withdrawal was not returned')
    })
  }
}

async function returnOne(ctx: Ctx, id: bigint): Promise<void> {
  await inMoneyTransaction(ctx, async (tx) => {
    const found = await lockWithdrawal(tx, { id })
    // An operator decided in the meantime.
    if (found?.state !== 'requested') return
    await giveBack(ctx, tx, found, { state: 'rejected', reason: 'undecided' })
  })
}
