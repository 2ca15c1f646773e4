import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** A merchant's limits of what is approved automatically and what people review. */
export type WithdrawalRules = {
  autoMax: bigint
  onePersonMax: bigint
  dailyCount: number
  cardsMax: number
  reviewHours: number
  /** After so many hours without a decision the money goes back. */
  decideHours: number
  /** Only members with a proved mobile number may withdraw. */
  needsMobile: boolean
  /** So many withdrawals per day have no fee. */
  freeDaily: number
  /** After a win of more than this a person reviews the withdrawal; `null` turns that off. */
  bigWin: bigint | null
}

export const usualRules: WithdrawalRules = {
  autoMax: 50_000_000n,
  onePersonMax: 500_000_000n,
  dailyCount: 3,
  cardsMax: 5,
  reviewHours: 24,
  decideHours: 72,
  needsMobile: false,
  freeDaily: 0,
  bigWin: null,
}

export async function findRules(db: Db, merchant: string): Promise<WithdrawalRules> {
  const { rows } = await sql<WithdrawalRules>`
    select auto_max as "autoMax", one_person_max as "onePersonMax", daily_count as "dailyCount",
      cards_max as "cardsMax", review_hours as "reviewHours", decide_hours as "decideHours",
      needs_mobile as "needsMobile", free_daily as "freeDaily", big_win as "bigWin"
    from withdrawal_rule where merchant = ${merchant}`.execute(db)
  return rows[0] ?? usualRules
}

/** Locks the rules until the transaction ends, so that two changes at once are both kept. */
export async function lockRules(tx: Tx, merchant: string): Promise<WithdrawalRules> {
  await sql`insert into withdrawal_rule (merchant) values (${merchant}) on conflict do nothing`.execute(tx)
  await sql`select from withdrawal_rule where merchant = ${merchant} for update`.execute(tx)
  return findRules(tx, merchant)
}

export async function keepRules(tx: Tx, merchant: string, it: WithdrawalRules): Promise<void> {
  await sql`
    update withdrawal_rule set auto_max = ${it.autoMax}, one_person_max = ${it.onePersonMax},
      daily_count = ${it.dailyCount}, cards_max = ${it.cardsMax}, review_hours = ${it.reviewHours},
      decide_hours = ${it.decideHours}, needs_mobile = ${it.needsMobile}, free_daily = ${it.freeDaily},
      big_win = ${it.bigWin}
    where merchant = ${merchant}`.execute(tx)
}
