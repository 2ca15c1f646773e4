import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Requirement, Stakes } from './turnover.rules.ts'

export async function findTurnoverPercent(db: Db, merchant: string): Promise<number> {
  const { rows } = await sql<{ percent: number }>`
    select percent from turnover_rule where merchant = ${merchant}`.execute(db)
  return rows[0]?.percent ?? 100
}

export type NewRequirement = Omit<Requirement, 'id' | 'progress'> & { memberId: bigint }

export async function insertRequirement(tx: Tx, asked: NewRequirement): Promise<void> {
  await sql`
    insert into turnover_requirement (member_id, reference, credit, required, start_version, created_at)
    values (${asked.memberId}, ${asked.reference}, ${asked.credit}, ${asked.required}, ${asked.startVersion},
      ${asked.createdAt})`.execute(tx)
}

export async function listOpen(db: Db, memberId: bigint): Promise<Requirement[]> {
  const { rows } = await sql<Requirement>`
    select id, reference, credit, required, progress, start_version as "startVersion", created_at as "createdAt"
    from turnover_requirement where member_id = ${memberId} and met_at is null order by start_version`.execute(
    db,
  )
  return rows
}

/** What was staked since it was last counted, by the requirement that was the newest then. */
export async function listNewStakes(tx: Tx, memberId: bigint, upTo: bigint): Promise<Stakes[]> {
  const { rows } = await sql<Stakes>`
    with requirement as (
      select start_version,
        coalesce(lead(start_version) over (order by start_version), ${upTo} + 1) as next_version
      from turnover_requirement where member_id = ${memberId} and met_at is null
    )
    select r.start_version as "startVersion", coalesce(-sum(e.amount), 0)::bigint as amount
    from requirement r
    join ledger_account a on a.owner = ${memberId} and a.kind = 'member_cash'
    left join turnover_mark m on m.member_id = ${memberId}
    join ledger_entry e on e.account_id = a.id and e.version > r.start_version and e.version < r.next_version
      and e.version > coalesce(m.cash_version, 0) and e.version <= ${upTo}
    join ledger_transfer t on t.id = e.transfer_id
    join ledger_kind k on k.kind = t.kind and k.counts_stake
    group by r.start_version order by r.start_version`.execute(tx)
  return rows
}

export async function keepProgress(
  tx: Tx,
  memberId: bigint,
  { counted, upTo, now }: { counted: readonly Requirement[]; upTo: bigint; now: Date },
): Promise<void> {
  for (const { id, progress, required } of counted) {
    await sql`
      update turnover_requirement set progress = ${progress}, met_at = ${progress === required ? now : null}
      where id = ${id}`.execute(tx)
  }
  await sql`
    insert into turnover_mark (member_id, cash_version) values (${memberId}, ${upTo})
    on conflict (member_id) do update set cash_version = excluded.cash_version`.execute(tx)
}

/** The member's cash and how many movements it has seen. */
export async function findCash(db: Db, memberId: bigint): Promise<{ balance: bigint; version: bigint }> {
  const { rows } = await sql<{ balance: bigint; version: bigint }>`
    select balance, version from ledger_account where owner = ${memberId} and kind = 'member_cash'`.execute(
    db,
  )
  const [cash] = rows
  if (!cash) throw new Error(`member ${memberId} has no cash account`)
  return cash
}
