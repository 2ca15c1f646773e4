import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type VendorTransfer = Pick<
  Row<'vendor_transfer'>,
  | 'reference'
  | 'vendorId'
  | 'memberId'
  | 'direction'
  | 'amount'
  | 'state'
  | 'polls'
  // How one operator says it ended, until another says the same.
  | 'claimedState'
  | 'claimedAmount'
  | 'claimedBy'
> & {
  vendorCode: string
  merchant: string
  /** By the database's clock, which sent it: a server's own may be wrong. */
  ageMs: number
}

const columns = sql.raw(`t.reference, v.id as "vendorId", v.code as "vendorCode", t.member_id as "memberId",
  member.merchant, t.direction, t.amount, t.state, t.polls,
  (extract(epoch from clock_timestamp() - t.sent_at) * 1000)::float8 as "ageMs",
  t.claimed_state as "claimedState", t.claimed_amount as "claimedAmount", t.claimed_by as "claimedBy"`)
const source = sql.raw(
  'vendor_transfer t join vendor v on v.id = t.vendor_id join member on member.id = t.member_id',
)

export type NewTransfer = Pick<
  Row<'vendor_transfer'>,
  'reference' | 'vendorId' | 'memberId' | 'direction' | 'amount'
> & {
  firstPollSeconds: number
}

/** False while another transfer of the member with this vendor has no outcome. */
export async function insertTransfer(tx: Tx, transfer: NewTransfer): Promise<boolean> {
  const { rows } = await sql`
    insert into vendor_transfer (reference, vendor_id, member_id, direction, amount, next_poll_at)
    values (${transfer.reference}, ${transfer.vendorId}, ${transfer.memberId}, ${transfer.direction},
      ${transfer.amount}, now() + make_interval(secs => ${transfer.firstPollSeconds}))
    on conflict do nothing returning 1`.execute(tx)
  return rows.length === 1
}

/** Locked until the end of the transaction, so that an outcome is booked once. */
export async function lockTransfer(tx: Tx, reference: string): Promise<VendorTransfer | undefined> {
  const { rows } = await sql<VendorTransfer>`
    select ${columns} from ${source} where t.reference = ${reference} for update of t`.execute(tx)
  return rows[0]
}

export async function resolveTransfer(
  tx: Tx,
  {
    reference,
    state,
    amount,
    told,
  }: { reference: string; state: 'done' | 'failed'; amount: bigint | null; told: bigint | undefined },
): Promise<void> {
  await sql`
    update vendor_transfer set state = ${state}, amount = coalesce(${amount}, amount), told_amount = ${told ?? null},
      resolved_at = now(), next_poll_at = null
    where reference = ${reference}`.execute(tx)
}

/** What a vendor said of a transfer that had ended; it is asked no more. */
export async function keepLateWord(tx: Tx, reference: string, told: bigint | undefined): Promise<void> {
  await sql`
    update vendor_transfer set told_amount = coalesce(told_amount, ${told ?? null}), next_poll_at = null
    where reference = ${reference}`.execute(tx)
}

export async function claimTransfer(
  tx: Tx,
  reference: string,
  claim: { state: 'done' | 'failed'; amount: bigint | null; operator: string },
): Promise<void> {
  await sql`
    update vendor_transfer
    set claimed_state = ${claim.state}, claimed_amount = ${claim.amount}, claimed_by = ${claim.operator}
    where reference = ${reference}`.execute(tx)
}

/** The vendor has not said it yet, and is asked on. */
export async function keepVouched(
  tx: Tx,
  reference: string,
  { operator, nextPollSeconds }: { operator: string; nextPollSeconds: number },
): Promise<void> {
  await sql`
    update vendor_transfer set vouched_by = ${operator}, told_amount = null,
      next_poll_at = now() + make_interval(secs => ${nextPollSeconds})
    where reference = ${reference}`.execute(tx)
}

/** What has no outcome yet, the oldest first. */
export async function listSentTransfers(db: Db, vendorCode: string): Promise<VendorTransfer[]> {
  const { rows } = await sql<VendorTransfer>`
    select ${columns} from ${source} where v.code = ${vendorCode} and t.state = 'sent' order by t.sent_at`.execute(
    db,
  )
  return rows
}

export async function listDueTransfers(db: Db): Promise<VendorTransfer[]> {
  const { rows } = await sql<VendorTransfer>`
    select ${columns} from ${source}
    where t.next_poll_at <= now() and (t.state = 'sent' or t.vouched_by is not null)
    order by t.next_poll_at limit 200`.execute(db)
  return rows
}

