import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Requirement } from './requirement.rules.ts'
import { findTurnoverPercent } from './turnover-rule.store.ts'

export type NewRequirement = Omit<Requirement, 'id' | 'progress'> & { memberId: bigint }

export async function insertRequirement(tx: Tx, asked: NewRequirement): Promise<void> {
  await sql`
    insert into turnover_requirement (member_id, reference, credit, required, start_version, created_at, claim_id)
    values (${asked.memberId}, ${asked.reference}, ${asked.credit}, ${asked.required}, ${asked.startVersion},
      ${asked.createdAt}, ${asked.claimId})`.execute(tx)
}

export async function listOpen(db: Db, memberId: bigint): Promise<Requirement[]> {
  const { rows } = await sql<Requirement>`
    select id, reference, credit, required, progress, start_version as "startVersion", created_at as "createdAt",
      claim_id as "claimId"
    from turnover_requirement
    where member_id = ${memberId} and met_at is null and lapsed_at is null order by start_version`.execute(db)
  return rows
}

/** Up to which movement each wallet's stakes were counted, and which stakes wait for the result of their round. */
export type Mark = Record<'cash' | 'bonus', { version: bigint; waiting: readonly bigint[] }>

export async function findMark(db: Db, memberId: bigint): Promise<Mark> {
  const { rows } = await sql<{ cash: bigint; cashWaiting: string[]; bonus: bigint; bonusWaiting: string[] }>`
    select cash_version as cash, cash_waiting as "cashWaiting", bonus_version as bonus,
      bonus_waiting as "bonusWaiting"
    from turnover_mark where member_id = ${memberId}`.execute(db)
  const [mark] = rows
  return {
    cash: { version: mark?.cash ?? 0n, waiting: mark?.cashWaiting.map(BigInt) ?? [] },
    bonus: { version: mark?.bonus ?? 0n, waiting: mark?.bonusWaiting.map(BigInt) ?? [] },
  }
}

export async function keepProgress(
  tx: Tx,
  memberId: bigint,
  { counted, mark, now }: { counted: readonly Requirement[]; mark: Mark; now: Date },
): Promise<void> {
  for (const { id, progress, required } of counted) {
    await sql`
      update turnover_requirement set progress = ${progress}, met_at = ${progress === required ? now : null}
      where id = ${id}`.execute(tx)
  }
  await sql`
    insert into turnover_mark (member_id, cash_version, cash_waiting, bonus_version, bonus_waiting)
    values (${memberId}, ${mark.cash.version}, ${mark.cash.waiting}, ${mark.bonus.version}, ${mark.bonus.waiting})
    on conflict (member_id) do update
    set cash_version = excluded.cash_version, cash_waiting = excluded.cash_waiting,
      bonus_version = excluded.bonus_version, bonus_waiting = excluded.bonus_waiting`.execute(tx)
}

/** Ends the requirement of a deposit that was taken back. */
export async function lapseRequirement(
  tx: Tx,
  memberId: bigint,
  reference: string,
  now: Date,
): Promise<void> {
  await sql`
    update turnover_requirement set lapsed_at = ${now}
    where member_id = ${memberId} and reference = ${reference} and met_at is null`.execute(tx)
}

export async function lapseAll(tx: Tx, memberId: bigint, now: Date): Promise<void> {
  await sql`
    update turnover_requirement set lapsed_at = ${now}
    where member_id = ${memberId} and met_at is null and lapsed_at is null`.execute(tx)
}

/** Lowers the requirement of a deposit that lost its bonus to that of any deposit; what was staked stays counted. */
export async function fallBackToPlain(
  tx: Tx,
  claim: { id: bigint; merchant: string },
  now: Date,
): Promise<void> {
  const percent = await findTurnoverPercent(tx, claim.merchant)
  await sql`
    update turnover_requirement r
    set required = p.required, progress = least(r.progress, p.required), claim_id = null,
      met_at = case when r.progress >= p.required then ${now}::timestamptz end
    from (
      select id, credit * ${percent}::int / 100 as required from turnover_requirement where claim_id = ${claim.id}
    ) p
    where r.id = p.id and r.met_at is null and p.required > 0`.execute(tx)
  // A requirement of zero lapses.
  await sql`
    update turnover_requirement set lapsed_at = ${now}, claim_id = null
    where claim_id = ${claim.id} and met_at is null`.execute(tx)
}
