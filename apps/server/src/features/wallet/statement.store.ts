import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type Period = { from: Date; to: Date; firstDay: string; lastDay: string }

/** The instants a site's business days begin and end at; its today where a day is left out. */
export async function findPeriod(
  db: Db,
  merchant: string,
  days: { startDate?: string | undefined; endDate?: string | undefined },
): Promise<Period> {
  const { rows } = await sql<Period>`
    select first_day::timestamp at time zone time_zone as "from",
      (last_day + 1)::timestamp at time zone time_zone as "to",
      first_day::text as "firstDay", last_day::text as "lastDay"
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
  amount: bigint
  balance: bigint
}

const kindsFilter = (kinds: readonly string[]) =>
  kinds.length === 0 ? sql`` : sql`and t.kind = any(${kinds}::text[])`

export async function listEntries(
  db: Db,
  { account, from, to }: Span,
  { kinds, limit, offset }: { kinds: readonly string[]; limit: number; offset: number },
): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select e.transfer_id as "transferId", e.created_at as at, t.kind, t.reference, t.reason,
      t.reversal_of as "reversalOf", e.amount, e.balance_after as balance
    from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
    where e.account_id = ${account} and e.version is not null
      and e.created_at >= ${from} and e.created_at < ${to} ${kindsFilter(kinds)}
    order by e.version desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export type StatementTotals = { count: number; totalIn: bigint; totalOut: bigint }

export async function sumEntries(
  db: Db,
  { account, from, to }: Span,
  kinds: readonly string[],
): Promise<StatementTotals> {
  const { rows } = await sql<StatementTotals>`
    select count(*)::int as count,
      coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as "totalIn",
      coalesce(sum(e.amount) filter (where e.amount < 0), 0)::bigint as "totalOut"
    from ledger_entry e ${kinds.length === 0 ? sql`` : sql`join ledger_transfer t on t.id = e.transfer_id`}
    where e.account_id = ${account} and e.version is not null
      and e.created_at >= ${from} and e.created_at < ${to} ${kindsFilter(kinds)}`.execute(db)
  return rows[0] as StatementTotals
}

export type OwnTransferRow = {
  id: bigint
  at: Date
  kind: string
  reference: string | null
  from: string | null
  to: string | null
  amount: bigint
  totalCount: number
}

/** Movements between the member's own accounts and with other members. */
export async function listOwnTransfers(
  db: Db,
  memberId: bigint,
  { from, to }: { from: Date; to: Date },
  { limit, offset }: { limit: number; offset: number },
): Promise<OwnTransferRow[]> {
  const { rows } = await sql<OwnTransferRow>`
    select t.id, t.created_at as at, t.kind, t.reference,
      min(a.kind) filter (where e.amount < 0) as "from",
      min(a.kind) filter (where e.amount > 0) as "to",
      max(abs(e.amount))::bigint as amount,
      count(*) over ()::int as "totalCount"
    from ledger_account a
    join ledger_entry e on e.account_id = a.id
      and e.version is not null and e.created_at >= ${from} and e.created_at < ${to}
    join ledger_transfer t on t.id = e.transfer_id
    where a.owner = ${memberId}
    group by t.id
    having count(*) > 1 or t.kind = 'member_transfer'
    order by t.id desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}
