/**
 * Checks of the ledger, written apart from the function that posts, so they do not trust its results.
 *
 * Each query returns the places that are wrong, so it returns nothing for a clean ledger.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type Finding = Pick<
  Row<'ledger_alert'>,
  'rule' | 'place' | 'accountId' | 'transferId' | 'difference' | 'detail'
>

/** An amount as people write it, in the middle of a sentence. */
const money = (units: string) => sql.raw(`to_char(${units} * 0.0001, 'FM99999999999999990.0099')`)

const columns = (rule: string) => sql.raw(`'${rule}' as rule`)

/** the legs of each transfer add up to zero, and its entries are those legs. */
const transfersBalance = sql<Finding>`
  select ${columns('R-1')}, 'ledger_transfer ' || t.id as place, null::bigint as "accountId",
    t.id as "transferId", t.off as difference, 'its legs do not add up to nothing' as detail
  from (select id, (select sum(x) from unnest(amounts) x)::bigint as off from ledger_transfer) t
  where t.off <> 0`

const entriesAreLegs = sql<Finding>`
  select ${columns('R-1')},
    case when e.transfer_id is null then 'ledger_transfer ' || t.id
      else 'ledger_entry of transfer ' || e.transfer_id || ', account ' || e.account_id end as place,
    coalesce(e.account_id, t.account) as "accountId", coalesce(e.transfer_id, t.id) as "transferId",
    (coalesce(e.amount, 0) - coalesce(t.amount, 0))::bigint as difference,
    case
      when e.transfer_id is null then 'the entry of account ' || t.account || ' is missing'
      when t.id is null then 'no transfer has this leg'
      else 'its amount or time is not the transfer''s'
    end as detail
  from (
    select t.id, t.created_at, l.account, l.amount
    from ledger_transfer t, unnest(t.accounts, t.amounts) l (account, amount)
  ) t
  full join ledger_entry e on e.transfer_id = t.id and e.account_id = t.account
  where e.amount is distinct from t.amount or e.created_at is distinct from t.created_at`

/** every currency of every merchant adds up to zero. */
const wholeIsNothing = sql<Finding>`
  select ${columns('R-20')}, 'merchant ' || a.merchant || ' ' || a.currency as place, null::bigint as "accountId",
    null::bigint as "transferId", sum(e.amount)::bigint as difference,
    'members, holds, pools, house and gateways do not add up to nothing' as detail
  from ledger_entry e join ledger_account a on a.id = e.account_id
  group by a.merchant, a.currency
  having sum(e.amount) <> 0`

/** the balance of an account equals the sum of its entries. */
const balancesAreSums = sql<Finding>`
  select ${columns('R-2')}, 'ledger_account ' || a.id as place, a.id as "accountId", null::bigint as "transferId",
    (a.balance - coalesce(e.amount, 0))::bigint as difference,
    'balance and version say ' || ${money('a.balance')} || ' after ' || a.version || ', the entries ' ||
      ${money('coalesce(e.amount, 0)')} || ' after ' || coalesce(e.entries, 0) as detail
  from ledger_account a
  left join (select account_id, sum(amount) as amount, count(*) as entries from ledger_entry group by account_id) e
    on e.account_id = a.id
  where a.floor is not null and (a.balance <> coalesce(e.amount, 0) or a.version <> coalesce(e.entries, 0))`

/** no account is below its floor, except by a flagged correction. */
const floorsHold = sql<Finding>`
  select ${columns('R-3')}, 'ledger_account ' || a.id as place, a.id as "accountId", null::bigint as "transferId",
    (a.floor - a.balance - a.debt)::bigint as difference, 'it is below its floor' as detail
  from ledger_account a
  where a.balance < a.floor - a.debt`

