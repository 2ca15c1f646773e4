import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { lockCredential, updateSecondFactor } from '../credential/credential.store.ts'
import { pauseAndTell } from '../pause/pause-withdrawals.ts'
import { assertFreshLogin } from '../proof/assert-fresh-login.ts'
import type { Self } from '../proof/prove-self.ts'
import { endSessions, forget } from '../session/sessions.ts'
import { listPasskeys } from './passkey.store.ts'
import type { SecondFactor } from './second-factor.ts'

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
  if (isOn && (await listPasskeys(ctx.db, memberId)).length === 0) throw new AppError('passkey.none')
  const passkey = isOn ? await factor.show(memberId) : undefined
  await ctx.db.transaction().execute(async (tx) => {
    await lockCredential(tx, memberId)
    await passkey?.use(tx)
    if (!(await updateSecondFactor(tx, memberId, isOn))) return
    if (isOn) await endSessions(ctx, tx, memberId, 'ended', { except: sessionId })
    await pauseAndTell(ctx, tx, memberId, isOn ? 'secondFactorOn' : 'secondFactorOff')
  })
  forget(ctx, memberId)
}
