import type { HeldEnd } from '@perya/contract/ledger'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type Period = { from: Date; to: Date; firstDay: string; lastDay: string; timeZone: string }

/** The instants at which business days of a site begin and end; a day left out is today. */
export async function findPeriod(
  db: Db,
  merchant: string,
  days: { startDate?: string | undefined; endDate?: string | undefined },
): Promise<Period> {
  const { rows } = await sql<Period>`
    select first_day::timestamp at time zone time_zone as "from",
      (last_day + 1)::timestamp at time zone time_zone as "to",
      first_day::text as "firstDay", last_day::text as "lastDay", time_zone as "timeZone"
    from (
      select m.time_zone,
        coalesce(${days.startDate ?? null}::date, ${days.endDate ?? null}::date, (now() at time zone m.time_zone)::date)
          as first_day,
        coalesce(${days.endDate ?? null}::date, (now() at time zone m.time_zone)::date) as last_day
      from merchant m where m.code = ${merchant}
    ) d`.execute(db)
  const row = rows[0]
  if (!row) throw new Error(`there is no merchant ${merchant}`)
  return row
}

export type Span = { account: bigint; from: Date; to: Date }

export type StatementRow = {
  transferId: bigint
  at: Date
  kind: string
  reference: string | null
  reason: string | null
  reversalOf: bigint | null
  withdrawal: HeldEnd | null
  /** The result of play at a vendor, known when the money sent there has come back. */
  result: bigint | null
  amount: bigint
  balance: bigint
}

/** More or less came back to a member's accounts than had left them for the vendor. */
const result = sql`
  case t.kind when 'vendor_return' then (
    select sum(l.amount)::bigint from unnest(t.accounts, t.amounts) l (account, amount)
    join ledger_account o on o.id = l.account and o.owner is not null
  ) end as result`

const kindsFilter = (kinds: readonly string[]) =>
  kinds.length === 0 ? sql`` : sql`and t.kind = any(${kinds}::text[])`

export async function listEntries(
  db: Db,
  { account, from, to }: Span,
  { kinds, limit, offset }: { kinds: readonly string[]; limit: number; offset: number },
): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select e.transfer_id as "transferId", e.created_at as at, t.kind, t.reference, t.reason,
      t.reversal_of as "reversalOf", e.amount, e.balance_after as balance, ${result},
      case h.state when 'open' then 'underway' when 'captured' then 'paid' when 'released' then 'returned' end
        as withdrawal
    from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
    left join wallet_hold h on h.opened_by = t.id and h.kind = 'hold'
    where e.account_id = ${account} and e.version is not null
      and e.created_at >= ${from} and e.created_at < ${to} ${kindsFilter(kinds)}
    order by e.version desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Movements of several accounts as if they were one account, without movements between them. */
