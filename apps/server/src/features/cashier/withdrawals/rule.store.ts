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
}

export const usualRules: WithdrawalRules = {
  autoMax: 50_000_000n,
  onePersonMax: 500_000_000n,
  dailyCount: 3,
  cardsMax: 5,
  reviewHours: 24,
  decideHours: 72,
}

export async function findRules(db: Db, merchant: string): Promise<WithdrawalRules> {
  const { rows } = await sql<WithdrawalRules>`
    select auto_max as "autoMax", one_person_max as "onePersonMax", daily_count as "dailyCount",
      cards_max as "cardsMax", review_hours as "reviewHours", decide_hours as "decideHours"
    from withdrawal_rule where merchant = ${merchant}`.execute(db)
  return rows[0] ?? usualRules
}
