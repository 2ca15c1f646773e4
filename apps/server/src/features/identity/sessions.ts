/**
 * Who is behind a token, remembered for a moment.
 *
 * A session that ends is forgotten on every node by a notification. Should one get lost,
 * nothing is remembered for longer than a second.
 */
import { hash, timingSafeEqual } from 'node:crypto'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import type { Close } from '#platform/feature.ts'
import { notify } from '#platform/notifications.ts'
import { idleMs, overBy } from './session.rules.ts'
import {
  deleteEndedBefore,
  type EndReason,
  findLiveSession,
  type LiveSession,
  markEnded,
  markIdle,
  touchSession,
} from './session.store.ts'

const rememberedMs = 1_000
const mostRemembered = 50_000
/** How far the time a session was last seen may lag behind. */
const touchMs = 60_000
/** How long an ended session can still be looked up. */
const keptMs = 90 * 86_400_000

/** Carries the id of a member whose sessions ended; the wallet's streams listen to it too. */
const sessionChannel = 'session'

type Remembered = { found: Promise<LiveSession | undefined>; since: number; memberId: bigint | undefined }

const caches = new WeakMap<Context, Map<string, Remembered>>()

function cacheOf(ctx: Context): Map<string, Remembered> {
  let cache = caches.get(ctx)
  if (!cache) {
    cache = new Map()
    caches.set(ctx, cache)
  }
  return cache
}

/** Forgets what other processes end. */
export function followSessions(ctx: Context): Close {
  return ctx.notifications.on(
    sessionChannel,
    (memberId) => forget(ctx, BigInt(memberId)),
    () => cacheOf(ctx).clear(),
  )
}

export type ShownSession = {
  token: string
  deviceCookie: string | undefined
  /** Somebody did something, so the session begins to idle anew. */
  isSignOfLife: boolean
}

/** The session a token and a device cookie open together; throws when there is none any more. */
export async function findSession(ctx: Context, shown: ShownSession): Promise<LiveSession> {
  const { token, deviceCookie, isSignOfLife } = shown
  const session = deviceCookie === undefined ? undefined : await recall(ctx, token)
  if (!session || !timingSafeEqual(session.deviceHash, sha256(deviceCookie as string))) {
    throw new AppError('session.expired')
  }
  if (isSignOfLife) await touch(ctx, session)
  return session
}

async function touch(ctx: Context, session: LiveSession): Promise<void> {
  const now = ctx.now()
  if (now.getTime() - session.lastSeenAt.getTime() < touchMs) return
  // Before the wait: calls that come together write once.
  session.lastSeenAt = now
  await touchSession(ctx.db, session.id, now)
}

/** A sign of life that came another way, such as a bet in a game opened from this session. */
export function keepSession(ctx: Context, id: bigint): Promise<void> {
  return touchSession(ctx.db, id, ctx.now())
}

function recall(ctx: Context, token: string): Promise<LiveSession | undefined> {
  const cache = cacheOf(ctx)
  const key = hash('sha256', token, 'base64')
  const now = ctx.now().getTime()
  const known = cache.get(key)
  if (known && now - known.since < rememberedMs && now >= known.since) return known.found

  const remembered: Remembered = {
    found: load(ctx, Buffer.from(key, 'base64')),
    since: now,
    memberId: undefined,
  }
  cache.delete(key)
  cache.set(key, remembered)
  remembered.found.then(
    (session) => {
      remembered.memberId = session?.memberId
      if (!session && cache.get(key) === remembered) cache.delete(key)
    },
    () => {
      if (cache.get(key) === remembered) cache.delete(key)
    },
  )
  if (cache.size > mostRemembered) cache.delete(cache.keys().next().value as string)
  return remembered.found
}

async function load(ctx: Context, tokenHash: Buffer): Promise<LiveSession | undefined> {
  const session = await findLiveSession(ctx.db, tokenHash)
  if (!session) return undefined
  const now = ctx.now()
  const end = overBy(session, now)
  if (end) {
    await endSessions(ctx, ctx.db, session.memberId, end, session.id)
    return undefined
  }
  return session
}

/** Closes what nobody came back to, and forgets what ended long ago. */
export async function tidySessions(ctx: Context): Promise<void> {
  const now = ctx.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const idle = await markIdle(ctx.db, before(idleMs), now)
  for (const memberId of new Set(idle)) await notify(ctx.db, sessionChannel, memberId.toString())
  await deleteEndedBefore(ctx.db, before(keptMs))
}

/** Ends every session of a member, or one, on all nodes once the transaction commits. */
export async function endSessions(
  ctx: Context,
  db: Db,
  memberId: bigint,
  reason: EndReason,
  id?: bigint,
): Promise<number> {
  const ended = await markEnded(db, memberId, reason, ctx.now(), id)
  await notify(db, sessionChannel, memberId.toString())
  return ended
}

/** At once in this process: the answer to a log-out must not overtake the notification. */
export function forget(ctx: Context, memberId: bigint): void {
  const cache = cacheOf(ctx)
  for (const [key, remembered] of cache) {
    if (remembered.memberId === memberId || remembered.memberId === undefined) cache.delete(key)
  }
}

export function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
