import { lockMember } from '#features/members/index.ts'
import { inMoneyTransaction } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { troubleWith, tryInLoop } from '#platform/trouble.ts'
import { type Claim, hasOpenClaim, listEnded, takeActive } from '../promotions/claim.store.ts'
import { clearBonus } from '../promotions/end-claim.ts'
import { countTurnover } from './count-turnover.ts'

const atOnce = 200
/** Rounds that were open when a bonus ended have ended themselves by then. */
const lateMs = 7 * 86_400_000

/** Counts what active bonuses ask for, so that one that is met or over ends by itself. */
export async function countBonuses(ctx: Context): Promise<void> {
  for (const { memberId } of await takeActive(ctx.db, ctx.now(), atOnce)) {
    // What goes wrong with one holds up no other.
    const trouble = troubleWith(ctx.log, 'a bonus was not counted', { member: memberId.toString() })
    const count = () => inMoneyTransaction(ctx, (tx) => countTurnover(ctx, tx, memberId))
    await tryInLoop(trouble, count, undefined)
  }
}

/** What a round staked with a bonus brought after that bonus had ended goes where the rest of it went. */
export async function clearLateBonuses(ctx: Context): Promise<void> {
  for (const claim of await listEnded(ctx.db, new Date(ctx.now().getTime() - lateMs))) {
    await clearLate(ctx, claim).catch((error: Error) => {
      ctx.log.error({ err: error, member: claim.memberId.toString() }, 'a late bonus was not cleared')
    })
  }
}

async function clearLate(ctx: Context, claim: Claim): Promise<void> {
  await inMoneyTransaction(ctx, async (tx) => {
    await lockMember(tx, claim.memberId)
    if (await hasOpenClaim(tx, claim.memberId)) return
    await clearBonus(tx, claim, claim.state as 'completed' | 'forfeited' | 'expired')
  })
}
