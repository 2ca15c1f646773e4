/** Proofs a signed-in member gives once more, such as the password before a withdrawal. */
import type { Context } from '#platform/context.ts'
import { type MemberTryScope, memberTryLimits, tryWindowMs } from './throttle.rules.ts'
import * as store from './throttle.store.ts'
import { digest, tooMany } from './tries.ts'

/**
 * Checks a proof and counts it only when it was wrong, so that right ones at once do not stand in each other's way.
 *
 * The count is asked again once the outcome is known: of a thousand guesses at once, none counts after the last
 * allowed wrong one, and a right one that comes too late is told the same as a wrong one.
 */
export async function tryAsMember(
  ctx: Context,
  scope: MemberTryScope,
  memberId: bigint,
  prove: () => Promise<boolean>,
): Promise<{ isProved: true } | { isProved: false; triesLeft: number }> {
  const limit = memberTryLimits[scope]
  const key = { scope, key: digest(memberId.toString()), windowMs: tryWindowMs }
  const before = await store.findCount(ctx.db, key, ctx.now())
  if (before && before.count >= limit) throw tooMany(before.endsAt, ctx.now())

  if (await prove()) {
    const lockedUntil = await store.forgetBelow(ctx.db, key, limit, ctx.now())
    if (lockedUntil) throw tooMany(lockedUntil, ctx.now())
    return { isProved: true }
  }
  const [wrong] = await store.countUp(ctx.db, [key], ctx.now())
  const { count, endsAt } = wrong as store.ThrottleCount
  if (count > limit) throw tooMany(endsAt, ctx.now())
  await store.extendWindows(ctx.db, [key], new Date(ctx.now().getTime() + tryWindowMs))
  return { isProved: false, triesLeft: limit - count }
}
