/** What a member has, and what moved it, for features that decide by it. */
import type { TransferKind } from '@perya/contract/ledger'
import type { Db, Tx } from '#platform/db.ts'
import {
  type CashMovement,
  findFirstLeg,
  findPocket,
  listByReference,
  listDebts,
  lockAccounts,
  type Movement,
  type Overdrawn,
  type Pocket,
} from './movement.store.ts'

export type { CashMovement } from './movement.store.ts'

/** The member's cash, and the number of its movements; every member has it. */
export async function findCash(db: Db, memberId: bigint): Promise<Pocket> {
  const cash = await findPocket(db, memberId, 'member_cash')
  if (!cash) throw new Error(`member ${memberId} has no cash account`)
  return cash
}

/** The number of movements of the member's bonus. */
export async function findBonusVersion(db: Db, memberId: bigint): Promise<bigint> {
  return (await findPocket(db, memberId, 'member_bonus'))?.version ?? 0n
}

/** The member's money, locked until the transaction ends: nothing moves it meanwhile but this transaction. */
export function lockMoney(
  tx: Tx,
  memberId: bigint,
): Promise<{ cash: bigint; bonus: bigint; elsewhere: bigint }> {
  return lockAccounts(tx, memberId)
}

/** The effect on the member's cash of a movement whose first leg is that cash; none when it did not touch it. */
export function findCashMovement(
  db: Db,
  memberId: bigint,
  movement: { kind: TransferKind; reference: string },
): Promise<CashMovement | undefined> {
  return findFirstLeg(db, memberId, movement)
}

/** The movements of the member's accounts under one reference. */
export function listMovements(db: Db, memberId: bigint, reference: string): Promise<Movement[]> {
  return listByReference(db, memberId, reference)
}

/** The debts that corrections left these members with, such as a win taken back after it was spent. */
export function listOverdrawn(db: Db, memberIds: readonly bigint[]): Promise<Overdrawn[]> {
  return listDebts(db, memberIds)
}
