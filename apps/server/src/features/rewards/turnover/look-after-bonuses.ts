import { lockMember } from '#features/members/index.ts'
import { inMoneyTransaction } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { troubleWith, tryInLoop } from '#platform/trouble.ts'
import { type Claim, hasOpenClaim, listEnded, takeActive } from '../promotions/claim.store.ts'
import { clearBonus } from '../promotions/end-claim.ts'
import { countTurnover } from './count-turnover.ts'

const atOnce = 200
/** Rounds that were open when a bonus ended are over by then. */
const lateMs = 7 * 86_400_000

/** Counts the turnover of members with a bonus, so that a bonus that is staked or expired ends by itself. */
export async function countBonuses(ctx: Context): Promise<void> {
  for (const { memberId } of await takeActive(ctx.db, ctx.now(), atOnce)) {
    // A failure with one does not delay the others.
    const trouble = troubleWith(ctx.log, 'a bonus was not counted', { member: memberId.toString() })
    const count = () => inMoneyTransaction(ctx, (tx) => countTurnover(ctx, tx, memberId))
    await tryInLoop(trouble, count, undefined)
  }
}

/** Clears what a round won with a bonus after the bonus had ended: to cash or to the pool, as the bonus went. */
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
