import type { IssueState } from '@perya/contract/lottery'
import { lotteryOf, resultWaitHours } from '@perya/lottery-rules'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type IssueRow = Pick<
  Row<'lottery_issue'>,
  | 'id'
  | 'code'
  | 'issueNo'
  | 'opensAt'
  | 'closesAt'
  | 'drawsAt'
  | 'drawnAt'
  // What bets are paid for: the result drawn, or the one that corrected it.
  | 'result'
> & {
  day: string
  state: IssueState
}

const facts = sql.raw(`
  i.id, i.code, i.issue_no as "issueNo", i.day::text as day, i.opens_at as "opensAt", i.closes_at as "closesAt",
  i.draws_at as "drawsAt", i.drawn_at as "drawnAt", lottery_state(i, clock_timestamp()) as state,
  coalesce((select r.result from lottery_ruling r
    where r.issue_id = i.id and r.kind = 'correct' and r.done_at is not null order by r.id desc limit 1), i.result) as result`)

/**
 * Said without `is null`, which would offer the index of all lotteries' open issues: until the database has counted
 * a table just filled, it takes that one, and looks for the next issue of each lottery among those of all.
 */
const isForSale = sql.raw(`i.draws_at > now() and i.closes_at > clock_timestamp()
  and coalesce(i.closed_at, i.voided_at, 'infinity') > clock_timestamp()`)

/** What a lottery sells now and next, what waits for its draw, and what was drawn last. */
export type Standing = {
  code: string
  selling: IssueRow[]
  waiting: IssueRow[]
  last: IssueRow | null
}

/** A draw that has not come after so many hours is no longer shown as awaited; one held elsewhere is void by then. */
const waitHours = (code: string) => (lotteryOf(code)?.drawSource === 'external' ? resultWaitHours : 2)

export async function readStandings(
  db: Db,
  codes: readonly string[],
): Promise<{ now: Date; standings: Standing[] }> {
  const { rows } = await sql<IssueRow & { part: 'selling' | 'waiting' | 'last'; now: Date }>`
    select p.*, clock_timestamp() as now
    from unnest(${codes}::text[], ${codes.map(waitHours)}::int[]) c (code, wait_hours)
    cross join lateral (
      (select 'selling' as part, ${facts} from lottery_issue i
        where i.code = c.code and ${isForSale}
        order by i.draws_at limit 2)
      union all
      (select 'waiting', ${facts} from lottery_issue i
        where i.code = c.code and i.draws_at > now() - make_interval(hours => c.wait_hours) and i.closes_at <= clock_timestamp()
          and i.result is null and i.voided_at is null
          -- Issues close in the order of their draws, so nobody looks through those of the next days.
          and i.draws_at < coalesce((select n.draws_at from lottery_issue n
            where n.code = c.code and n.draws_at > now() and n.closes_at > clock_timestamp()
            order by n.draws_at limit 1), 'infinity')
        order by i.draws_at)
      union all
      (select 'last', ${facts} from lottery_issue i
        where i.code = c.code and i.result is not null and i.voided_at is null
        order by i.draws_at desc limit 1)
    ) p`.execute(db)
  const now = rows[0]?.now ?? new Date()
  const standings = new Map<string, Standing>(
    codes.map((code) => [code, { code, selling: [], waiting: [], last: null }]),
  )
  for (const { part, ...issue } of rows) {
    const standing = standings.get(issue.code) as Standing
    if (part === 'last') standing.last = issue
    else standing[part].push(issue)
  }
  return { now, standings: [...standings.values()] }
}

/** The latest issue of each lottery that was drawn or is void. */
export async function listLatest(db: Db, codes: readonly string[]): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select p.* from unnest(${codes}::text[]) c (code)
    cross join lateral (
      select ${facts} from lottery_issue i
      where i.code = c.code and i.draws_at <= clock_timestamp() and (i.result is not null or i.voided_at is not null)
      order by i.draws_at desc limit 1
    ) p`.execute(db)
  return rows
}

/** The issue that sells and those after it. */
export async function listComing(db: Db, code: string, count: number): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select ${facts} from lottery_issue i
    where i.code = ${code} and ${isForSale}
    order by i.draws_at limit ${count}`.execute(db)
  return rows
}

/** How many issues can be bought now, counted to a limit. */
export async function countComing(db: Db, code: string, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from lottery_issue i where i.code = ${code} and ${isForSale} order by i.draws_at limit ${limit}) c`.execute(
    db,
  )
  return (rows[0] as { count: number }).count
}

export async function listResults(
  db: Db,
  asked: { code: string; day: string | undefined; before: string | undefined; limit: number },
): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select ${facts} from lottery_issue i
    where i.code = ${asked.code} and i.result is not null and i.voided_at is null
      ${asked.day === undefined ? sql`` : sql`and i.day = ${asked.day}::date`}
      ${
        asked.before === undefined
          ? sql``
          : sql`and i.draws_at < (select b.draws_at from lottery_issue b
              where b.code = ${asked.code} and b.issue_no = ${asked.before})`
      }
    order by i.draws_at desc limit ${asked.limit}`.execute(db)
  return rows
}

/** Of the numbers asked for, those that exist. */
export async function findIssues(db: Db, code: string, issueNos: readonly string[]): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select ${facts} from lottery_issue i
    where i.code = ${code} and i.issue_no = any (${issueNos}::text[])`.execute(db)
  return rows
}

export type NewIssue = Pick<
  Row<'lottery_issue'>,
  'issueNo' | 'opensAt' | 'closesAt' | 'drawsAt' | 'place'
> & {
  beaconRound: number | null
}

/** Days of a lottery that have issues already: from a day on, or any. */
export async function listMadeDays(db: Db, code: string, from?: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct day::text as day from lottery_issue
    where code = ${code} ${
      from === undefined
        ? sql``
        : sql`and draws_at > ${from}::date - interval '1 day' and day >= ${from}::date`
    }`.execute(db)
  return rows.map(({ day }) => day)
}

/** Adds a day's issues; those that are there already stay as they are. */
export async function insertIssues(
  tx: Tx,
  {
    code,
    day,
    chainId,
    beacon,
  }: { code: string; day: string; chainId: bigint | null; beacon: string | null },
  issues: readonly NewIssue[],
): Promise<void> {
  const list = <K extends keyof NewIssue>(name: K) => issues.map((issue) => issue[name])
  await sql`
    insert into lottery_issue (
      code, issue_no, day, opens_at, closes_at, draws_at, chain_id, place, beacon, beacon_round)
    select ${code}, u.issue_no, ${day}::date, u.opens_at, u.closes_at, u.draws_at, ${chainId}, u.place, ${beacon}, u.round
    from unnest(${list('issueNo')}::text[], ${list('opensAt')}::timestamptz[], ${list('closesAt')}::timestamptz[],
      ${list('drawsAt')}::timestamptz[], ${list('place')}::int[], ${list('beaconRound')}::bigint[])
      as u (issue_no, opens_at, closes_at, draws_at, place, round)
    on conflict (code, issue_no) do nothing`.execute(tx)
}
