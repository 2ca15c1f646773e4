import type { Db } from '#platform/db.ts'
import {
  findBalanceAt,
  type MemberBalance,
  sumBalances,
  sumJackpotPool,
  sumKinds,
  type TrialBalanceLine,
} from './balance.store.ts'

export type { MemberBalance, TrialBalanceLine } from './balance.store.ts'

/** What members have, each in one figure per pocket; a member without accounts is not among the answers. */
export async function readBalances(db: Db, memberIds: readonly bigint[]): Promise<MemberBalance[]> {
  return memberIds.length === 0 ? [] : sumBalances(db, memberIds)
}

/** The balance of an account just before `at`; for an account without a floor, the sum of its entries until then. */
export async function balanceAt(db: Db, account: bigint, at: Date): Promise<bigint> {
  const balance = await findBalanceAt(db, account, at)
  if (balance === undefined) throw new Error(`there is no account ${account}`)
  return balance
}

/** What lies in a merchant's jackpot pools in its own currency. */
export function readJackpotPool(db: Db, merchant: string): Promise<bigint> {
  return sumJackpotPool(db, merchant)
}

/** The sum of every kind of account in one snapshot; the lines of a merchant's currency add up to zero. */
export function readTrialBalance(db: Db): Promise<TrialBalanceLine[]> {
  return sumKinds(db)
}
