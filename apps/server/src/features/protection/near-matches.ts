/** Two accounts that may be one person's, from the moment somebody is found to be like another until a person decides. */
import type { Db, Tx } from '#platform/db.ts'
import { followBreaksOf, spreadBreak } from './break.store.ts'
import {
  insertNearMatch,
  listOfCase,
  listWithoutCase,
  type NearAtDesk,
  type NearMatch,
  setCase,
  setSame,
} from './near-match.store.ts'

export type { NearAtDesk } from './near-match.store.ts'

/** Leaves alone what was noted before. */
export async function insertNear(tx: Tx, memberId: bigint, near: readonly NearMatch[]): Promise<void> {
  for (const match of near) await insertNearMatch(tx, memberId, match)
}

/** Whom a person should look at, and nobody has told one yet. */
export function listUnraised(db: Db): Promise<{ memberId: bigint; merchant: string }[]> {
  return listWithoutCase(db)
}

/** All that is known about the member by now; what is found later waits for a case of its own. */
export function putIntoCase(tx: Tx, memberId: bigint, caseId: bigint): Promise<void> {
  return setCase(tx, memberId, caseId)
}

export function listNear(db: Db, caseId: bigint): Promise<NearAtDesk[]> {
  return listOfCase(db, caseId)
}

/**
 * What a person found; a break of the one is then a break of the other, now and later.
 * Answers on whom one begins by it.
 */
export async function decideNear(tx: Tx, caseId: bigint, isSame: boolean): Promise<bigint[]> {
  const memberIds = await setSame(tx, caseId, isSame)
  if (!isSame) return []
  const begun = new Set<bigint>()
  for (const memberId of new Set(memberIds)) {
    const shutOut = [...(await followBreaksOf(tx, [memberId])), ...(await spreadBreak(tx, memberId))]
    for (const id of shutOut) begun.add(id)
  }
  return [...begun]
}
