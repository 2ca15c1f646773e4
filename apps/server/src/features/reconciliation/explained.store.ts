/**
 * Each transfer that moved a member's money, and the outside record that explains it.
 *
 * A transfer crosses when it has a leg on an account of a gateway or a vendor, or of a member's at a vendor, or says it
 * is a deposit or a withdrawal. It is matched when what the other side said has its key, its member and its amount.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Volume } from './explained.rules.ts'

export type Span = { since: Date; upTo: Date }

/** `operators`: people looked at a bank or asked a vendor, which tells us nothing. `inside`: it never left the house. */
export type Explanation = 'matched' | 'unmatched' | 'operators' | 'inside'

/** What transfers moved on members' accounts; play money of trial members is none. */
const moved = ({ since, upTo }: Span) => sql`
  leg as (
    select l.transfer_id, l.amount, l.created_at, l.merchant, l.currency, l.account_name,
      case l.account_kind when 'at_vendor' then 'vendor' else l.account_kind end as account_kind,
      case l.account_kind when 'member_debt' then l.account_name::bigint when 'at_vendor' then null else l.owner end
        as member_id,
      l.account_kind in ('gateway_clearing', 'suspense', 'vendor', 'at_vendor') as is_outside
    from posted_leg l
    join merchant m on m.code = l.merchant and m.trial_of is null
    where l.created_at >= ${since} and l.created_at < ${upTo}
  ), moved as (
    select transfer_id, min(created_at) as created_at, min(merchant) as merchant, min(currency) as currency,
      min(member_id) as member_id,
      -- Between accounts of members the same money leaves and arrives, and counts once.
      greatest(sum(amount) filter (where member_id is not null and amount > 0),
        -sum(amount) filter (where member_id is not null and amount < 0))::bigint as volume,
      sum(amount) filter (where member_id is not null)::bigint as to_members,
      min(account_kind) filter (where is_outside) as outside,
      min(account_name) filter (where is_outside) as company,
      sum(amount) filter (where is_outside)::bigint as to_outside
    from leg group by transfer_id having count(member_id) > 0
  ), named as materialized (
    select m.*, v.id as vendor_id, t.key, t.kind, t.reference, m.outside is not null or t.kind in ('deposit', 'withdrawal') as crosses,
      case when t.key ~ '^deposit:[0-9]{1,18}(:takenBack)?$' then split_part(t.key, ':', 2)::bigint end as deposit_id,
      case when m.outside = 'vendor' and starts_with(t.key, 'vendor:' || m.company || ':')
        then substr(t.key, length('vendor:' || m.company || ':') + 1) end as tx_id,
      case when m.outside = 'suspense' and starts_with(t.key, 'payment:' || m.company || ':')
        then substr(t.key, length('payment:' || m.company || ':') + 1) end as payment
    from moved m
    join posted_transfer t on t.id = m.transfer_id
    left join vendor v on m.outside = 'vendor' and v.code = m.company
  )`

/** A gateway said that a deposit was paid. */
const paidDeposits = sql`
  select n.transfer_id from named n
  where n.kind = 'deposit' and n.outside = 'gateway_clearing' and n.key = 'deposit:' || n.deposit_id and exists (
    select from gateway_payment p
    where p.deposit_id = n.deposit_id and p.state = 'credited' and p.gateway = n.company
      and p.merchant = n.merchant and p.reference = n.reference
      and p.currency = n.currency and p.amount = -n.to_outside)`

/** A gateway said that something was paid, and operators whose it is. */
const foundPayments = sql`
  select n.transfer_id from named n
  where n.kind = 'deposit' and n.payment like '%:resolved' and exists (
    select from gateway_payment p
    where p.gateway = n.company and p.payment = left(n.payment, -length(':resolved')) and p.state = 'resolved'
      and p.merchant = n.merchant and p.claimed_for = n.member_id
      and p.currency = n.currency and p.amount = -n.to_outside)`

/** A gateway said that it paid out, less the fee that stays with us. */
const paidWithdrawals = sql`
  select n.transfer_id from named n
  where n.kind = 'withdrawal' and n.outside = 'gateway_clearing' and exists (
    select from withdrawal w
    left join posted_transfer fee on fee.key = 'withdrawal:' || w.id || ':fee'
    where w.reference = n.reference and n.key = 'hold:withdrawal:' || w.id || ':end' and w.state = 'paid'
      and w.member_id = n.member_id and w.currency = n.currency
      and coalesce(w.told_amount, w.amount - w.fee) = n.to_outside - coalesce(fee.amounts[1], 0))`

const vendorTransfers = (isSaid: RawBuilder<unknown>) => sql`
  select n.transfer_id from named n
  where n.kind in ('vendor_transfer', 'vendor_return') and n.outside = 'vendor' and n.to_members = -n.to_outside and exists (
    select from vendor_transfer o
    where o.reference = split_part(n.key, ':', 2) and n.key = 'transfer:' || o.reference || ':done'
      and o.vendor_id = n.vendor_id and o.state = 'done' and o.member_id = n.member_id and ${isSaid}
      and coalesce(o.told_amount, o.amount) = case o.direction when 'in' then n.to_outside else -n.to_outside end)`

/** A vendor that keeps balances said that money came or went. */
const toldTransfers = vendorTransfers(sql`(o.vouched_by is null or o.told_amount is not null)`)
/** It did not, and operators found out. */
const vouchedTransfers = vendorTransfers(sql`o.vouched_by is not null and o.told_amount is null`)