/** every account that may not be overdrawn has a floor, and every member account has an owner. */
const accountsFitTheirKind = sql<Finding>`
  select ${columns('R-3')}, 'ledger_account ' || a.id as place, a.id as "accountId", null::bigint as "transferId",
    0::bigint as difference, 'an account of kind ' || a.kind || ' has no floor, or an owner where none belongs' as detail
  from ledger_account a
  where (a.owner is not null) <>
      (a.kind in ('member_cash', 'member_bonus', 'member_held', 'in_transit', 'at_vendor'))
    or (a.floor is null and (a.owner is not null or a.kind in ('promotion_pool', 'jackpot_pool')))`

/** running balances and versions follow one another without a gap. */
const entriesFollow = sql<Finding>`
  select ${columns('R-17')},
    'ledger_entry of transfer ' || e.transfer_id || ', account ' || e.account_id as place,
    e.account_id as "accountId", e.transfer_id as "transferId",
    (e.balance_after - e.amount - e.balance_before)::bigint as difference,
    'version ' || e.version || ' follows ' || e.version_before || ', balance ' || ${money('e.balance_after')}
      || ' follows ' || ${money('e.balance_before')} as detail
  from (
    select *, coalesce(lag(balance_after) over w, 0) as balance_before, coalesce(lag(version) over w, 0) as version_before
    from ledger_entry where version is not null
    window w as (partition by account_id order by version)
  ) e
  where e.balance_after <> e.balance_before + e.amount or e.version <> e.version_before + 1`

/** closings number the entries of an account without a floor, and each goes on where the last one ended. */
const houseEntriesFollow = sql<Finding>`
  select ${columns('R-17')}, 'ledger_closing_balance of account ' || b.account_id || ', ' || b.up_to as place,
    b.account_id as "accountId", null::bigint as "transferId",
    (b.balance - coalesce(e.balance_after, 0))::bigint as difference,
    'it closed ' || b.entries || ' entries, and they are numbered to ' || coalesce(e.version, 0) as detail
  from ledger_closing_balance b
  left join (
    select distinct on (account_id, up_to) account_id, up_to, version, balance_after
    from ledger_house_entry order by account_id, up_to, version desc
  ) e on e.account_id = b.account_id and e.up_to = b.up_to
  where e.version is distinct from b.entries or e.balance_after is distinct from b.balance`

/** each transfer's seal is the hash of its row and of the seals its accounts had before. */
const sealsHold = sql<Finding>`
  with link as (
    select e.transfer_id, array_position(t.accounts, e.account_id) as n,
      lag(t.seal) over (partition by e.account_id order by e.version) as seal_before
    from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
    where e.version is not null
  ), before as (
    select transfer_id, string_agg(coalesce(seal_before, ''::bytea), ''::bytea order by n) as seals
    from link group by transfer_id
  ), expected as (
    select t.id, t.seal, sha256(
      int8send(t.id)
      || convert_to(array_to_string(array[t.key, t.kind, t.reference, t.reason, t.reversal_of::text], chr(31)), 'UTF8')
      || array_send(t.accounts) || array_send(t.amounts) || timestamptz_send(t.created_at)
      || coalesce(b.seals, ''::bytea)) as right_seal
    from ledger_transfer t left join before b on b.transfer_id = t.id
  )
  select ${columns('R-18')}, 'ledger_transfer ' || x.id as place, null::bigint as "accountId",
    x.id as "transferId", 0::bigint as difference, 'its seal does not match its content' as detail
  from expected x where x.seal <> x.right_seal`

/** each account ends with the seal of its last transfer, and has none before its first. */
const lastSealsHold = sql<Finding>`
  select ${columns('R-18')}, 'ledger_account ' || a.id as place, a.id as "accountId", e.transfer_id as "transferId",
    0::bigint as difference, 'its seal is not that of its last transfer' as detail
  from ledger_account a
  left join ledger_entry e on e.account_id = a.id and e.version = a.version
  left join ledger_transfer t on t.id = e.transfer_id
  where a.floor is not null and a.seal <> coalesce(t.seal, ''::bytea)`

