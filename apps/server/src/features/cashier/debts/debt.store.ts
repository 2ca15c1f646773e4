import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** What a member owes, locked until the transaction ends. */
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

export type DebtorRow = { memberId: bigint; merchant: string; userName: string; since: Date }

/** Members who owe: by a row of their own, or blocked by the ledger because their cash is below zero. */
export async function listOwing(db: Db): Promise<DebtorRow[]> {
  const { rows } = await sql<DebtorRow>`
    select m.id as "memberId", m.merchant, m.user_name as "userName", min(o.since) as since
    from member m join (
      select member_id, since from member_debt where owed > 0
      union all
      select member_id, starts_at from member_block where reason = 'debt' and ends_at > now()
    ) o on o.member_id = m.id
    group by m.id order by since, m.id`.execute(db)
  return rows
}

/** What a member still owes downlines by contracts. */
export async function findContractsOwed(db: Db, memberId: bigint): Promise<bigint> {
  const { rows } = await sql<{ owed: bigint }>`select contract_owed(${memberId}) as owed`.execute(db)
  return (rows[0] as { owed: bigint }).owed
}
