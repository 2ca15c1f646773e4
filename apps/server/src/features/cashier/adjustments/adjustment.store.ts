import type { AdjustmentReason } from '@perya/contract/adjustment-reason'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type AdjustmentRow = {
  id: bigint
  reference: string
  merchant: string
  memberId: bigint
  userName: string
  amount: bigint
  currency: string
  reason: AdjustmentReason
  note: string
  state: 'proposed' | 'posted' | 'refused'
  proposedBy: string
  proposedAt: Date
}

const found = sql`
  select a.id, a.reference, a.merchant, a.member_id as "memberId", m.user_name as "userName", a.amount, c.currency,
    a.reason, a.note, a.state, a.proposed_by as "proposedBy", a.proposed_at as "proposedAt"
  from adjustment a join member m on m.id = a.member_id join merchant c on c.code = a.merchant`

/** Corrections that wait for a second operator, the oldest first. */
export async function listProposed(db: Db, merchant: string): Promise<AdjustmentRow[]> {
  const { rows } = await sql<AdjustmentRow>`
    ${found} where a.merchant = ${merchant} and a.state = 'proposed' order by a.id`.execute(db)
  return rows
}

/** Locks the row until the transaction ends. */
export async function lockAdjustment(
  tx: Tx,
  { merchant, reference }: { merchant: string; reference: string },
): Promise<AdjustmentRow | undefined> {
  const { rows } = await sql<AdjustmentRow>`
    ${found} where a.merchant = ${merchant} and a.reference = ${reference} for update of a`.execute(tx)
  return rows[0]
}

export type NewAdjustment = Pick<
  AdjustmentRow,
  'reference' | 'merchant' | 'memberId' | 'amount' | 'reason' | 'note' | 'proposedBy' | 'proposedAt'
>

export async function insertAdjustment(db: Db, proposed: NewAdjustment): Promise<void> {
  await sql`
    insert into adjustment (reference, merchant, member_id, amount, reason, note, proposed_by, proposed_at)
    values (${proposed.reference}, ${proposed.merchant}, ${proposed.memberId}, ${proposed.amount},
      ${proposed.reason}, ${proposed.note}, ${proposed.proposedBy}, ${proposed.proposedAt})`.execute(db)
}

export async function decideAdjustment(
  tx: Tx,
  id: bigint,
  end: { state: 'posted' | 'refused'; operator: string; now: Date },
): Promise<void> {
  await sql`
    update adjustment set state = ${end.state}, decided_by = ${end.operator}, decided_at = ${end.now}
    where id = ${id}`.execute(tx)
}
