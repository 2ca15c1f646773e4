import type { SessionRecord } from '@perya/contract/identity'
import type { Context } from '#platform/context.ts'
import { lockCredential } from '../credential/credential.store.ts'
import type { SecondFactor } from '../passkey/second-factor.ts'
import { openSession } from '../session/open-session.ts'
import { forget } from '../session/sessions.ts'
import { type NumberHolder, proveNumber } from '../verification/number-holder.ts'
import type { CheckedCode } from '../verification/verification.ts'
import type { Visit } from '../visit.ts'
import { assertMayEnter } from './assert-may-enter.ts'
import type { LoginSide } from './login-input.ts'

/** Opens a session for whoever has just shown that they hold the number, by a code or by Firebase. */
export async function admitHolder(
  ctx: Context,
  visit: Visit,
  holder: NumberHolder,
  side: LoginSide,
  factor: SecondFactor,
  code?: CheckedCode,
): Promise<SessionRecord> {
  const { member } = holder
  const passkey = await factor.showIfAsked(member.id)
  assertMayEnter(member, side)
  const session = await ctx.db.transaction().execute(async (tx) => {
    await lockCredential(tx, member.id)
    await code?.use(tx)
    await passkey.use(tx)
    await proveNumber(ctx, tx, holder, passkey)
    return openSession(ctx, tx, member, visit)
  })
  if (!holder.isProved) forget(ctx, member.id)
  return session
}