/** A vendor's list of the day names the transaction; a pair is one row, about both of its transfers. */
const listedTransactions = (half: {
  isOne: RawBuilder<unknown>
  txId: RawBuilder<unknown>
  own: RawBuilder<unknown>
  other: RawBuilder<unknown>
}) => sql`
  select n.transfer_id from named n
  where ${half.isOne} and n.to_members = -n.to_outside and exists (
    select from vendor_tx x
    join vendor_report_row l
      on l.vendor_id = x.vendor_id and l.day = (x.created_at at time zone 'UTC')::date and l.tx_id = x.tx_id
    where x.vendor_id = n.vendor_id and x.tx_id = ${half.txId} and ${half.own} = n.transfer_id
      and x.member_id = n.member_id and l.player_id = x.member_id::text
      and l.amount = n.to_members + case when ${half.other} is null then 0 else (
        select sum(o.amount)::bigint from posted_share o
        where o.transfer_id = ${half.other} and o.owner = x.member_id) end)`

const listedFirst = listedTransactions({
  isOne: sql`n.tx_id is not null`,
  txId: sql`n.tx_id`,
  own: sql`x.transfer_id`,
  other: sql`x.win_transfer_id`,
})
// A pair's result was named with a colon before it was named with a space, which no id of a vendor holds.
const listedWins = listedTransactions({
  isOne: sql`n.tx_id ~ '[ :]win$'`,
  txId: sql`left(n.tx_id, -length(' win'))`,
  own: sql`x.win_transfer_id`,
  other: sql`x.transfer_id`,
})

/** Operators saw in a bank that so much came by hand, or that a deposit was taken back. */
const seenByOperators = sql`
  select n.transfer_id from named n
  where n.outside = 'gateway_clearing' and exists (
    select from deposit_approval a
    where a.deposit_id = n.deposit_id and case a.act
      when 'confirm' then n.kind = 'deposit' and n.company = 'manual' and a.amount = -n.to_outside
      else n.kind = 'chargeback' and n.key = 'deposit:' || n.deposit_id || ':takenBack' and a.amount = n.to_outside
    end)`

const judged = (span: Span) => sql`
  with ${moved(span)}, matched as (
    ${paidDeposits} union ${foundPayments} union ${paidWithdrawals} union ${toldTransfers}
    union ${listedFirst} union ${listedWins}
  ), judged as (
    select n.*, case
      when not n.crosses then 'inside'
      when matched.transfer_id is not null then 'matched'
      when seen.transfer_id is not null then 'operators'
      else 'unmatched'
    end as explanation
    from named n
    left join matched on matched.transfer_id = n.transfer_id
    left join (${seenByOperators} union ${vouchedTransfers}) seen on seen.transfer_id = n.transfer_id
  )`

export type VolumeOfKind = {
  currency: string
  kind: string
  explanation: Explanation
  transfers: bigint
  volume: bigint
}

export async function sumVolumes(tx: Tx, span: Span): Promise<VolumeOfKind[]> {
  const { rows } = await sql<VolumeOfKind>`
    ${judged(span)}
    select currency, kind, explanation, count(*) as transfers, sum(volume)::bigint as volume
    from judged group by currency, kind, explanation order by currency, explanation, kind`.execute(tx)
  return rows
}

export type UnmatchedTransfer = {
  key: string
  kind: string
  memberId: bigint
  /** `null` where the ledger has an account of nobody we know. */
  userName: string | null
  currency: string
  amount: bigint
  createdAt: Date
}

/** The oldest first, and no more than asked for. */
export async function listUnmatched(tx: Tx, span: Span, limit: number): Promise<UnmatchedTransfer[]> {
  const { rows } = await sql<UnmatchedTransfer>`
    ${judged(span)}
    select j.key, j.kind, j.member_id as "memberId", m.user_name as "userName", j.currency, j.volume as amount,
      j.created_at as "createdAt"
    from judged j left join member m on m.id = j.member_id
    where j.explanation = 'unmatched' order by j.created_at, j.transfer_id limit ${limit}`.execute(tx)
  return rows
}

export async function listCurrencies(db: Db): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    select distinct currency from merchant where trial_of is null order by currency`.execute(db)
  return rows.map(({ currency }) => currency)
}

export type CurrencyVolume = Volume & { currency: string; unmatchedTransfers: bigint }

/** One row for each time somebody looked. */
export async function putExplained(
  tx: Tx,
  { since, upTo }: Span,
  { currency, crossed, matched, unmatchedTransfers }: CurrencyVolume,
): Promise<void> {
  await sql`
    insert into explained_volume (currency, up_to, since, crossed, matched, unmatched_transfers)
    values (${currency}, ${upTo}, ${since}, ${crossed}, ${matched}, ${unmatchedTransfers})
    on conflict (currency, up_to) do update
    set since = excluded.since, crossed = excluded.crossed, matched = excluded.matched,
      unmatched_transfers = excluded.unmatched_transfers`.execute(tx)
}

/** As it was when it was last looked at. */
export async function listExplained(db: Db): Promise<CurrencyVolume[]> {
  const { rows } = await sql<CurrencyVolume>`
    select distinct on (currency) currency, crossed, matched, unmatched_transfers as "unmatchedTransfers"
    from explained_volume order by currency, up_to desc`.execute(db)
  return rows
}
