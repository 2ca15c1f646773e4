import type { DepositKind, DepositState, PayTo, RefusalReason } from '@perya/contract/deposits'
import type { Text } from '@perya/contract/language'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type DepositRow = {
  id: bigint
  reference: string
  requestKey: string
  merchant: string
  memberId: bigint
  channelId: bigint
  gateway: string
  amount: bigint
  fee: bigint
  /** The part of it that paid a debt. */
  repaid: bigint
  currency: string
  state: DepositState
  createdAt: Date
  expiresAt: Date
  endedAt: Date | null
  kind: DepositKind
  channel: string
  names: Text
  payTo: PayTo | null
  payerReference: string | null
  provedAt: Date | null
  flags: DepositFlag[]
  reason: RefusalReason | null
}

/** Warns whoever confirms a deposit by hand: its bank reference or its picture was used before. */
export type DepositFlag = 'reference' | 'picture'

const columns =
  sql.raw(`d.id, d.reference, d.request_key as "requestKey", d.merchant, d.member_id as "memberId",
  d.channel_id as "channelId", d.gateway, d.amount, d.fee, d.repaid, d.currency, d.state, d.created_at as "createdAt",
  d.expires_at as "expiresAt", d.ended_at as "endedAt", c.kind, c.code as channel, c.names,
  d.pay_to as "payTo", d.payer_reference as "payerReference", d.proved_at as "provedAt", d.flags, d.reason`)

const from = sql.raw('from deposit d join deposit_channel c on c.id = d.channel_id')

export async function findDeposit(db: Db, memberId: bigint, id: bigint): Promise<DepositRow | undefined> {
  const { rows } = await sql<DepositRow>`
    select ${columns} ${from} where d.id = ${id} and d.member_id = ${memberId}`.execute(db)
  return rows[0]
}

export type DepositQuestion = { memberId: bigint; from: Date; to: Date; state: DepositState | undefined }

const asked = ({ memberId, from: since, to, state }: DepositQuestion) => sql`
  where d.member_id = ${memberId} and d.created_at >= ${since} and d.created_at < ${to}
    and (${state ?? null}::text is null or d.state = ${state ?? null})`

export async function listDeposits(
  db: Db,
  question: DepositQuestion,
  { limit, offset }: { limit: number; offset: number },
): Promise<DepositRow[]> {
  const { rows } = await sql<DepositRow>`
    select ${columns} ${from} ${asked(question)} order by d.id desc limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

/** Counts deposits and sums what they brought to the wallet; a deposit taken back later is a separate movement. */
export async function sumDeposits(
  db: Db,
  question: DepositQuestion,
): Promise<{ count: number; total: bigint }> {
  const { rows } = await sql<{ count: number; total: bigint }>`
    select count(*)::int as count,
      coalesce(sum(d.amount - d.fee - d.repaid) filter (where d.state in ('credited', 'takenBack')), 0)::bigint as total
    from deposit d ${asked(question)}`.execute(db)
  return rows[0] as { count: number; total: bigint }
}

/** The deposit the member began with this request key. */
export async function findByRequestKey(
  db: Db,
  memberId: bigint,
  key: string,
): Promise<DepositRow | undefined> {
  const { rows } = await sql<DepositRow>`
    select ${columns} ${from} where d.member_id = ${memberId} and d.request_key = ${key}`.execute(db)
  return rows[0]
}

/** Locks the row until the transaction ends. */
export async function lockDeposit(tx: Tx, memberId: bigint, id: bigint): Promise<DepositRow | undefined> {
  const { rows } = await sql<DepositRow>`
    select ${columns} ${from} where d.id = ${id} and d.member_id = ${memberId} for update of d`.execute(tx)
  return rows[0]
}

/** Locks the row until the transaction ends. */
export async function lockById(tx: Tx, id: bigint): Promise<DepositRow> {
  const { rows } = await sql<DepositRow>`
    select ${columns} ${from} where d.id = ${id} for update of d`.execute(tx)
  return rows[0] as DepositRow
}

/** Locks the row until the transaction ends. */
export async function lockByReference(tx: Tx, reference: string): Promise<DepositRow | undefined> {
  const { rows } = await sql<DepositRow>`
    select ${columns} ${from} where d.reference = ${reference} for update of d`.execute(tx)
  return rows[0]
}

/** The channel of the last deposit that the member paid; `null` before the first. */
export async function findLastChannel(db: Db, memberId: bigint): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    select channel_id as id from deposit
    where member_id = ${memberId} and state in ('credited', 'review') order by id desc limit 1`.execute(db)
  return rows[0]?.id ?? null
}

