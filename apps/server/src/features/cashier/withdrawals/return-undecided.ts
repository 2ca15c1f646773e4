import { inMoneyTransaction } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { giveBack } from './end-withdrawal.ts'
import { usualRules } from './rule.store.ts'
import { listUndecided, lockWithdrawal } from './withdrawal.store.ts'

type Ctx = Pick<Context, 'db' | 'now' | 'log'>

/** Nobody's money waits for a decision without end: past the merchant's hours it goes back, and its member reads why. */
export async function returnUndecided(ctx: Ctx): Promise<void> {
  const usualHours = usualRules.decideHours
  for (const id of await listUndecided(ctx.db, { now: ctx.now(), usualHours })) {
    // What goes wrong with one holds up no other.
    await returnOne(ctx, id).catch((error: Error) => {
      ctx.log.error({ err: error, withdrawal: id.toString() }, 'an undecided withdrawal was not returned')
    })
  }
}

async function returnOne(ctx: Ctx, id: bigint): Promise<void> {
  await inMoneyTransaction(ctx, async (tx) => {
    const found = await lockWithdrawal(tx, { id })
    // Somebody decided while it was looked for.
    if (found?.state !== 'requested') return
    await giveBack(ctx, tx, found, { state: 'rejected', reason: 'undecided' })
  })
}
