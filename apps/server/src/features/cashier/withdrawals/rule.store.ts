import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** A merchant's own lines between what a machine decides and what people do. */
export type WithdrawalRules = {
  autoMax: bigint
  onePersonMax: bigint
  dailyCount: number
  cardsMax: number
  reviewHours: number
  /** After so many without a decision the money goes back. */
  decideHours: number
  /** Only to whoever has proved a mobile number. */
  needsMobile: boolean
  /** So many a day cost nothing. */
  freeDaily: number
  /** After a win of more than this a person looks first; `null` for none. */
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
