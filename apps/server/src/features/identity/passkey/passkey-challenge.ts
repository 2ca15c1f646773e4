/** Challenges for passkeys, and the address they are for: a passkey works on the host name it was made for only. */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { originOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Http } from '#platform/http/route.ts'
import type { Visit } from '../visit.ts'
import { insertChallenge, takeChallenge } from './passkey.store.ts'

/** As long as a person may look for their finger. */
const challengeLifeMs = 5 * 60_000

/** The site as passkeys know it. */
export type PasskeySite = { origin: string; rpId: string }

export function passkeySiteOf(ctx: Context, visit: Visit, http: Http): PasskeySite {
  const site = findPasskeySite(ctx, visit, http)
  if (!site) throw new AppError('passkey.unavailable')
  return site
}

/** `undefined` for an address that has no passkeys. */
export function findPasskeySite(ctx: Context, visit: Visit, { request }: Http): PasskeySite | undefined {
  const origin = originOf(ctx, visit.merchant, request)
  if (!origin) return undefined
  // As a browser writes it: without the port everybody assumes.
  const site = new URL(origin)
  if (isIP(site.hostname.replace(/^\[|\]$/g, ''))) return undefined
  return { origin: site.origin, rpId: site.hostname }
}

/** Whose a challenge is, where that is known, and whether it is signed besides another proof. */
type ChallengeFor = { memberId: bigint | null; isSecondFactor: boolean }

export async function makeChallenge(
  ctx: Context,
  visit: Visit,
  { rpId }: PasskeySite,
  { memberId, isSecondFactor }: ChallengeFor,
) {
  const challenge = randomBytes(32).toString('base64url')
  await insertChallenge(ctx.db, {
    challenge_hash: hashOf(challenge),
    device_hash: visit.device,
    member_id: memberId,
    is_second_factor: isSecondFactor,
    expires_at: new Date(ctx.now().getTime() + challengeLifeMs),
  })
  return { challenge, rpId, timeoutMs: challengeLifeMs }
}

/** The challenge that was signed, spent whatever comes of it; refused unless this device asked for it, for this. */
export async function spendChallenge(
  ctx: Context,
  visit: Visit,
  clientDataJSON: string,
  memberId: bigint | null,
): Promise<string> {
  const taken = await takeSigned(ctx, visit, clientDataJSON)
  if (!taken || taken.isSecondFactor || taken.memberId !== memberId) throw new AppError('passkey.refused')
  return taken.challenge
}

/** The challenge that was signed and what it was for, spent by this; undefined unless this device asked for it. */
export async function takeSigned(
  ctx: Context,
  visit: Visit,
  clientDataJSON: string,
): Promise<(ChallengeFor & { challenge: string }) | undefined> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === undefined) return undefined
  const kept = await takeChallenge(ctx.db, hashOf(challenge), { device: visit.device, now: ctx.now() })
  return kept && { challenge, ...kept }
}

/** Names the member to their devices without saying anything about them. */
export function userHandleOf(ctx: Context, memberId: bigint): string {
  return createHmac('sha256', ctx.secrets.key('passkey users'))
    .update(memberId.toString())
    .digest('base64url')
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest()
}
