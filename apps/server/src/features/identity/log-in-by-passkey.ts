import type { SessionRecord } from '@perya/contract/identity'
import type { loginByPasskey } from '@perya/contract/identity-passkey'
import type { z } from 'zod'
import { findMember } from '#features/members/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { assertMayEnter } from './log-in.ts'
import { openSession } from './open-session.ts'
import { countPasskeyUse, findPasskey } from './passkey.store.ts'
import { type PasskeySite, spendChallenge, userHandleOf } from './passkey-challenge.ts'
import type { Visit } from './visit.ts'

type Signed = z.output<(typeof loginByPasskey)['input']>
type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** The passkey says who it is, the signature that it is there; nothing is guessed, so nothing is counted. */
export async function logInByPasskey(
  ctx: Context,
  visit: Visit,
  site: PasskeySite,
  signed: Signed,
): Promise<SessionRecord> {
  const challenge = await spendChallenge(ctx, visit, signed.clientDataJSON, null)
  const passkey = await findPasskey(ctx.db, site.rpId, Buffer.from(signed.credentialId, 'base64url'))
  if (!passkey) throw new AppError('passkey.refused')
  const counter = await countSigned(ctx, passkey, signed, challenge, site)
  const member = await findMember(ctx.db, passkey.member_id)
  if (!member || member.merchant !== visit.merchant) throw new AppError('passkey.refused')
  assertMayEnter(member, signed.side)
  return ctx.db.transaction().execute(async (tx) => {
    const use = { before: passkey.counter, after: BigInt(counter), now: ctx.now() }
    if (!(await countPasskeyUse(tx, passkey.id, use))) throw new AppError('passkey.refused')
    return openSession(ctx, tx, member, visit)
  })
}

/** The device's new count; refused when it counts back, as a copy of a passkey does. */
async function countSigned(
  ctx: Context,
  passkey: Passkey,
  signed: Signed,
  challenge: string,
  site: PasskeySite,
): Promise<number> {
  const { credentialId: id, clientDataJSON, authenticatorData, signature, userHandle } = signed
  if (userHandle !== null && userHandle !== userHandleOf(ctx, passkey.member_id)) {
    throw new AppError('passkey.refused')
  }
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verdict = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: Number(passkey.counter) },
  }).catch(() => null)
  if (!verdict?.verified) throw new AppError('passkey.refused')
  return verdict.authenticationInfo.newCounter
}
