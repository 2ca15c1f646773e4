import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** The rules of a merchant's contracts. */
export type ContractRules = {
  /** A member who bets so much in a period is active. */
  activeStake: bigint
  activeMin: number
  tiersMax: number
  rateMin: number
  /** The most that daily and hourly salary may be together. */
  salaryRateMax: number
  dividendRateMax: number
  requestDays: number
}

const usualRules: ContractRules = {
  activeStake: 1_000_000n,
  activeMin: 1,
  tiersMax: 10,
  rateMin: 1,
  salaryRateMax: 100,
  dividendRateMax: 4_000,
  requestDays: 7,
}

export async function findRules(db: Db, merchant: string): Promise<ContractRules> {
  const { rows } = await sql<ContractRules>`
    select active_stake as "activeStake", active_min as "activeMin", tiers_max as "tiersMax", rate_min as "rateMin",
      salary_rate_max as "salaryRateMax", dividend_rate_max as "dividendRateMax", request_days as "requestDays"
    from contract_rule where merchant = ${merchant}`.execute(db)
  return rows[0] ?? usualRules
}

/** Locks the rules until the transaction ends, so that two changes at once are both kept. */
export async function lockRules(tx: Tx, merchant: string): Promise<ContractRules> {
  await sql`insert into contract_rule (merchant) values (${merchant}) on conflict do nothing`.execute(tx)
  await sql`select from contract_rule where merchant = ${merchant} for update`.execute(tx)
  return findRules(tx, merchant)
}

export async function keepRules(tx: Tx, merchant: string, it: ContractRules): Promise<void> {
  await sql`
    update contract_rule set active_stake = ${it.activeStake}, active_min = ${it.activeMin},
      tiers_max = ${it.tiersMax}, rate_min = ${it.rateMin}, salary_rate_max = ${it.salaryRateMax},
      dividend_rate_max = ${it.dividendRateMax}, request_days = ${it.requestDays}
    where merchant = ${merchant}`.execute(tx)
}
