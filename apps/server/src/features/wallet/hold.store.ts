import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type HoldState = 'open' | 'captured' | 'released'

export type Hold = Pick<
  Row<'wallet_hold'>,
  'id' | 'key' | 'memberId' | 'kind' | 'amount' | 'cashId' | 'heldId'
> & {
  state: HoldState
  /** What people call it; stays as it was when the hold was opened. */
  reference: string
}

const columns = sql.raw(
  `id, key, member_id as "memberId", kind, amount, cash_id as "cashId", held_id as "heldId", state,
  (select t.reference from ledger_transfer t where t.id = opened_by) as reference`,
)

export async function insertHold(
  tx: Tx,
  hold: Omit<Hold, 'id' | 'state' | 'reference'> & { openedBy: bigint },
): Promise<void> {
  await sql`
    insert into wallet_hold (key, member_id, kind, amount, cash_id, held_id, opened_by)
    values (${hold.key}, ${hold.memberId}, ${hold.kind}, ${hold.amount}, ${hold.cashId}, ${hold.heldId},
      ${hold.openedBy})
    on conflict (key) do nothing`.execute(tx)
}

/** Locks the hold until the transaction ends, so only one of its two ends can happen. */
export async function lockHold(tx: Tx, key: string): Promise<Hold | null> {
  const { rows } = await sql<Hold>`select ${columns} from wallet_hold where key = ${key} for update`.execute(
    tx,
  )
  return rows[0] ?? null
}

export async function endHold(
  tx: Tx,
  { id, state, endedBy }: { id: bigint; state: 'captured' | 'released'; endedBy: bigint },
): Promise<void> {
  await sql`
    update wallet_hold set state = ${state}, ended_by = ${endedBy}, ended_at = now()
    where id = ${id} and state = 'open'`.execute(tx)
}

export async function listOpenHolds(db: Db, memberId: bigint): Promise<Hold[]> {
  const { rows } = await sql<Hold>`
    select ${columns} from wallet_hold where member_id = ${memberId} and state = 'open' order by id`.execute(
    db,
  )
  return rows
}
