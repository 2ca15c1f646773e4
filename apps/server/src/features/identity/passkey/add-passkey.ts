import type { InputOf } from '@perya/contract/endpoint'
import type { addPasskey as endpoint } from '@perya/contract/identity-passkey'
import { findMember, type Member } from '#features/members/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { lockCredential } from '../credential/credential.store.ts'
import { pauseAndTell } from '../pause/pause-withdrawals.ts'
import { assertFreshLogin } from '../proof/assert-fresh-login.ts'
import type { Self } from '../proof/prove-self.ts'
import type { Visit } from '../visit.ts'
import { insertPasskey, listPasskeys } from './passkey.store.ts'
import { makeChallenge, type PasskeySite, spendChallenge, userHandleOf } from './passkey-challenge.ts'

const mostPasskeys = 10

/** A new way in asks for somebody who has just shown who they are. */
export async function startPasskey(
  ctx: Context,
  visit: Visit,
  site: PasskeySite,
  { memberId, sessionId }: Self,
) {
  await assertFreshLogin(ctx, sessionId)
  const member = (await findMember(ctx.db, memberId)) as Member
  const passkeys = await listPasskeys(ctx.db, memberId)
  if (passkeys.length >= mostPasskeys) throw new AppError('passkey.limit')
  return {
    ...(await makeChallenge(ctx, visit, site, { memberId, isSecondFactor: false })),
    siteName: merchantOf(ctx, member.merchant).name,
    userName: member.userName,
    userHandle: userHandleOf(ctx, memberId),
    credentialIds: passkeys
      .filter(({ rp_id }) => rp_id === site.rpId)
      .map(({ credential_id }) => credential_id.toString('base64url')),
  }
}

export async function addPasskey(
  ctx: Context,
  visit: Visit,
  site: PasskeySite,
  { memberId, sessionId }: Self,
  made: InputOf<typeof endpoint>,
): Promise<void> {
  await assertFreshLogin(ctx, sessionId)
  const challenge = await spendChallenge(ctx, visit, made.clientDataJSON, memberId)
  const { publicKey, counter, id } = await credentialIn(made, challenge, site)
  await ctx.db.transaction().execute(async (tx) => {
    await lockCredential(tx, memberId)
    if ((await listPasskeys(tx, memberId)).length >= mostPasskeys) throw new AppError('passkey.limit')
    const isNew = await insertPasskey(tx, {
      member_id: memberId,
      rp_id: site.rpId,
      credential_id: Buffer.from(id, 'base64url'),
      public_key: Buffer.from(publicKey),
      counter: BigInt(counter),
      user_agent: visit.userAgent,
      created_at: ctx.now(),
    })
    if (!isNew) throw new AppError('passkey.refused')
    await pauseAndTell(ctx, tx, memberId, 'passkeyAdded')
  })
}

async function credentialIn(made: InputOf<typeof endpoint>, challenge: string, site: PasskeySite) {
  const { credentialId: id, clientDataJSON, attestationObject } = made
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verdict = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
  }).catch(() => null)
  if (!verdict?.verified) throw new AppError('passkey.refused')
  return verdict.registrationInfo.credential
}
