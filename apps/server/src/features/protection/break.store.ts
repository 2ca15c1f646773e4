import type { Break } from '@perya/contract/protection'
import { sql } from 'kysely'
import { barsOf, breaksOf } from '#features/wallet/index.ts'
import type { Db, Tx } from '#platform/db.ts'

export type BreakRow = { kind: Break['kind']; endsAt: Date | null }

/** From now on, by the clock the wallet goes by. */
export async function insertBreak(
  tx: Tx,
  memberId: bigint,
  { kind, length }: { kind: Break['kind']; length: string | null },
): Promise<BreakRow> {
  const { rows } = await sql<BreakRow>`
    insert into member_block (member_id, reason, starts_at, ends_at)
    values (${memberId}, ${kind}, clock_timestamp(), coalesce(clock_timestamp() + ${length}::interval, 'infinity'))
    returning reason as kind, nullif(ends_at, 'infinity') as "endsAt"`.execute(tx)
  return rows[0] as BreakRow
}

/** The same for whatever other accounts the member has, at any merchant; answers on which one begins by it. */
export async function spreadBreak(tx: Tx, memberId: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select other_id as id from same_person(array[${memberId}::bigint])`.execute(tx)
  return followBreaksOf(
    tx,
    rows.map(({ id }) => id),
  )
}

/** Has accounts take the breaks of their person's others; answers on which one begins by it. */
export async function followBreaksOf(tx: Tx, memberIds: readonly bigint[]): Promise<bigint[]> {
  await sql`select follow_breaks(${memberIds}::bigint[])`.execute(tx)
  const { rows } = await sql<{ id: bigint }>`
    select distinct member_id as id from member_block
    where member_id = any (${memberIds}::bigint[]) and reason in ('timeout', 'exclusion')
      and starts_at >= transaction_timestamp()`.execute(tx)
  return rows.map(({ id }) => id)
}

/** By any reason, or by one alone. */
export async function hasBar(db: Db, memberId: bigint, reason: 'age' | null): Promise<boolean> {
  const { rows } = await sql`
    ${barsOf(memberId)} ${reason === null ? sql`` : sql`and reason = ${reason}`} limit 1`.execute(db)
  return rows.length > 0
}

/** Breaks somebody took while another account of theirs was being made. */
export async function followBreaks(db: Db): Promise<void> {
  await sql`
    select follow_breaks(array(
      select distinct s.other_id
      from same_person(array(
        select b.member_id from member_block b
        where b.reason in ('timeout', 'exclusion') and now() < b.ends_at)) s))`.execute(db)
}

/** The one that ends last; a self-exclusion before a time-out. */
export async function findLastBreak(db: Db, memberId: bigint): Promise<BreakRow | null> {
  const { rows } = await sql<BreakRow>`
    ${breaksOf(memberId)}
    order by reason, ends_at desc limit 1`.execute(db)
  return rows[0] ?? null
}

export const closingReasons = ['timeout', 'exclusion', 'age', 'restricted', 'identity', 'operator'] as const
export type ClosingReason = (typeof closingReasons)[number]

/** Those of these reasons that close every game to a member at this moment. */
export async function listClosingReasons(db: Db, memberId: bigint): Promise<ClosingReason[]> {
  const { rows } = await sql<{ reason: ClosingReason }>`
    select distinct reason
    from member_block
    where member_id = ${memberId} and categories is null and reason = any (${[...closingReasons]}::text[])
      and clock_timestamp() >= starts_at and clock_timestamp() < ends_at`.execute(db)
  return rows.map(({ reason }) => reason)
}
