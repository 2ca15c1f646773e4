import { putIntoBox } from '#features/inbox/index.ts'
import { readLetterWords } from '#features/merchants/index.ts'
import { inMoneyTransaction } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { giveBack } from './end-withdrawal.ts'
import { usualRules } from './rule.store.ts'
import { listUndecided, lockWithdrawal } from './withdrawal.store.ts'

/** Nobody's money waits for a decision without end: past the merchant's hours it goes back, and its member reads why. */
export async function returnUndecided(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const usualHours = usualRules.decideHours
  for (const id of await listUndecided(ctx.db, { now: ctx.now(), usualHours })) {
    await inMoneyTransaction(ctx, async (tx) => {
      const found = await lockWithdrawal(tx, { id })
      // Somebody decided while it was looked for.
      if (found?.state !== 'requested') return
      await giveBack(ctx, tx, found, { state: 'rejected', reason: 'undecided' })
      const { memberId, merchant, reference } = found
      const words = await readLetterWords(tx, merchant)
      const letter = {
        titles: words('letter.withdrawal.undecided'),
        texts: words('letter.withdrawal.undecided.text', { reference }),
      }
      await putIntoBox(tx, { memberId, ...letter }, ctx.now())
    })
  }
}
