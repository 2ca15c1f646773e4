import type { SessionRecord } from '@perya/contract/identity'
import type { loginByPasskey } from '@perya/contract/identity-passkey'
import type { z } from 'zod'
import { findMember } from '#features/members/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { checkPasskey } from '../passkey/check-passkey.ts'
import { type PasskeySite, spendChallenge } from '../passkey/passkey-challenge.ts'
import { openSession } from '../session/open-session.ts'
import type { Visit } from '../visit.ts'
import { assertMayEnter } from './assert-may-enter.ts'

/** The passkey says who it is, the signature that it is there; nothing is guessed, so nothing is counted. */
export async function logInByPasskey(
  ctx: Context,
  visit: Visit,
  site: PasskeySite,
  signed: z.output<(typeof loginByPasskey)['input']>,
): Promise<SessionRecord> {
  const challenge = await spendChallenge(ctx, visit, signed.clientDataJSON, null)
  const passkey = await checkPasskey(ctx, site, signed, challenge)
  const member = await findMember(ctx.db, passkey.memberId)
  if (!member || member.merchant !== visit.merchant) throw new AppError('passkey.refused')
  assertMayEnter(member, signed.side)
  return ctx.db.transaction().execute(async (tx) => {
    await passkey.use(tx)
    return openSession(ctx, tx, member, visit)
  })
}
