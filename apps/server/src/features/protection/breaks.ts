/** What closes every game to a member at this moment, by the database's clock. */
import type { Db } from '#platform/db.ts'
import { type BreakRow, findLastBreak, hasBar, listClosingReasons } from './break.store.ts'

/** The break a member takes, until its last day; a self-exclusion before a time-out. */
export function findBreak(db: Db, memberId: bigint): Promise<BreakRow | null> {
  return findLastBreak(db, memberId)
}

/** By their age, or by a list that names them: no member ends that. */
export function isBarred(db: Db, memberId: bigint): Promise<boolean> {
  return hasBar(db, memberId, null)
}

/** By the age of the site; whoever is, is verified by nobody until they are old enough. */
export function isTooYoung(db: Db, memberId: bigint): Promise<boolean> {
  return hasBar(db, memberId, 'age')
}

/**
 * Why every game is closed to a member whatever they do: a break they take, or their age, a list that names them,
 * an identity they have not shown, an operator. What they can end themselves at once, such as a debt, is none of it.
 */
export async function findShutOut(db: Db, memberId: bigint): Promise<'exclusion' | 'barred' | null> {
  const reasons = await listClosingReasons(db, memberId)
  if (reasons.length === 0) return null
  return reasons.some((reason) => reason === 'timeout' || reason === 'exclusion') ? 'exclusion' : 'barred'
}
