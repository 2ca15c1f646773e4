import type { BillState, ContractKind, ContractTerms } from '@perya/contract/agent-contracts'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Period } from './period.store.ts'

export type Bill = Period & {
  id: bigint
  merchant: string
  kind: ContractKind
  memberId: bigint
  payerId: bigint | null
  turnover: bigint
  activeMembers: number
  loss: bigint
  carriedIn: bigint
  base: bigint
  tier: number | null
  rate: number | null
  amount: bigint
  paid: bigint
  state: BillState
}

const found = sql`
  select b.id, c.merchant, b.kind, b.member_id as "memberId", b.payer_id as "payerId", b.period_from as "from",
    b.period_to as "to", b.first_day::text as "firstDay", b.last_day::text as "lastDay", b.turnover,
    b.active_members as "activeMembers", b.loss, b.carried_in as "carriedIn", b.base, b.tier, b.rate, b.amount,
    b.paid, b.state
  from contract_bill b join contract c on c.id = b.contract_id`

export type Unsettled = {
  id: bigint
  merchant: string
  kind: ContractKind
  memberId: bigint
  payerId: bigint | null
  terms: ContractTerms
  /** Where the next period to settle begins. */
  from: Date
}

/** The contracts with the earliest unsettled period that began before an instant, uplines before their downlines. */
export async function listUnsettled(
  db: Db,
  { kind, before, except }: { kind: ContractKind; before: Date; except: readonly bigint[] },
): Promise<Unsettled[]> {
  const { rows } = await sql<Unsettled>`
    select id, merchant, kind, "memberId", "payerId", terms, "from"
    from (
      select c.id, c.merchant, c.kind, c.member_id as "memberId", c.payer_id as "payerId", c.terms, n."from",
        rank() over (order by n."from") as place,
        (select count(*) from member_line l where l.member_id = c.member_id) as depth
      from contract c
      cross join lateral (
        select coalesce(max(b.period_to), c.starts_at) as "from" from contract_bill b where b.contract_id = c.id
      ) n
      where c.kind = ${kind} and c.starts_at is not null and c.member_id <> all (${except}::bigint[])
        and n."from" <= ${before} and (c.ends_at is null or n."from" < c.ends_at)
    ) u
    where place = 1 order by depth, id`.execute(db)
  return rows
}

/** The member's last bill of a kind, with what it carries over. */
export async function findBillBefore(
  tx: Tx,
  { memberId, kind, from }: { memberId: bigint; kind: ContractKind; from: Date },
): Promise<{ to: Date; lastDay: string; carriedOut: bigint } | undefined> {
  const { rows } = await sql<{ to: Date; lastDay: string; carriedOut: bigint }>`
    select period_to as "to", last_day::text as "lastDay", carried_out as "carriedOut" from contract_bill
    where member_id = ${memberId} and kind = ${kind} and period_from < ${from}
    order by period_from desc limit 1`.execute(tx)
  return rows[0]
}

export type NewBill = Omit<Bill, 'id' | 'merchant' | 'paid' | 'state'> & {
  contractId: bigint
  carriedOut: bigint
  settledAt: Date
}

/** `undefined` when another server has settled the period. */
export async function insertBill(tx: Tx, it: NewBill): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    insert into contract_bill (contract_id, kind, member_id, payer_id, period_from, period_to, first_day, last_day,
      turnover, active_members, loss, carried_in, carried_out, base, tier, rate, amount, settled_at)
    values (${it.contractId}, ${it.kind}, ${it.memberId}, ${it.payerId}, ${it.from}, ${it.to}, ${it.firstDay}::date,
      ${it.lastDay}::date, ${it.turnover}, ${it.activeMembers}, ${it.loss}, ${it.carriedIn}, ${it.carriedOut},
      ${it.base}, ${it.tier}, ${it.rate}, ${it.amount}, ${it.settledAt})
    on conflict (contract_id, period_from) do nothing
    returning id`.execute(tx)
  return rows[0]?.id
}

/** Locks the row until the transaction ends. */
export async function lockBill(tx: Tx, id: bigint): Promise<Bill> {
  const { rows } = await sql<Bill>`${found} where b.id = ${id} for update of b`.execute(tx)
  return rows[0] as Bill
}

export async function addPaid(tx: Tx, id: bigint, amount: bigint): Promise<void> {
  await sql`update contract_bill set paid = paid + ${amount} where id = ${id}`.execute(tx)
}

/** Bills not paid in full, the oldest first, of one upline or of all. */
export async function listUnpaid(
  db: Db,
  payerId: bigint | null = null,
): Promise<{ id: bigint; payerId: bigint }[]> {
  const { rows } = await sql<{ id: bigint; payerId: bigint }>`
    select id, payer_id as "payerId" from contract_bill
    where paid < amount and payer_id is not null and (${payerId}::bigint is null or payer_id = ${payerId})
    order by id`.execute(db)
  return rows
}

export async function sumOwed(db: Db, payerId: bigint): Promise<bigint> {
  const { rows } = await sql<{ owed: bigint }>`select contract_owed(${payerId}) as owed`.execute(db)
  return (rows[0] as { owed: bigint }).owed
}

/** Uplines who owe their downlines, and since when. */
export async function listUplinesOwing(
  db: Db,
  merchant: string,
): Promise<{ userName: string; owed: bigint; since: Date }[]> {
  const { rows } = await sql<{ userName: string; owed: bigint; since: Date }>`
    select m.user_name as "userName", sum(b.amount - b.paid)::bigint as owed, min(b.settled_at) as since
    from contract_bill b join member m on m.id = b.payer_id
    where b.paid < b.amount and m.merchant = ${merchant}
    group by m.id order by since`.execute(db)
  return rows
}

export async function listBills(
  db: Db,
  { memberId, kind }: { memberId: bigint; kind: ContractKind },
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ totalCount: number; bills: Bill[] }> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from contract_bill where member_id = ${memberId} and kind = ${kind}`.execute(
    db,
  )
  const { rows } = await sql<Bill>`
    ${found} where b.member_id = ${memberId} and b.kind = ${kind}
    order by b.period_from desc, b.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db)
  return { totalCount: counted[0]?.count ?? 0, bills: rows }
}
