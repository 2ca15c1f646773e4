import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type AccountKind = Row<'ledger_account'>['kind']

export type AccountRow = Pick<Row<'ledger_account'>, 'id' | 'kind' | 'currency'>

/** A member's accounts for money on its way to a vendor, or at one. */
export async function listAccountsInGames(db: Db, memberId: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from ledger_account
    where owner = ${memberId} and kind in ('in_transit', 'at_vendor') order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Opens accounts of these kinds in the merchant's currency, or finds them. */
export async function openOwned(
  db: Db,
  { memberId, merchant, kinds }: { memberId: bigint; merchant: string; kinds: readonly AccountKind[] },
): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select k.kind, ledger_open_account(k.kind, m.code, m.currency, ${memberId}, '') as id, m.currency
    from merchant m, unnest(${kinds}::text[]) k (kind)
    where m.code = ${merchant}`.execute(db)
  return rows
}

export async function listOwned(db: Db, memberId: bigint): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select kind, id, currency from ledger_account where owner = ${memberId}`.execute(db)
  return rows
}

export type Purse = { memberId: bigint; merchant: string; currency: string; cash: bigint; held: bigint }

export async function listPurses(db: Db, memberIds: readonly bigint[]): Promise<Purse[]> {
  const { rows } = await sql<Purse>`
    select c.owner as "memberId", c.merchant, c.currency, c.id as cash, h.id as held
    from ledger_account c join ledger_account h on h.owner = c.owner and h.kind = 'member_held'
    where c.owner = any (${memberIds}::bigint[]) and c.kind = 'member_cash'`.execute(db)
  return rows
}

/** Opens one account in the merchant's currency, or finds it; nothing where there is no such merchant. */
export async function openAccount(
  db: Db,
  {
    kind,
    merchant,
    owner,
    name,
  }: { kind: AccountKind; merchant: string; owner: bigint | null; name: string },
): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    select ledger_open_account(${kind}, code, currency, ${owner}, ${name}) as id
    from merchant where code = ${merchant}`.execute(db)
  return rows[0]?.id
}

export type MoneyAtVendor = { vendorCode: string; amount: bigint }

export async function listBalancesAtVendors(db: Db, memberId: bigint): Promise<MoneyAtVendor[]> {
  const { rows } = await sql<MoneyAtVendor>`
    select name as "vendorCode", balance as amount from ledger_account
    where owner = ${memberId} and kind = 'at_vendor' and balance > 0 order by name`.execute(db)
  return rows
}
