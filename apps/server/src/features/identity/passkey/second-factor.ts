/** The passkey a member may ask for besides the password, code or outside account that lets them in. */
import type { PasskeySignature } from '@perya/contract/passkey-signature'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import type { Http } from '#platform/http/route.ts'
import { hasSecondFactor, lockSecondFactor } from '../credential/credential.store.ts'
import type { Visit } from '../visit.ts'
import { checkPasskey } from './check-passkey.ts'
import { listPasskeys } from './passkey.store.ts'
import { makeChallenge, type PasskeySite, passkeySiteOf, takeSigned } from './passkey-challenge.ts'

/** What came of asking for a passkey. */
export type ShownPasskey = {
  /** False where the member asks for none. */
  isShown: boolean
  /** Counts the passkey, together with whatever it allows. */
  use: (tx: Tx) => Promise<void>
}

export type SecondFactor = {
  /** Whose first factor was right on this device a moment ago, and the picture where one was due: only they get a challenge. */
  firstShownBy: bigint | undefined
  /** Throws unless one of the member's passkeys has signed; who sent none gets a challenge with the refusal. */
  show: (memberId: bigint) => Promise<ShownPasskey>
  /** The same of members who ask for it; nothing of others. Called once the first factor was right, and not before. */
  showIfAsked: (memberId: bigint) => Promise<ShownPasskey>
}

/** Spends the challenge that was signed, whatever comes of it. */
export async function readSecondFactor(
  ctx: Context,
  visit: Visit,
  http: Http,
  signed: PasskeySignature | undefined,
): Promise<SecondFactor> {
  const taken = signed && (await takeSigned(ctx, visit, signed.clientDataJSON))
  const firstShownBy = taken?.isSecondFactor ? (taken.memberId ?? undefined) : undefined

  const show = async (memberId: bigint) => {
    // Asked for late, since most members need no passkey and some addresses have none.
    const site = passkeySiteOf(ctx, visit, http)
    if (!signed) throw await askForPasskey(ctx, visit, site, memberId)
    if (!taken || firstShownBy !== memberId) throw new AppError('passkey.refused')
    const passkey = await checkPasskey(ctx, site, signed, taken.challenge)
    if (passkey.memberId !== memberId) throw new AppError('passkey.refused')
    return { isShown: true, use: passkey.use }
  }
  return {
    firstShownBy,
    show,
    showIfAsked: async (memberId) =>
      (await hasSecondFactor(ctx.db, memberId))
        ? show(memberId)
        : { isShown: false, use: (tx) => assertNotAsked(tx, memberId) },
  }
}

/** A session opened while it is switched on would outlive the others. */
async function assertNotAsked(tx: Tx, memberId: bigint): Promise<void> {
  if (await lockSecondFactor(tx, memberId)) throw new AppError('passkey.refused')
}

async function askForPasskey(
  ctx: Context,
  visit: Visit,
  site: PasskeySite,
  memberId: bigint,
): Promise<AppError> {
  const passkeys = await listPasskeys(ctx.db, memberId)
  const ofSite = passkeys.filter(({ rp_id }) => rp_id === site.rpId)
  if (ofSite.length === 0) {
    return new AppError('passkey.elsewhere', { host: passkeys[0]?.rp_id ?? site.rpId })
  }
  return new AppError('passkey.required', {
    ...(await makeChallenge(ctx, visit, site, { memberId, isSecondFactor: true })),
    credentialIds: ofSite.map(({ credential_id }) => credential_id.toString('base64url')),
  })
}
