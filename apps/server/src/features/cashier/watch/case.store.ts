import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { CaseKind } from './case.rules.ts'
import type { CashStep, StepAmount } from './cash-step.store.ts'

export type CaseRow = {
  id: bigint
  reference: string
  userName: string
  kind: CaseKind
  bankingDay: string
  amount: bigint
  currency: string
  openedAt: Date
  closedAt: Date | null
  closedBy: string | null
  remark: string | null
}

const found = sql`
  select c.id, c.reference, m.user_name as "userName", c.kind, c.banking_day::text as "bankingDay", s.currency,
    coalesce((select sum(e.amount) from cashier_case_evidence e where e.case_id = c.id), 0)::bigint as amount,
    c.opened_at as "openedAt", c.closed_at as "closedAt", c.closed_by as "closedBy", c.remark
  from cashier_case c join member m on m.id = c.member_id join merchant s on s.code = c.merchant`

/** The open cases of a merchant's members, the oldest first. */
export async function listOpenCases(db: Db, merchant: string): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    ${found} where c.merchant = ${merchant} and c.closed_at is null order by c.id`.execute(db)
  return rows
}

export type Named = { merchant: string; reference: string }

export async function findCase(db: Db, { merchant, reference }: Named): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    ${found} where c.merchant = ${merchant} and c.reference = ${reference}`.execute(db)
  return rows[0]
}

export type Evidence = Pick<CashStep, 'step' | 'at' | 'amount' | 'reference'> & { addedAt: Date }

/** What a case is about, in the order it happened. */
export async function listEvidence(db: Db, caseId: bigint): Promise<Evidence[]> {
  const { rows } = await sql<Evidence>`
    select s.step, s.at, s.amount, coalesce(d.reference, w.reference) as reference, e.added_at as "addedAt"
    from cashier_case_evidence e
    join cash_step s on s.id = e.step_id
    left join deposit d on d.id = s.deposit_id
    left join withdrawal w on w.id = s.withdrawal_id
    where e.case_id = ${caseId} order by s.at, s.id`.execute(db)
  return rows
}

export type NewCase = Pick<CashStep, 'merchant' | 'memberId' | 'bankingDay'> & {
  reference: string
  kind: CaseKind
}

/** Finds or makes the open case of its kind, member and day, and locks it until the transaction ends. */
export async function openCase(tx: Tx, raised: NewCase): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select id from cashier_case
    where member_id = ${raised.memberId} and kind = ${raised.kind} and banking_day = ${raised.bankingDay}::date
      and closed_at is null for update`.execute(tx)
  if (rows[0]) return rows[0].id
  const { rows: made } = await sql<{ id: bigint }>`
    insert into cashier_case (reference, merchant, member_id, kind, banking_day)
    values (${raised.reference}, ${raised.merchant}, ${raised.memberId}, ${raised.kind}, ${raised.bankingDay}::date)
    returning id`.execute(tx)
  return (made[0] as { id: bigint }).id
}

/** Adds evidence the case does not have yet. */
export async function addEvidence(tx: Tx, caseId: bigint, evidence: readonly StepAmount[]): Promise<void> {
  await sql`
    insert into cashier_case_evidence (case_id, step_id, amount)
    select ${caseId}, id, amount
    from unnest(${evidence.map(({ id }) => id)}::bigint[], ${evidence.map(({ amount }) => amount)}::bigint[])
      e (id, amount)
    on conflict do nothing`.execute(tx)
}

/** How much of a withdrawal was found to be unplayed when the member asked for it. */
export async function sumFoundUnplayed(tx: Tx, withdrawalId: bigint): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(e.amount), 0)::bigint as sum
    from cash_step s
    join cashier_case_evidence e on e.step_id = s.id
    join cashier_case c on c.id = e.case_id and c.kind = 'unplayed'
    where s.withdrawal_id = ${withdrawalId} and s.step = 'withdrawalAsked'`.execute(tx)
  return rows[0]?.sum ?? 0n
}

/** Answers whether it was open before. */
export async function endCase(
  db: Db,
  { merchant, reference }: Named,
  { operator, remark }: { operator: string; remark: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update cashier_case set closed_at = now(), closed_by = ${operator}, remark = ${remark}
    where merchant = ${merchant} and reference = ${reference} and closed_at is null`.execute(db)
  return numAffectedRows === 1n
}
