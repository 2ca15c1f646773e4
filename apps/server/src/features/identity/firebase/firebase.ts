/**
 * People who proved who they are to Firebase: by phone, Google or Facebook.
 *
 * In production their tokens are signed by Google. The emulator's are not signed at all,
 * so `platform/env.ts` refuses it in production.
 */
import { createHash } from 'node:crypto'
import type { Agent } from 'node:http'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { service } from '#platform/service.ts'
import { giveTokenBack, spendToken } from './firebase.store.ts'

export type FirebaseUser =
  | { provider: 'phone'; mobile: string }
  | { provider: 'google.com' | 'facebook.com'; subject: string; email: string | null }

/** A proof older than this has to be given again. */
const freshMs = 10 * 60_000

type Verifier = (idToken: string) => Promise<Claims>

type Claims = {
  exp: number
  auth_time: number
  phone_number?: string
  email?: string
  email_verified?: boolean
  firebase: { sign_in_provider: string; identities: Record<string, unknown> }
}

const verifiers = service<Verifier | undefined>('verifier of Firebase')

/** Without a project the platform has no Firebase, and says so to whoever asks for it. */
export async function openFirebase(ctx: Context, httpAgent?: Agent): Promise<void> {
  const { firebase } = ctx.env
  if (!firebase) {
    verifiers.open(ctx, undefined)
    return
  }
  const { initializeApp } = await import('firebase-admin/app')
  const { getAuth } = await import('firebase-admin/auth')
  const app = initializeApp({ ...firebase, ...(httpAgent ? { httpAgent } : {}) }, crypto.randomUUID())
  verifiers.open(ctx, (idToken) => getAuth(app).verifyIdToken(idToken) as Promise<Claims>)
}

/** Who the token speaks for; each token is taken once. */
export async function verifyFirebase(ctx: Context, idToken: string): Promise<FirebaseUser> {
  const verify = verifiers.of(ctx)
  if (!verify) throw new AppError('firebase.unavailable')
  const claims = await verify(idToken).catch((error: { code?: string; message: string }) => {
    // Told apart only by its words: the library gives both the same code.
    if (/^Error (?:fetching public keys|while making request)/.test(error.message)) {
      ctx.log.error({ err: error }, 'the keys of Firebase could not be fetched')
      throw new AppError('firebase.unavailable')
    }
    ctx.log.info({ code: error.code }, 'Firebase token refused')
    throw new AppError('firebase.invalid')
  })
  const isFresh = ctx.now().getTime() - claims.auth_time * 1_000 < freshMs
  const user = toUser(claims)
  if (!isFresh || !user) throw new AppError('firebase.invalid')
  if (!(await spendToken(ctx.db, hashOf(idToken), new Date(claims.exp * 1_000)))) {
    throw new AppError('firebase.invalid')
  }
  return user
}

/** Whoever is refused for something else, such as a passkey asked for besides, comes again with the same token. */
export async function spendTokenOn<T>(ctx: Context, idToken: string, entry: () => Promise<T>): Promise<T> {
  try {
    return await entry()
  } catch (error) {
    await giveTokenBack(ctx.db, hashOf(idToken))
    throw error
  }
}

/** Does what only the holder of the number may. */
export async function spendTokenOfNumber<T>(
  ctx: Context,
  idToken: string,
  mobile: string,
  work: () => Promise<T>,
): Promise<T> {
  const user = await verifyFirebase(ctx, idToken)
  return spendTokenOn(ctx, idToken, async () => {
    if (user.provider !== 'phone' || user.mobile !== mobile) throw new AppError('firebase.invalid')
    return work()
  })
}

function hashOf(idToken: string): Buffer {
  return createHash('sha256').update(idToken).digest()
}

/** Keyed by the provider's own id: Firebase may join accounts that share an e-mail address, we never do. */
function toUser({ firebase, phone_number, email, email_verified }: Claims): FirebaseUser | undefined {
  const provider = firebase.sign_in_provider
  if (provider === 'phone') return phone_number ? { provider, mobile: phone_number } : undefined
  if (provider !== 'google.com' && provider !== 'facebook.com') return undefined
  const ids = firebase.identities[provider]
  const subject = Array.isArray(ids) ? ids[0] : undefined
  if (typeof subject !== 'string') return undefined
  // Anybody may type any address into an account elsewhere.
  return { provider, subject, email: email_verified === true ? (email ?? null) : null }
}