export async function listMovedTogether(
  db: Db,
  { accounts, from, to }: { accounts: readonly bigint[]; from: Date; to: Date },
  opening: bigint,
): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select m.transfer_id as "transferId", m.at, t.kind, t.reference, t.reason, t.reversal_of as "reversalOf",
      null as withdrawal, ${result}, m.amount::bigint as amount, (${opening}::bigint + m.sum)::bigint as balance
    from (
      select e.transfer_id, min(e.created_at) as at, sum(e.amount) as amount,
        sum(sum(e.amount)) over (order by min(e.created_at), e.transfer_id) as sum
      from ledger_entry e
      where e.account_id = any (${accounts}::bigint[]) and e.version is not null
        and e.created_at >= ${from} and e.created_at < ${to}
      group by e.transfer_id having sum(e.amount) <> 0
    ) m
    join ledger_transfer t on t.id = m.transfer_id
    order by m.at desc, m.transfer_id desc`.execute(db)
  return rows
}

export type StatementTotals = { count: number; totalIn: bigint; totalOut: bigint }

export type WholeDays = { first: string; last: string; starts: Date; ends: Date }

/** The days of the span that are added up; `undefined` if none are, or if the site's days now begin at another hour. */
export async function findWholeDays(db: Db, { account, from, to }: Span): Promise<WholeDays | undefined> {
  const { rows } = await sql<WholeDays>`
    select w.first::text, w.last::text, w.first::timestamp at time zone w.zone as starts,
      (w.last + 1)::timestamp at time zone w.zone as ends
    from (
      select m.time_zone as zone,
        greatest(d.oldest, b.first_day + (b.first_day::timestamp at time zone m.time_zone < ${from})::int) as first,
        least(d.newest, (${to}::timestamptz at time zone m.time_zone)::date - 1) as last
      from ledger_account a
      join merchant m on m.code = a.merchant
      cross join lateral (select (${from}::timestamptz at time zone m.time_zone)::date as first_day) b
      cross join lateral (
        select min(d.day) as oldest, max(d.day) as newest from ledger_day d where d.merchant = m.code
        having bool_and(d.time_zone = m.time_zone)
      ) d
      where a.id = ${account}
    ) w
    where w.first <= w.last`.execute(db)
  return rows[0]
}

/** The parts of a span that are not added up. */
export function hoursBeside(
  whole: WholeDays | undefined,
  { from, to }: { from: Date; to: Date },
): { since: Date; until: Date }[] {
  if (!whole) return [{ since: from, until: to }]
  return [
    { since: from, until: whole.starts },
    { since: whole.ends, until: to },
  ].filter(({ since, until }) => since < until)
}

type Counted = { kinds: readonly string[]; whole: WholeDays | undefined }

/** Reads the totals of days already added up and only the remaining hours' entries, so a year costs as little as a week. */
export async function sumEntries(
  db: Db,
  { account, from, to }: Span,
  { kinds, whole }: Counted,
): Promise<StatementTotals> {
  const parts = hoursBeside(whole, { from, to }).map(
    ({ since, until }) => sql`
    select count(*) as entries, sum(e.amount) filter (where e.amount > 0) as total_in,
      sum(e.amount) filter (where e.amount < 0) as total_out
    from ledger_entry e ${kinds.length === 0 ? sql`` : sql`join ledger_transfer t on t.id = e.transfer_id`}
    where e.account_id = ${account} and e.version is not null
      and e.created_at >= ${since} and e.created_at < ${until} ${kindsFilter(kinds)}`,
  )
  if (whole) {
    parts.push(sql`
      select sum(t.entries), sum(t.total_in), sum(t.total_out) from ledger_day_total t
      where t.account_id = ${account} and t.day between ${whole.first}::date and ${whole.last}::date
        ${kindsFilter(kinds)}`)
  }
  const { rows } = await sql<StatementTotals>`
    select coalesce(sum(s.entries), 0)::int as count, coalesce(sum(s.total_in), 0)::bigint as "totalIn",
      coalesce(sum(s.total_out), 0)::bigint as "totalOut"
    from (${sql.join(parts, sql` union all `)}) s (entries, total_in, total_out)`.execute(db)
  return rows[0] as StatementTotals
}

/** The start of the newest day from which on there are at least `lines` lines; `undefined` if the totals hold fewer. */
export async function findPageStart(
  db: Db,
  account: bigint,
  { kinds, whole, lines }: Counted & { lines: number },
): Promise<Date | undefined> {
  if (!whole) return undefined
  const { rows } = await sql<{ at: Date }>`
    select d.day::timestamp at time zone m.time_zone as at
    from (
      select t.day, sum(sum(t.entries)) over (order by t.day desc) as newest from ledger_day_total t
      where t.account_id = ${account} and t.day between ${whole.first}::date and ${whole.last}::date
        ${kindsFilter(kinds)}
      group by t.day
    ) d
    join ledger_account a on a.id = ${account} join merchant m on m.code = a.merchant
    where d.newest >= ${lines} order by d.day desc limit 1`.execute(db)
  return rows[0]?.at
}

/** The balance at the start of a business day; `undefined` unless the day before is added up. */
export async function findOpening(db: Db, account: bigint, at: Date): Promise<bigint | undefined> {
  const { rows } = await sql<{ balance: bigint }>`
    select coalesce(e.balance_after, 0)::bigint as balance
    from ledger_account a
    join merchant m on m.code = a.merchant
    cross join lateral (select (${at}::timestamptz at time zone m.time_zone)::date as day) b
    join ledger_day d on d.merchant = m.code and d.day = b.day - 1
    left join lateral (
      select t.last_version from ledger_day_total t
      where t.account_id = a.id and t.day < b.day order by t.day desc, t.last_version desc limit 1
    ) t on true
    left join ledger_entry e on e.account_id = a.id and e.version = t.last_version
    where a.id = ${account} and b.day::timestamp at time zone m.time_zone = ${at}
      and not exists (select from ledger_day o where o.merchant = m.code and o.time_zone <> m.time_zone)
      and t.last_version is not null`.execute(db)
  return rows[0]?.balance
}
