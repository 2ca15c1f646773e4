/**
 * What members owe after a deposit or a win was taken back that they had spent.
 *
 * The missing part of a deposit is on an account of its own; the missing part of a win is cash below zero.
 * Both stop play and are an alarm until they are paid.
 */
import { formatAmount } from '@perya/money'
import {
  blockPlay,
  endAlarm,
  listOverdrawn,
  openHouseAccount,
  raiseAlarms,
  type Transfer,
  unblockPlay,
} from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Db, Tx } from '#platform/db.ts'
import {
  changeOwed,
  type DebtorRow,
  findContractsOwed,
  listOwed,
  listOwing,
  lockOwed,
  lowerOwed,
} from './debt.store.ts'

const blockReason = 'debt'

export const lockDebt = lockOwed

export const debtAccount = (tx: Tx, { memberId, merchant }: { memberId: bigint; merchant: string }) =>
  openHouseAccount(tx, { kind: 'member_debt', merchant, name: memberId.toString() })

/** What members owe in all; those who owe nothing are left out. */
export async function findDebts(db: Db, memberIds: readonly bigint[]): Promise<Map<bigint, bigint>> {
  const debts = new Map((await listOwed(db, memberIds)).map(({ memberId, owed }) => [memberId, owed]))
  for (const { memberId, amount } of await listOverdrawn(db, memberIds)) {
    debts.set(memberId, (debts.get(memberId) ?? 0n) + amount)
  }
  return debts
}

export const findDebt = async (db: Db, memberId: bigint): Promise<bigint> =>
  (await findDebts(db, [memberId])).get(memberId) ?? 0n

/** A merchant's members who owe, the oldest debt first. */
export async function listDebtors(db: Db, merchant: string): Promise<(DebtorRow & { owed: bigint })[]> {
  const owing = (await listOwing(db)).filter((each) => each.merchant === merchant)
  const debts = await findDebts(
    db,
    owing.map(({ memberId }) => memberId),
  )
  return owing.map((each) => ({ ...each, owed: debts.get(each.memberId) ?? 0n }))
}

/** What keeps the money of a member here: what was taken back, and what they owe downlines by contracts. */
export async function findOwed(db: Db, memberId: bigint): Promise<{ debt: bigint; contracts: bigint }> {
  return { debt: await findDebt(db, memberId), contracts: await findContractsOwed(db, memberId) }
}

/** Refuses to let money of a member leave while they owe. */
export async function assertNoDebt(db: Db, memberId: bigint): Promise<void> {
  const { debt, contracts } = await findOwed(db, memberId)
  if (debt > 0n) throw new AppError('withdrawal.debt', { amount: debt })
  if (contracts > 0n) throw new AppError('withdrawal.contracts', { amount: contracts })
}

const alarmOf = (memberId: bigint) => ({ rule: 'R-13', place: `debt ${memberId}` })

/** Adds a debt, in the transaction of the movement that made it. */
export async function owe(
  tx: Tx,
  { memberId, amount, transfer, now }: { memberId: bigint; amount: bigint; transfer: Transfer; now: Date },
): Promise<void> {
  await changeOwed(tx, memberId, amount, now)
  await blockPlay(tx, memberId, blockReason)
  await tellOwed(tx, memberId, transfer)
}

/** Lowers a debt, in the transaction of the movement that paid it. */
export async function repay(tx: Tx, memberId: bigint, amount: bigint): Promise<void> {
  await lowerOwed(tx, memberId, amount)
  await tellOwed(tx, memberId)
}

/** Writes what is owed now into the alarm; a member who owes nothing may play again. */
export async function tellOwed(tx: Tx, memberId: bigint, transfer?: Transfer): Promise<void> {
  const whole = await findDebt(tx, memberId)
  if (whole === 0n) {
    await unblockPlay(tx, memberId, blockReason)
    await endAlarm(tx, alarmOf(memberId))
    return
  }
  const detail = `A member owes ${formatAmount(whole)} that was taken back after it was spent.`
  const transferId = transfer?.id ?? null
  await raiseAlarms(tx, [{ ...alarmOf(memberId), accountId: null, transferId, difference: 0n, detail }])
}
