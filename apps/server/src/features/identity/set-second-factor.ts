import type { Context } from '#platform/context.ts'
import { assertFreshLogin } from './assert-fresh-login.ts'
import { lockCredential, updateSecondFactor } from './credential.store.ts'
import { pauseAndTell } from './pause-withdrawals.ts'
import type { Self } from './prove-self.ts'
import type { SecondFactor } from './second-factor.ts'
import { endSessions, forget } from './sessions.ts'

/**
 * To begin with it a passkey has to sign, so that nobody shuts themselves out with one that is lost.
 * Sessions that were opened without it end, since one of them could take it off again.
 */
export async function setSecondFactor(
  ctx: Context,
  { memberId, sessionId }: Self,
  isOn: boolean,
  factor: SecondFactor,
): Promise<void> {
  await assertFreshLogin(ctx, sessionId)
  const use = isOn ? await factor.show(memberId) : undefined
  await ctx.db.transaction().execute(async (tx) => {
    await lockCredential(tx, memberId)
    await use?.(tx)
    if (!(await updateSecondFactor(tx, memberId, isOn))) return
    if (isOn) await endSessions(ctx, tx, memberId, 'ended', { except: sessionId })
    await pauseAndTell(ctx, tx, memberId, 'secondFactor')
  })
  forget(ctx, memberId)
}