export async function countWaiting(tx: Tx, memberId: bigint, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from deposit
    where member_id = ${memberId} and state = 'waiting' and expires_at > ${now}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** What the member's limits still let in, and how much waiting deposits may use of it; nothing without limits. */
export async function findDepositRoom(
  db: Db,
  memberId: bigint,
  now: Date,
): Promise<{ room: bigint; begun: bigint } | undefined> {
  const { rows } = await sql<{ room: bigint; begun: bigint }>`
    select l.room, d.begun
    from (
      select min(cap - case when now() >= starts_at + period then 0 else used end)::bigint as room
      from member_limit where member_id = ${memberId} and measure = 'deposit'
    ) l
    cross join (
      select coalesce(sum(amount - fee), 0)::bigint as begun from deposit
      where member_id = ${memberId}
        and (state = 'review' and proved_at is not null or state = 'waiting' and expires_at > ${now})
    ) d
    where l.room is not null`.execute(db)
  return rows[0]
}

/** Sums what a member has deposited and what their waiting deposits may still bring. */
export async function sumBrought(db: Db, memberId: bigint, now: Date): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from deposit
    where member_id = ${memberId}
      and (state in ('credited', 'review') or state = 'waiting' and expires_at > ${now})`.execute(db)
  return (rows[0] as { sum: bigint }).sum
}

export type NewDeposit = Pick<
  DepositRow,
  | 'reference'
  | 'requestKey'
  | 'merchant'
  | 'memberId'
  | 'channelId'
  | 'gateway'
  | 'amount'
  | 'fee'
  | 'currency'
  | 'createdAt'
  | 'expiresAt'
  | 'payTo'
> & { nextQueryAt: Date }

export async function insertDeposit(tx: Tx, deposit: NewDeposit): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into deposit (reference, request_key, merchant, member_id, channel_id, gateway, amount, fee, currency,
      created_at, expires_at, next_query_at, pay_to)
    values (${deposit.reference}, ${deposit.requestKey}, ${deposit.merchant}, ${deposit.memberId},
      ${deposit.channelId}, ${deposit.gateway}, ${deposit.amount}, ${deposit.fee}, ${deposit.currency},
      ${deposit.createdAt}, ${deposit.expiresAt}, ${deposit.nextQueryAt},
      ${deposit.payTo && JSON.stringify(deposit.payTo)})
    returning id`.execute(tx)
  return (rows[0] as { id: bigint }).id
}

export async function setRepaid(tx: Tx, id: bigint, repaid: bigint): Promise<void> {
  await sql`update deposit set repaid = ${repaid} where id = ${id}`.execute(tx)
}

export async function setState(tx: Tx, id: bigint, state: DepositState, now: Date): Promise<void> {
  const endedAt = state === 'waiting' || state === 'review' ? null : now
  await sql`update deposit set state = ${state}, ended_at = ${endedAt}, reason = null where id = ${id}`.execute(
    tx,
  )
}

/** Marks a deposit as credited with the amount that operators saw. */
export async function creditAs(
  tx: Tx,
  id: bigint,
  { amount, fee, now }: { amount: bigint; fee: bigint; now: Date },
): Promise<void> {
  await sql`
    update deposit set state = 'credited', amount = ${amount}, fee = ${fee}, ended_at = ${now}
    where id = ${id}`.execute(tx)
}

/** Ends a waiting deposit and answers its id; `undefined` when it has ended meanwhile. */
export async function endIfWaiting(
  tx: Tx,
  end: { gateway: string; reference: string; state: 'expired' | 'failed'; now: Date },
): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    update deposit set state = ${end.state}, ended_at = ${end.now}
    where reference = ${end.reference} and gateway = ${end.gateway} and state = 'waiting'
    returning id`.execute(tx)
  return rows[0]?.id
}

export type DueDeposit = { id: bigint; reference: string; merchant: string; expiresAt: Date }

/** Takes deposits that are due to be asked about; no other server asks about them before `nextAt`. */
export async function claimDue(
  db: Db,
  gateway: string,
  { now, nextAt, limit }: { now: Date; nextAt: Date; limit: number },
): Promise<DueDeposit[]> {
  const { rows } = await sql<DueDeposit>`
    update deposit set next_query_at = ${nextAt}
    where id in (
      select id from deposit
      where state in ('waiting', 'cancelled') and gateway = ${gateway}
        and next_query_at <= ${now} and next_query_at < 'infinity'
      order by next_query_at limit ${limit} for update skip locked)
    returning id, reference, merchant, expires_at as "expiresAt"`.execute(db)
  return rows
}

/** Stops asking about a cancelled deposit. */
export async function askNoMore(db: Db, reference: string): Promise<void> {
  await sql`
    update deposit set next_query_at = 'infinity'
    where reference = ${reference} and state = 'cancelled'`.execute(db)
}

/** Ends a deposit as a person decided. */
export async function endByPerson(
  tx: Tx,
  end: { id: bigint; state: 'refused' | 'refunded' | 'takenBack'; reason: RefusalReason | null; now: Date },
): Promise<void> {
  await sql`
    update deposit set state = ${end.state}, reason = ${end.reason}, ended_at = ${end.now}
    where id = ${end.id} and state = ${end.state === 'takenBack' ? 'credited' : 'review'}`.execute(tx)
}

export async function listOverdue(db: Db, gateway: string, now: Date): Promise<{ reference: string }[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from deposit
    where state = 'waiting' and gateway = ${gateway} and expires_at <= ${now}
      and next_query_at <= ${now} and next_query_at < 'infinity'
    order by next_query_at limit 500`.execute(db)
  return rows
}

export type ToConfirm = DepositRow & { userName: string; onePersonMax: bigint; confirmedBy: string[] }

/** Deposits by hand that wait for a person, the oldest first. */
export async function listToConfirm(db: Db, merchant: string): Promise<ToConfirm[]> {
  const { rows } = await sql<ToConfirm>`
    select ${columns}, m.user_name as "userName", c.one_person_max as "onePersonMax",
      array(select a.operator from deposit_approval a where a.deposit_id = d.id and a.act = 'confirm') as "confirmedBy"
    ${from} join member m on m.id = d.member_id
    where d.merchant = ${merchant} and d.state = 'review' and d.proved_at is not null
    order by d.id limit 200`.execute(db)
  return rows
}

/** Whether a deposit with that bank reference was credited before. */
export async function isCredited(tx: Tx, channelId: bigint, payerReference: string): Promise<boolean> {
  const { rows } = await sql`
    select from deposit where channel_id = ${channelId} and payer_reference = ${payerReference}
      and state = 'credited'`.execute(tx)
  return rows.length > 0
}