/** every entry of a closing is still there and unchanged. */
const closingsHold = sql<Finding>`
  select ${columns('R-18')}, 'ledger_closing_balance of account ' || b.account_id || ', ' || b.up_to as place,
    b.account_id as "accountId", null::bigint as "transferId",
    (b.balance - b.balance_before - coalesce(e.amount, 0))::bigint as difference,
    'the entries it closed have changed' as detail
  from (
    select b.*, c.from_at,
      coalesce(lag(b.balance) over w, 0) as balance_before, coalesce(lag(b.entries) over w, 0) as entries_before,
      coalesce(lag(b.seal) over w, ''::bytea) as seal_before
    from ledger_closing_balance b join ledger_closing c using (up_to)
    window w as (partition by b.account_id order by b.up_to)
  ) b
  left join lateral (
    select sum(e.amount) as amount, count(*) as entries, string_agg(
      int8send(e.transfer_id) || int8send(e.amount) || timestamptz_send(e.created_at), ''::bytea
      order by e.transfer_id, e.amount) as content
    from ledger_entry e
    where e.account_id = b.account_id and e.version is null and e.created_at >= b.from_at and e.created_at < b.up_to
  ) e on true
  where b.balance <> b.balance_before + coalesce(e.amount, 0)
    or b.entries <> b.entries_before + coalesce(e.entries, 0)
    or b.seal <> sha256(b.seal_before || coalesce(e.content, ''::bytea))`

/** what a gateway says of money is in the ledger too. */
const gatewaysAreBooked = sql<Finding>`
  select rule, place, account_id as "accountId", transfer_id as "transferId", difference, detail
  from ledger_alert where rule = 'R-21' and starts_with(place, 'gateway ') and resolved_at is null order by id`

/** The same alone. */
export async function listUnbooked(db: Db): Promise<Finding[]> {
  return (await gatewaysAreBooked.execute(db)).rows
}

const proofs: readonly RawBuilder<Finding>[] = [
  transfersBalance,
  entriesAreLegs,
  wholeIsNothing,
  balancesAreSums,
  floorsHold,
  accountsFitTheirKind,
  entriesFollow,
  houseEntriesFollow,
  sealsHold,
  lastSealsHold,
  closingsHold,
  gatewaysAreBooked,
]

/** Everything that is wrong in one snapshot of the ledger. */
export async function findFaults(tx: Tx): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const proof of proofs) findings.push(...(await proof.execute(tx)).rows)
  return findings
}

/** The one open alarm of a place; found again, it says what was found last. */
export async function putAlarm(
  tx: Tx,
  { rule, place, accountId, transferId, difference, detail }: Finding,
): Promise<void> {
  await sql`
    insert into ledger_alert (rule, place, account_id, transfer_id, difference, detail)
    values (${rule}, ${place}, ${accountId}, ${transferId}, ${difference}, ${detail})
    on conflict (rule, place) where resolved_at is null do update
    set transfer_id = coalesce(excluded.transfer_id, ledger_alert.transfer_id),
      difference = excluded.difference, detail = excluded.detail
    where (ledger_alert.difference, ledger_alert.detail)
      <> (excluded.difference, excluded.detail)`.execute(tx)
}

export async function markEnded(tx: Tx, { rule, place }: Pick<Finding, 'rule' | 'place'>): Promise<void> {
  await sql`
    update ledger_alert set resolved_at = now()
    where rule = ${rule} and place = ${place} and resolved_at is null`.execute(tx)
}

export type OpenAlarms = { count: number; difference: bigint }

export async function countOpenAlarms(db: Db): Promise<OpenAlarms> {
  const { rows } = await sql<OpenAlarms>`
    select count(*)::int as count, coalesce(sum(abs(difference)), 0)::bigint as difference
    from ledger_alert where resolved_at is null`.execute(db)
  return rows[0] as OpenAlarms
}
