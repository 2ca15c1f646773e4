import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** What a member owes; stays so until the transaction ends. */
export async function lockOwed(tx: Tx, memberId: bigint): Promise<bigint> {
  const { rows } = await sql<{ owed: bigint }>`
    select owed from member_debt where member_id = ${memberId} for update`.execute(tx)
  return rows[0]?.owed ?? 0n
}

export async function listOwed(
  db: Db,
  memberIds: readonly bigint[],
): Promise<{ memberId: bigint; owed: bigint }[]> {
  const { rows } = await sql<{ memberId: bigint; owed: bigint }>`
    select member_id as "memberId", owed from member_debt
    where member_id = any (${memberIds}::bigint[]) and owed > 0`.execute(db)
  return rows
}

export async function changeOwed(tx: Tx, memberId: bigint, by: bigint, now: Date): Promise<void> {
  await sql`
    insert into member_debt (member_id, owed, since) values (${memberId}, ${by}, ${now})
    on conflict (member_id) do update set owed = member_debt.owed + ${by},
      since = case when member_debt.owed = 0 then excluded.since else member_debt.since end`.execute(tx)
}

export async function lowerOwed(tx: Tx, memberId: bigint, by: bigint): Promise<void> {
  await sql`update member_debt set owed = owed - ${by} where member_id = ${memberId}`.execute(tx)
}

/** Who owes, by whichever way it came: the ledger stops the play of whoever it takes below nothing. */
export async function listToSettle(db: Db): Promise<{ memberId: bigint; merchant: string }[]> {
  const { rows } = await sql<{ memberId: bigint; merchant: string }>`
    select id as "memberId", merchant from member where id in (
      select member_id from member_debt where owed > 0
      union select member_id from member_block where reason = 'debt' and ends_at > now())
    order by id`.execute(db)
  return rows
}

export type Debtor = { userName: string; owed: bigint; since: Date }

export async function listDebtors(db: Db, merchant: string): Promise<Debtor[]> {
  const { rows } = await sql<Debtor>`
    select m.user_name as "userName", d.owed, d.since
    from member_debt d join member m on m.id = d.member_id
    where d.owed > 0 and m.merchant = ${merchant}
    order by d.since`.execute(db)
  return rows
}

/** What a member still has to pay to downlines by their contracts. */
export async function findContractsOwed(db: Db, memberId: bigint): Promise<bigint> {
  const { rows } = await sql<{ owed: bigint }>`select contract_owed(${memberId}) as owed`.execute(db)
  return (rows[0] as { owed: bigint }).owed
}
