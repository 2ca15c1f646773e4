/** The steps of an issue: closed, sealed, drawn, selected, settled. Each is written once, by whoever comes first. */
import type { VoidKind } from '@perya/contract/lottery-orders'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'
import type { NewIssue } from './issue.store.ts'

/** The only clock that counts. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return (rows[0] as { now: Date }).now
}

export type StepRow = Pick<
  Row<'lottery_issue'>,
  | 'id'
  | 'code'
  | 'issueNo'
  | 'drawsAt'
  | 'chainId'
  | 'place'
  | 'beacon'
  | 'beaconRound'
  | 'betsRoot'
  | 'betsCount'
  | 'result'
>

const columns = sql.raw(`
  i.id, i.code, i.issue_no as "issueNo", i.draws_at as "drawsAt", i.chain_id as "chainId", i.place, i.beacon,
  i.beacon_round as "beaconRound", i.bets_root as "betsRoot", i.bets_count as "betsCount", i.result`)

/**
 * Ends the sale of every issue whose time has come. Whoever is placing a bet holds the issue, and is waited for.
 * An issue found only after its beacon spoke is void, since nobody could tell whether its bets were there before;
 * answers with the codes of such. One without bets is sealed at once.
 */
export async function closeIssues(tx: Tx, emptyRoot: Buffer): Promise<string[]> {
  const { rows: due } = await sql<{ id: bigint; code: string; isMissed: boolean }>`
    select id, code, chain_id is not null and draws_at <= clock_timestamp() as "isMissed"
    from lottery_issue
    -- The clock is read once, or no index could be asked for the few that are due among all that are planned.
    where id = any (array(
      select d.id from lottery_issue d
      where d.closed_at is null and d.voided_at is null and d.closes_at <= (select clock_timestamp())
      order by d.closes_at limit 500
    )) and coalesce(closed_at, voided_at) is null
    order by id
    for update`.execute(tx)
  const missed = due.filter(({ isMissed }) => isMissed)
  for (const { id } of missed) await voidByRule(tx, id, 'missed')
  if (due.length > missed.length) {
    const ids = due.filter(({ isMissed }) => !isMissed).map(({ id }) => id)
    await sql`
      with looked as materialized (
        select u.id, not exists (select from lottery_suborder s where s.issue_id = u.id) as is_empty
        from unnest(${ids}::bigint[]) u (id)
      )
      update lottery_issue i
      set closed_at = clock_timestamp(),
        sealed_at = case when l.is_empty then clock_timestamp() end,
        bets_root = case when l.is_empty then ${emptyRoot}::bytea end,
        bets_count = case when l.is_empty then 0 end
      from looked l where i.id = l.id`.execute(tx)
  }
  return missed.map(({ code }) => code)
}

/** Closed by us or by a node that stopped since, and not sealed. */
export async function listToSeal(db: Db): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select ${columns} from lottery_issue i
    where i.closed_at is not null and i.sealed_at is null and i.settled_at is null and i.voided_at is null
    order by i.draws_at`.execute(db)
  return rows
}

/** The issue, if its bets are still to be sealed and nobody else is at it. */
export async function lockToSeal(
  tx: Tx,
  id: bigint,
): Promise<{ capturedTo: bigint; isLate: boolean } | null> {
  const { rows } = await sql<{ capturedTo: bigint; isLate: boolean }>`
    select captured_to as "capturedTo", chain_id is not null and draws_at <= clock_timestamp() as "isLate"
    from lottery_issue
    where id = ${id} and closed_at is not null and sealed_at is null and voided_at is null
    for no key update skip locked`.execute(tx)
  return rows[0] ?? null
}

export async function keepCaptured(tx: Tx, id: bigint, upTo: bigint): Promise<void> {
  await sql`update lottery_issue set captured_to = ${upTo} where id = ${id}`.execute(tx)
}

/** What makes an issue void without anybody's word: not sealed before its beacon spoke, or no result in time. */
type VoidRule = Exclude<VoidKind, 'void'>

export async function voidByRule(tx: Tx, id: bigint, rule: VoidRule): Promise<void> {
  await sql`update lottery_issue set voided_at = clock_timestamp() where id = ${id}`.execute(tx)
  await sql`
    insert into lottery_ruling (issue_id, kind, reason, proposed_by, done_at)
    values (${id}, ${rule}, ${rule}, 'rule', clock_timestamp())`.execute(tx)
}

export async function keepSeal(
  tx: Tx,
  id: bigint,
  { root, roots, count }: { root: Buffer; roots: Buffer; count: number },
): Promise<void> {
  await sql`insert into lottery_seal (issue_id, roots) values (${id}, ${roots})`.execute(tx)
  await sql`
    update lottery_issue set sealed_at = clock_timestamp(), bets_root = ${root}, bets_count = ${count}
    where id = ${id}`.execute(tx)
}

/** Sealed, not drawn, and their beacon has had its time. */
export async function listToDraw(db: Db): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select ${columns} from lottery_issue i
    where i.closed_at is not null and i.settled_at is null and i.voided_at is null
      and i.draws_at <= clock_timestamp() and i.chain_id is not null and i.sealed_at is not null and i.result is null
    order by i.draws_at, i.id limit 500`.execute(db)
  return rows
}

