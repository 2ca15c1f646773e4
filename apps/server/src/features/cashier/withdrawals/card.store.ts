import type { Text } from '@perya/contract/language'
import type { PayoutKind } from '@perya/contract/withdrawals'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { type PayoutTerms, termsColumns } from './bank.store.ts'

export type Card = PayoutTerms & {
  id: bigint
  memberId: bigint
  number: Buffer
  lastDigits: string
  usableAt: Date
  bank: string
  kind: PayoutKind
  names: Text
  isBankEnabled: boolean
}

const select = sql.raw(`
  select c.id, c.member_id as "memberId", c.number, c.last_digits as "lastDigits", c.usable_at as "usableAt",
    b.code as bank, b.kind, b.names, b.is_enabled as "isBankEnabled", ${termsColumns}
  from bank_card c join payout_bank b on b.id = c.bank_id`)

export async function listCards(db: Db, memberId: bigint): Promise<Card[]> {
  const { rows } =
    await sql<Card>`${select} where c.member_id = ${memberId} and c.removed_at is null order by c.id`.execute(
      db,
    )
  return rows
}

export async function findCard(db: Db, memberId: bigint, id: bigint): Promise<Card | undefined> {
  const { rows } = await sql<Card>`
    ${select} where c.member_id = ${memberId} and c.id = ${id} and c.removed_at is null`.execute(db)
  return rows[0]
}

export type NewCard = {
  memberId: bigint
  bankId: bigint
  number: Buffer
  numberIndex: Buffer
  lastDigits: string
  boundAt: Date
  usableAt: Date
}

/** `undefined` when another member has this account. */
export async function insertCard(tx: Tx, card: NewCard): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    insert into bank_card (member_id, bank_id, number, number_index, last_digits, bound_at, usable_at)
    values (${card.memberId}, ${card.bankId}, ${card.number}, ${card.numberIndex}, ${card.lastDigits},
      ${card.boundAt}, ${card.usableAt})
    on conflict do nothing returning id`.execute(tx)
  return rows[0]?.id
}

export async function markRemoved(tx: Tx, id: bigint, now: Date): Promise<void> {
  await sql`update bank_card set removed_at = ${now} where id = ${id}`.execute(tx)
}

/** Whether money is on its way to it. */
export async function isAwaitingPayout(tx: Tx, id: bigint): Promise<boolean> {
  const { rows } =
    await sql`select from withdrawal where card_id = ${id} and ended_at is null limit 1`.execute(tx)
  return rows.length > 0
}
