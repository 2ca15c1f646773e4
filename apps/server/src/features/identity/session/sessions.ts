/**
 * Who is behind a token, remembered for a moment.
 *
 * A session that ends is forgotten on every node by a notification. Should one get lost,
 * nothing is remembered for longer than a second.
 */
import { hash, timingSafeEqual } from 'node:crypto'
import { AppError } from '#platform/app-error.ts'
import { BoundedMap } from '#platform/bounded-map.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import type { Close } from '#platform/feature.ts'
import { notify } from '#platform/notifications.ts'
import { service } from '#platform/service.ts'
import { idleMs, overBy } from './session.rules.ts'
import {
  deleteEndedBefore,
  type EndReason,
  findLiveSession,
  type LiveSession,
  markEnded,
  markIdle,
  touchSession,
  type Which,
} from './session.store.ts'

const rememberedMs = 1_000
const mostRemembered = 50_000
/** How far the time a session was last seen may lag behind. */
const touchMs = 60_000
/** How long an ended session can still be looked up. */
const keptMs = 90 * 86_400_000

/** Carries the id of a member whose sessions ended; the wallet's streams listen to it too. */
const sessionChannel = 'session'

type Remembered = {
  found: Promise<LiveSession | undefined>
  /** What was found, once it is. */
  session: LiveSession | undefined
  since: number
}

const sessions = service('remembered sessions', () => new BoundedMap<string, Remembered>(mostRemembered))

/** Forgets what other processes end. */
export function followSessions(ctx: Context): Close {
  return ctx.notifications.on(
    sessionChannel,
    (memberId) => forget(ctx, BigInt(memberId)),
    () => sessions.of(ctx).clear(),
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
  const session = await (recall(ctx, shown)?.found ?? remember(ctx, shown))
  if (!session) throw new AppError('session.expired')
  if (shown.isSignOfLife && needsTouch(session, ctx.now())) await touch(ctx, session)
  return session
}

/** The same without waiting, when it was asked for a moment ago and there is nothing to write down. */
export function recallSession(ctx: Context, shown: ShownSession): LiveSession | undefined {
  const session = recall(ctx, shown)?.session
  if (!session || (shown.isSignOfLife && needsTouch(session, ctx.now()))) return undefined
  return session
}

function needsTouch({ lastSeenAt }: LiveSession, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= touchMs
}

async function touch(ctx: Context, session: LiveSession): Promise<void> {
  const now = ctx.now()
  // Before the wait: calls that come together write once.
  session.lastSeenAt = now
  await touchSession(ctx.db, session.id, now)
}

/** A sign of life that came another way, such as a bet in a game opened from this session. */
export function keepSession(ctx: Context, id: bigint): Promise<void> {
  return touchSession(ctx.db, id, ctx.now())
}

/** Both together: whoever has only one of them finds nothing. */
const keyOf = ({ token, deviceCookie }: ShownSession) => `${token} ${deviceCookie}`

function recall(ctx: Context, shown: ShownSession): Remembered | undefined {
  const known = sessions.of(ctx).get(keyOf(shown))
  const now = ctx.now().getTime()
  return known && now - known.since < rememberedMs && now >= known.since ? known : undefined
}

function remember(ctx: Context, shown: ShownSession): Promise<LiveSession | undefined> {
  const cache = sessions.of(ctx)
  const key = keyOf(shown)
  const found = load(ctx, shown)
  const remembered: Remembered = { found, session: undefined, since: ctx.now().getTime() }
  cache.set(key, remembered)
  const forgetThis = () => {
    if (cache.get(key) === remembered) cache.delete(key)
  }
  found.then((session) => {
    remembered.session = session
    if (!session) forgetThis()
  }, forgetThis)
  return found
}

async function load(ctx: Context, { token, deviceCookie }: ShownSession): Promise<LiveSession | undefined> {
  const session = deviceCookie === undefined ? undefined : await findLiveSession(ctx.db, sha256(token))
  if (!session || !timingSafeEqual(session.deviceHash, sha256(deviceCookie as string))) return undefined
  const now = ctx.now()
  const end = overBy(session, now)
  if (end) {
    await endSessions(ctx, ctx.db, session.memberId, end, { only: session.id })
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

/** Ends sessions of a member on all nodes once the transaction commits. */
export async function endSessions(
  ctx: Context,
  db: Db,
  memberId: bigint,
  reason: EndReason,
  which: Which = {},
): Promise<number> {
  const ended = await markEnded(db, memberId, reason, ctx.now(), which)
  await notify(db, sessionChannel, memberId.toString())
  return ended
}

/** At once in this process: the answer to a log-out must not overtake the notification. */
export function forget(ctx: Context, memberId: bigint): void {
  const cache = sessions.of(ctx)
  for (const [key, remembered] of cache) {
    if (remembered.session === undefined || remembered.session.memberId === memberId) cache.delete(key)
  }
}

export function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