/** What people vouched for is asked about for as long as it counts among the money that has to be explained. */
export async function postponePoll(db: Db, reference: string, seconds: number): Promise<void> {
  await sql`
    update vendor_transfer set polls = polls + 1,
      next_poll_at = case when state = 'sent' or resolved_at > now() - interval '31 days'
        then now() + make_interval(secs => ${seconds}) end
    where reference = ${reference} and next_poll_at is not null`.execute(db)
}

/** What of the member with this vendor has no outcome; there is never more than one. */
export async function findOpenTransfer(
  db: Db,
  memberId: bigint,
  vendorId: number,
): Promise<VendorTransfer | undefined> {
  const { rows } = await sql<VendorTransfer>`
    select ${columns} from ${source}
    where t.vendor_id = ${vendorId} and t.member_id = ${memberId} and t.state = 'sent'`.execute(db)
  return rows[0]
}

/**
 * Whether the member may play nothing, or not everything the vendor offers: what was sent there could be staked on any
 * of it. A vendor that no catalogue lists is for those who may play all.
 */
const isClosed = (vendorCode: RawBuilder<unknown>, but: RawBuilder<unknown> = sql``) => sql<boolean>`(
  m.status <> 'active' or exists (
    select from member_block b
    where b.member_id = m.id and clock_timestamp() >= b.starts_at and clock_timestamp() < b.ends_at ${but}
      and (b.categories is null
        or not exists (select from game g where g.vendor = ${vendorCode})
        or exists (select from game g where g.vendor = ${vendorCode} and g.category = any (b.categories)))))`

export async function isClosedTo(db: Db, memberId: bigint, vendorCode: string): Promise<boolean> {
  const { rows } = await sql<{ isClosed: boolean }>`
    select ${isClosed(sql`${vendorCode}`)} as "isClosed" from member m where m.id = ${memberId}`.execute(db)
  return rows[0]?.isClosed ?? true
}

/** How often in a row a vendor refused to give back what a member still has there, and when it was last asked to. */
const refusals = (memberId: RawBuilder<unknown>, vendorId: RawBuilder<unknown>) => sql`
  select count(*)::int as times, max(o.sent_at) as last_at from vendor_transfer o
  where o.member_id = ${memberId} and o.vendor_id = ${vendorId} and o.direction = 'out' and o.state = 'failed'
    and o.sent_at > (
      select min(i.sent_at) from vendor_transfer i
      where i.member_id = ${memberId} and i.vendor_id = ${vendorId} and i.is_there)`

export async function countRefusals(
  db: Db,
  { memberId, vendorId }: Pick<VendorTransfer, 'memberId' | 'vendorId'>,
): Promise<number> {
  const { rows } = await sql<{ times: number }>`${refusals(sql`${memberId}`, sql`${vendorId}`)}`.execute(db)
  return rows[0]?.times ?? 0
}

type MoneyThere = { memberId: bigint; vendorCode: string }

/**
 * Members with money at a vendor who may not play there, or the one that is asked about. A reality check is over with a
 * tap and takes nobody's money from the table; a transfer under way is asked about anyway, one in dispute waits for a
 * person, and a vendor that refused is left alone for five minutes, ten, twenty … never more than an hour.
 */
export async function listShutOut(db: Db, only?: MoneyThere): Promise<MoneyThere[]> {
  const { rows } = await sql<MoneyThere>`
    select distinct t.member_id as "memberId", v.code as "vendorCode"
    from vendor_transfer t join vendor v on v.id = t.vendor_id join member m on m.id = t.member_id
    cross join lateral (${refusals(sql`t.member_id`, sql`t.vendor_id`)}) refused
    where t.is_there and ${isClosed(sql`v.code`, sql`and b.reason <> 'reality'`)}
      and ${only ? sql`t.member_id = ${only.memberId} and v.code = ${only.vendorCode}` : sql`true`}
      and (refused.times = 0
        or refused.last_at <= now() - interval '5 minutes' * least(2 ^ (least(refused.times, 9) - 1), 12))
      and not exists (
        select from vendor_transfer o
        where o.member_id = t.member_id and o.vendor_id = t.vendor_id and o.state = 'sent')
      and not exists (
        select from vendor_alarm a
        where a.member_id = t.member_id and a.vendor_id = t.vendor_id and a.reason = 'transfer_conflict'
          and a.resolved_at is null)`.execute(db)
  return rows
}

/** Members with money at a vendor, for the nightly sweep; a round that ends after its player left pays there, too. */
export async function listMembersToSweep(db: Db): Promise<MoneyThere[]> {
  const { rows } = await sql<MoneyThere>`
    select distinct t.member_id as "memberId", v.code as "vendorCode"
    from vendor_transfer t join vendor v on v.id = t.vendor_id
    where t.is_there
      or t.direction = 'in' and t.state = 'done' and t.sent_at > now() - interval '3 days'`.execute(db)
  return rows
}
