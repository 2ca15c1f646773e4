import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Requirement } from './turnover.rules.ts'

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

/** The movement of the member's cash up to which stakes were counted. */
export async function findMark(db: Db, memberId: bigint): Promise<bigint> {
  const { rows } = await sql<{ version: bigint }>`
    select cash_version as version from turnover_mark where member_id = ${memberId}`.execute(db)
  return rows[0]?.version ?? 0n
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
