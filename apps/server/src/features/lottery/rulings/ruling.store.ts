import type { VoidKind } from '@perya/contract/lottery-orders'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

/** The version of the payouts of an issue `i` that stand: one more with every correction. */
export const standingVersion = sql.raw(`
  (select count(*)::int + 1 from lottery_ruling r
    where r.issue_id = i.id and r.kind = 'correct' and r.done_at is not null)`)

export type VoidIssue = { id: bigint; code: string; version: number }

export async function listToRefund(db: Db): Promise<VoidIssue[]> {
  const { rows } = await sql<VoidIssue>`
    select i.id, i.code, ${standingVersion} as version from lottery_issue i
    where i.voided_at is not null and i.refunded_at is null order by i.id`.execute(db)
  return rows
}

export async function lockToRefund(tx: Tx, id: bigint): Promise<bigint | null> {
  const { rows } = await sql<{ refundedTo: bigint }>`
    select refunded_to as "refundedTo" from lottery_issue
    where id = ${id} and voided_at is not null and refunded_at is null
    for no key update skip locked`.execute(tx)
  return rows[0]?.refundedTo ?? null
}

export async function keepRefundedTo(tx: Tx, id: bigint, upTo: bigint): Promise<void> {
  await sql`update lottery_issue set refunded_to = ${upTo} where id = ${id}`.execute(tx)
}

export async function keepRefunded(tx: Tx, id: bigint): Promise<void> {
  await sql`update lottery_issue set refunded_at = clock_timestamp() where id = ${id}`.execute(tx)
}

export type Ruling = Pick<
  Row<'lottery_ruling'>,
  'id' | 'issueId' | 'result' | 'version' | 'reason' | 'proposedBy' | 'confirmedBy'
> & {
  code: string
  kind: VoidKind | 'correct'
  at: Date
  isDone: boolean
}

const columns = sql.raw(`
  r.id, r.issue_id as "issueId", i.code, r.kind, r.result, r.version, r.reason, r.proposed_by as "proposedBy",
  r.confirmed_by as "confirmedBy", coalesce(r.done_at, r.confirmed_at, r.proposed_at) as at, r.done_at is not null as "isDone"`)

export async function listRulings(db: Db, issueId: bigint): Promise<Ruling[]> {
  const { rows } = await sql<Ruling>`
    select ${columns} from lottery_ruling r join lottery_issue i on i.id = r.issue_id
    where r.issue_id = ${issueId} and r.withdrawn_at is null order by r.id`.execute(db)
  return rows
}

/** Why issues of a lottery are void, by their numbers. */
export async function readVoidKinds(
  db: Db,
  code: string,
  issueNos: readonly string[],
): Promise<Map<string, VoidKind>> {
  const { rows } = await sql<{ issueNo: string; kind: VoidKind }>`
    select i.issue_no as "issueNo", r.kind from lottery_issue i join lottery_ruling r on r.issue_id = i.id
    where i.code = ${code} and i.issue_no = any (${issueNos}::text[])
      and r.kind <> 'correct' and r.done_at is not null`.execute(db)
  return new Map(rows.map(({ issueNo, kind }) => [issueNo, kind]))
}

/** The one ruling of an issue that is proposed and not carried out. */
export async function lockOpenRuling(tx: Tx, issueId: bigint): Promise<Ruling | null> {
  const { rows } = await sql<Ruling>`
    select ${columns} from lottery_ruling r join lottery_issue i on i.id = r.issue_id
    where r.issue_id = ${issueId} and r.done_at is null and r.withdrawn_at is null for update of r`.execute(
    tx,
  )
  return rows[0] ?? null
}

export async function proposeRuling(
  tx: Tx,
  ruling: {
    issueId: bigint
    kind: 'void' | 'correct'
    result: readonly string[] | null
    reason: string
    operator: string
  },
): Promise<void> {
  await sql`
    insert into lottery_ruling (issue_id, kind, result, version, reason, proposed_by)
    select i.id, ${ruling.kind}, ${ruling.result}::text[], ${standingVersion} + 1, ${ruling.reason}, ${ruling.operator}
    from lottery_issue i where i.id = ${ruling.issueId}`.execute(tx)
}

export async function confirmRuling(tx: Tx, id: bigint, operator: string): Promise<void> {
  await sql`
    update lottery_ruling set confirmed_by = ${operator}, confirmed_at = clock_timestamp() where id = ${id}`.execute(
    tx,
  )
}

export async function withdrawRuling(tx: Tx, id: bigint): Promise<void> {
  await sql`
    update lottery_ruling set withdrawn_at = clock_timestamp() where id = ${id} and confirmed_at is null`.execute(
    tx,
  )
}

/** A void is carried out by the clock, which finds the issue by this. */
export async function voidIssue(tx: Tx, issueId: bigint, rulingId: bigint): Promise<void> {
  await sql`select from lottery_issue where id = ${issueId} for update`.execute(tx)
  await sql`
    update lottery_issue set voided_at = clock_timestamp() where id = ${issueId} and voided_at is null`.execute(
    tx,
  )
  await sql`update lottery_ruling set done_at = clock_timestamp() where id = ${rulingId}`.execute(tx)
}

/** Corrections two people agreed on. */
export async function listCorrections(db: Db): Promise<Ruling[]> {
  const { rows } = await sql<Ruling>`
    select ${columns} from lottery_ruling r join lottery_issue i on i.id = r.issue_id
    where r.kind = 'correct' and r.confirmed_at is not null and r.done_at is null and i.voided_at is null
      and not exists (select from lottery_alarm a
        where a.issue_id = i.id and a.reason = 'programs_differ' and a.resolved_at is null)
    order by r.id`.execute(db)
  return rows
}

export async function lockCorrection(tx: Tx, id: bigint): Promise<{ movedTo: bigint } | null> {
  const { rows } = await sql<{ movedTo: bigint }>`
    select moved_to as "movedTo" from lottery_ruling where id = ${id} and done_at is null
    for update skip locked`.execute(tx)
  return rows[0] ?? null
}

export async function hasPayouts(db: Db, issueId: bigint, version: number): Promise<boolean> {
  const { rows } = await sql`
    select from lottery_payout where issue_id = ${issueId} and version = ${version} limit 1`.execute(db)
  return rows.length > 0
}

export async function keepMoved(tx: Tx, id: bigint, upTo: bigint): Promise<void> {
  await sql`update lottery_ruling set moved_to = ${upTo} where id = ${id}`.execute(tx)
}

export async function keepCorrected(tx: Tx, id: bigint): Promise<void> {
  await sql`update lottery_ruling set done_at = clock_timestamp() where id = ${id}`.execute(tx)
}
