import type { Db } from '#platform/db.ts'
import { findById, findByProvedMobile, findByUserName, hasLine, listByTypedMobile } from './member.store.ts'
import type { Member } from './member.ts'

export function findMember(db: Db, id: bigint): Promise<Member | undefined> {
  return findById(db, id)
}

/** In any case of its letters: no two members of a merchant differ in that alone. */
export function findMemberByUserName(
  db: Db,
  merchant: string,
  userName: string,
): Promise<Member | undefined> {
  return findByUserName(db, merchant, userName.toLowerCase())
}

/** The member who proved to hold this number; of a merchant there is one at most. */
export function findMemberByMobile(
  db: Db,
  merchant: string,
  mobileIndex: Buffer,
): Promise<Member | undefined> {
  return findByProvedMobile(db, merchant, mobileIndex)
}

/** Those who typed this number when they registered and have not proved to hold it: who is named so, then the newest. */
export function listMembersByTypedMobile(
  db: Db,
  merchant: string,
  typed: { mobileIndex: Buffer; userName: string },
): Promise<Member[]> {
  return listByTypedMobile(db, merchant, typed)
}

/** Whether `memberId` is `uplineId` or stands anywhere below. */
export function isInTeam(db: Db, uplineId: bigint, memberId: bigint): Promise<boolean> {
  return hasLine(db, uplineId, memberId)
}