type Drawn = {
  id: bigint
  result: readonly string[]
  seed: string | null
  randomness: string | null
  signature: string | null
}

/** Writes a result, once; false when the issue was not open to it. Without bets there is nothing more to do. */
export async function keepResult(
  tx: Tx,
  { id, result, seed, randomness, signature }: Drawn,
): Promise<boolean> {
  const { rows } = await sql`
    with now as materialized (select clock_timestamp() as at)
    update lottery_issue i
    set result = ${result}::text[], seed = ${seed}, randomness = ${randomness}, signature = ${signature},
      drawn_at = now.at,
      selected_at = case when i.bets_count = 0 then now.at end,
      settled_at = case when i.bets_count = 0 then now.at end
    from now
    where i.id = ${id} and i.result is null and i.voided_at is null and i.sealed_at is not null
    returning i.id`.execute(tx)
  return rows.length > 0
}

/** Drawn, not settled, and nobody has to look at them first. */
export async function listToSettle(db: Db): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select ${columns} from lottery_issue i
    where i.closed_at is not null and i.settled_at is null and i.voided_at is null and i.result is not null
      and not exists (select from lottery_alarm a
        where a.issue_id = i.id and a.reason = 'programs_differ' and a.resolved_at is null)
    order by i.draws_at, i.id`.execute(db)
  return rows
}

export type Progress = { isSelected: boolean; paidTo: bigint }

/** The issue, if it is drawn and not settled and nobody else is at it. */
export async function lockToSettle(tx: Tx, id: bigint): Promise<Progress | null> {
  const { rows } = await sql<Progress>`
    select selected_at is not null as "isSelected", paid_to as "paidTo" from lottery_issue
    where id = ${id} and result is not null and settled_at is null and voided_at is null
    for no key update skip locked`.execute(tx)
  return rows[0] ?? null
}

export async function keepSelected(tx: Tx, id: bigint): Promise<void> {
  await sql`update lottery_issue set selected_at = clock_timestamp() where id = ${id}`.execute(tx)
}

export async function keepPaid(tx: Tx, id: bigint, upTo: bigint): Promise<void> {
  await sql`update lottery_issue set paid_to = ${upTo} where id = ${id}`.execute(tx)
}

export async function keepSettled(tx: Tx, id: bigint): Promise<void> {
  await sql`update lottery_issue set settled_at = clock_timestamp() where id = ${id}`.execute(tx)
}

/** Milliseconds until something is due; `null` when nothing is planned at all. */
export async function readNextDue(db: Db): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from least(
      (select closes_at from lottery_issue where closed_at is null and voided_at is null order by closes_at limit 1),
      (select draws_at from lottery_issue
        where closed_at is not null and settled_at is null and voided_at is null
          and chain_id is not null and draws_at > clock_timestamp()
        order by draws_at limit 1)
    ) - clock_timestamp()) * 1000)::float8 as ms`.execute(db)
  return rows[0]?.ms ?? null
}

/** Issues of the past as the demo shows them; nobody bet on them. */
export async function insertDrawn(
  tx: Tx,
  {
    code,
    day,
    chainId,
    beacon,
    root,
  }: { code: string; day: string; chainId: bigint | null; beacon: string | null; root: Buffer },
  issues: readonly (NewIssue & {
    seed: string | null
    randomness: string | null
    result: readonly string[]
  })[],
): Promise<void> {
  await sql`
    insert into lottery_issue (
      code, issue_no, day, opens_at, closes_at, draws_at, chain_id, place, beacon, beacon_round, closed_at, sealed_at,
      bets_root, bets_count, randomness, seed, result, drawn_at, selected_at, settled_at)
    select ${code}, u.issue_no, ${day}::date, u.opens_at, u.closes_at, u.draws_at, ${chainId}, u.place, ${beacon}, u.round,
      u.closes_at, u.closes_at, ${root}, 0, u.randomness, u.seed, string_to_array(u.result, ','), u.draws_at, u.draws_at,
      u.draws_at
    from unnest(
      ${issues.map(({ issueNo }) => issueNo)}::text[], ${issues.map(({ opensAt }) => opensAt)}::timestamptz[],
      ${issues.map(({ closesAt }) => closesAt)}::timestamptz[], ${issues.map(({ drawsAt }) => drawsAt)}::timestamptz[],
      ${issues.map(({ place }) => place)}::int[], ${issues.map(({ beaconRound }) => beaconRound)}::bigint[],
      ${issues.map(({ randomness }) => randomness)}::text[], ${issues.map(({ seed }) => seed)}::text[],
      ${issues.map(({ result }) => result.join(','))}::text[])
      as u (issue_no, opens_at, closes_at, draws_at, place, round, randomness, seed, result)
    on conflict (code, issue_no) do nothing`.execute(tx)
}
