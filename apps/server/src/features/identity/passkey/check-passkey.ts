import type { PasskeySignature } from '@perya/contract/passkey-signature'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { countPasskeyUse, findPasskey } from './passkey.store.ts'
import { type PasskeySite, userHandleOf } from './passkey-challenge.ts'

type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** A passkey that signed; `use` counts it, together with whatever it allows. */
export type CheckedPasskey = { memberId: bigint; use: (tx: Tx) => Promise<void> }

export async function checkPasskey(
  ctx: Context,
  site: PasskeySite,
  signed: PasskeySignature,
  challenge: string,
): Promise<CheckedPasskey> {
  const passkey = await findPasskey(ctx.db, site.rpId, Buffer.from(signed.credentialId, 'base64url'))
  if (!passkey) throw new AppError('passkey.refused')
  const counter = await countSigned(ctx, passkey, signed, challenge, site)
  return {
    memberId: passkey.member_id,
    async use(tx) {
      const count = { before: passkey.counter, after: BigInt(counter), now: ctx.now() }
      if (!(await countPasskeyUse(tx, passkey.id, count))) throw new AppError('passkey.refused')
    },
  }
}

/** The device's new count; refused when it counts back, as a copy of a passkey does. */
async function countSigned(
  ctx: Context,
  passkey: Passkey,
  signed: PasskeySignature,
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
