import type { Context } from '#platform/context.ts'
import { byHand } from './by-hand.rules.ts'
import { endWaiting, listOverdue } from './deposit.store.ts'
import { forgetUnsentProofs } from './proof.store.ts'

const dayMs = 86_400_000

/** Nobody can be asked about a transfer by hand: its time is up when it is up, and who paid may still say so. */
export async function expireByHand(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const now = ctx.now()
  for (const { reference } of await listOverdue(ctx.db, byHand, now)) {
    await endWaiting(ctx.db, { gateway: byHand, reference, state: 'expired', now })
  }
}

export const forgetPictures = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> =>
  forgetUnsentProofs(db, new Date(now().getTime() - dayMs))
