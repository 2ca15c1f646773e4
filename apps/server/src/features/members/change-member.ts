/** What changes about a member after they were made; whoever may do so is decided by the caller. */
import type { Db, Tx } from '#platform/db.ts'
import {
  clearPersonalColumns,
  lockHolders,
  setFirstLogin,
  setMobileVerified,
  setNickname,
  setStatus,
} from './member.store.ts'
import type { MemberStatus } from './member.ts'

/** False when somebody else has proved to hold the number in the meantime. */
export async function markMobileVerified(tx: Tx, id: bigint, now: Date): Promise<boolean> {
  const holders = await lockHolders(tx, id)
  if (holders.some((holder) => holder.isVerified && holder.id !== id)) return false
  await setMobileVerified(tx, id, now)
  return true
}

/** True the first time. */
export function markFirstLogin(tx: Tx, id: bigint, now: Date): Promise<boolean> {
  return setFirstLogin(tx, id, now)
}

/** Empties what a member told about themselves, except the number. */
export function forgetPersonalData(tx: Tx, id: bigint): Promise<void> {
  return clearPersonalColumns(tx, id)
}

export function updateNickname(db: Db, id: bigint, nickname: string): Promise<void> {
  return setNickname(db, id, nickname)
}

export function updateStatus(tx: Tx, id: bigint, status: MemberStatus): Promise<void> {
  return setStatus(tx, id, status)
}
