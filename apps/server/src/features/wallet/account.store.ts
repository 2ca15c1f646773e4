import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** Accounts a member owns. */
export type MemberAccountKind = 'member_cash' | 'member_bonus' | 'member_held' | 'in_transit'

/** Accounts of the house. A pool never pays more than it holds; the others have no floor. */
export type HouseAccountKind =
  | 'house'
  | 'vendor'
  | 'gateway_clearing'
  | 'promotion_pool'
  | 'jackpot_pool'
  | 'commission'
  | 'suspense'
  | 'demo'
  | 'member_debt'

export type MemberAccounts = {
  cash: bigint
  bonus: bigint
  held: bigint
  inTransit: bigint
  currency: string
}

/** A member's accounts for money on its way to a vendor, or at one. */
export async function listAccountsInGames(db: Db, memberId: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from ledger_account
    where owner = ${memberId} and kind in ('in_transit', 'at_vendor') order by id`.execute(db)
  return rows.map(({ id }) => id)
}

const memberKinds = {
  cash: 'member_cash',
  bonus: 'member_bonus',
  held: 'member_held',
  inTransit: 'in_transit',
} as const

/** Opens a member's accounts in the merchant's currency, or finds them. */
export async function openMemberAccounts(
  db: Db,
  { memberId, merchant }: { memberId: bigint; merchant: string },
): Promise<MemberAccounts> {
  const { rows } = await sql<{ kind: string; id: bigint; currency: string }>`
    select k.kind, ledger_open_account(k.kind, m.code, m.currency, ${memberId}, '') as id, m.currency
    from merchant m, unnest(${Object.values(memberKinds)}::text[]) k (kind)
    where m.code = ${merchant}`.execute(db)
  return toMemberAccounts(memberId, rows)
}

export async function findMemberAccounts(db: Db, memberId: bigint): Promise<MemberAccounts> {
  const { rows } = await sql<{ kind: string; id: bigint; currency: string }>`
    select kind, id, currency from ledger_account where owner = ${memberId}`.execute(db)
  return toMemberAccounts(memberId, rows)
}

/** The accounts of many members, for a caller that pays all of them at once. */
export async function listMemberAccounts(
  db: Db,
  memberIds: readonly bigint[],
): Promise<{ memberId: bigint; merchant: string; currency: string; cash: bigint; held: bigint }[]> {
  if (memberIds.length === 0) return []
  const { rows } = await sql<{
    memberId: bigint
    merchant: string
    currency: string
    cash: bigint
    held: bigint
  }>`
    select c.owner as "memberId", c.merchant, c.currency, c.id as cash, h.id as held
    from ledger_account c join ledger_account h on h.owner = c.owner and h.kind = 'member_held'
    where c.owner = any (${memberIds}::bigint[]) and c.kind = 'member_cash'`.execute(db)
  return rows
}

function toMemberAccounts(
  memberId: bigint,
  rows: readonly { kind: string; id: bigint; currency: string }[],
): MemberAccounts {
  const idOf = (kind: MemberAccountKind) => {
    const row = rows.find((candidate) => candidate.kind === kind)
    if (!row) throw new Error(`member ${memberId} has no ${kind} account`)
    return row.id
  }
  return {
    cash: idOf(memberKinds.cash),
    bonus: idOf(memberKinds.bonus),
    held: idOf(memberKinds.held),
    inTransit: idOf(memberKinds.inTransit),
    currency: rows[0]?.currency ?? '',
  }
}

/** Opens the account for a member's money at a vendor that keeps balances, or finds it. */
export async function openAccountAtVendor(
  db: Db,
  { memberId, merchant, vendor }: { memberId: bigint; merchant: string; vendor: string },
): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select ledger_open_account('at_vendor', code, currency, ${memberId}, ${vendor}) as id
    from merchant where code = ${merchant}`.execute(db)
  const row = rows[0]
  if (!row) throw new Error(`there is no merchant ${merchant}`)
  return row.id
}

export type MoneyAtVendor = { vendorCode: string; amount: bigint }

/** Money that went to vendors and has not come back; its wins and losses are known when it does. */
export async function listMoneyAtVendors(db: Db, memberId: bigint): Promise<MoneyAtVendor[]> {
  const { rows } = await sql<MoneyAtVendor>`
    select name as "vendorCode", balance as amount from ledger_account
    where owner = ${memberId} and kind = 'at_vendor' and balance > 0 order by name`.execute(db)
  return rows
}

/** Opens an account of the house in the merchant's currency, or finds it. */
export async function openHouseAccount(
  db: Db,
  { kind, merchant, name = '' }: { kind: HouseAccountKind; merchant: string; name?: string },
): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select ledger_open_account(${kind}, code, currency, null, ${name}) as id
    from merchant where code = ${merchant}`.execute(db)
  const row = rows[0]
  if (!row) throw new Error(`there is no merchant ${merchant}`)
  return row.id
}
