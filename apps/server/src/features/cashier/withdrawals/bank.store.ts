import type { Text } from '@perya/contract/language'
import type { PayoutKind } from '@perya/contract/withdrawals'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** The fee, time and limits of payouts to a bank. */
export type PayoutTerms = {
  minAmount: bigint
  maxAmount: bigint
  feeFixed: bigint
  feeRate: number
  minutesTo: number
}

export type Bank = PayoutTerms & {
  id: bigint
  code: string
  kind: PayoutKind
  names: Text
  numberPattern: string
}

export const termsColumns = `b.min_amount as "minAmount", b.max_amount as "maxAmount", b.fee_fixed as "feeFixed",
  b.fee_rate as "feeRate", b.minutes_to as "minutesTo"`

const columns = sql.raw(`b.id, b.code, b.kind, b.names, b.number_pattern as "numberPattern", ${termsColumns}`)

export async function listBanks(db: Db, merchant: string): Promise<Bank[]> {
  const { rows } = await sql<Bank>`
    select ${columns} from payout_bank b
    where b.merchant = ${merchant} and b.is_enabled order by b.position, b.id`.execute(db)
  return rows
}

export async function findBank(db: Db, merchant: string, id: bigint): Promise<Bank | undefined> {
  const { rows } = await sql<Bank>`
    select ${columns} from payout_bank b
    where b.merchant = ${merchant} and b.id = ${id} and b.is_enabled`.execute(db)
  return rows[0]
}

export type NewBank = Omit<Bank, 'id'> & { merchant: string; position: number }

/** Inserts a bank; an existing one stays as it is. */
export async function insertBank(db: Db, bank: NewBank): Promise<void> {
  await sql`
    insert into payout_bank (merchant, code, kind, names, number_pattern, min_amount, max_amount, fee_fixed, fee_rate,
      minutes_to, position)
    values (${bank.merchant}, ${bank.code}, ${bank.kind}, ${JSON.stringify(bank.names)}, ${bank.numberPattern},
      ${bank.minAmount}, ${bank.maxAmount}, ${bank.feeFixed}, ${bank.feeRate}, ${bank.minutesTo}, ${bank.position})
    on conflict (merchant, code) do nothing`.execute(db)
}

/** Inserts a bank or overwrites it with what an operator wrote. */
export async function upsertBank(db: Db, bank: NewBank & { isEnabled: boolean }): Promise<void> {
  await insertBank(db, bank)
  await sql`
    update payout_bank
    set kind = ${bank.kind}, names = ${JSON.stringify(bank.names)}, number_pattern = ${bank.numberPattern},
      min_amount = ${bank.minAmount}, max_amount = ${bank.maxAmount}, fee_fixed = ${bank.feeFixed},
      fee_rate = ${bank.feeRate}, minutes_to = ${bank.minutesTo}, position = ${bank.position},
      is_enabled = ${bank.isEnabled}
    where merchant = ${bank.merchant} and code = ${bank.code}`.execute(db)
}
