import type { Context } from '#platform/context.ts'
import { byHand } from './by-hand.rules.ts'
import { listOverdue } from './deposit.store.ts'
import { endWaiting } from './end-waiting.ts'
import { forgetUnsentProofs } from './proof.store.ts'

const dayMs = 86_400_000

/** No gateway can be asked about a deposit by hand: it expires by the clock, and its member may still prove it later. */
export async function expireByHand(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const now = ctx.now()
  for (const { reference } of await listOverdue(ctx.db, byHand, now)) {
    await endWaiting(ctx.db, { gateway: byHand, reference, state: 'expired', now })
  }
}

export const forgetPictures = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> =>
  forgetUnsentProofs(db, new Date(now().getTime() - dayMs))
