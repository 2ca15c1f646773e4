import type { DepositState } from '@perya/contract/deposits'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** Keeps what a person did to a deposit, for later questions. */
export async function insertStep(
  tx: Tx,
  step: { depositId: bigint; state: DepositState; reason?: string; operator?: string; now: Date },
): Promise<void> {
  await sql`
    insert into deposit_step (deposit_id, state, reason, operator, at)
    values (${step.depositId}, ${step.state}, ${step.reason ?? null}, ${step.operator ?? null}, ${step.now})`.execute(
    tx,
  )
}

/** Adds an operator's approval; answers how many operators have approved the same amount. */
export async function addApproval(
  tx: Tx,
  yes: { depositId: bigint; act: 'confirm' | 'takeBack'; operator: string; amount: bigint; now: Date },
): Promise<number> {
  await sql`
    insert into deposit_approval (deposit_id, act, operator, amount, at)
    values (${yes.depositId}, ${yes.act}, ${yes.operator}, ${yes.amount}, ${yes.now})
    on conflict (deposit_id, act, operator) do update set amount = excluded.amount, at = excluded.at`.execute(
    tx,
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from deposit_approval
    where deposit_id = ${yes.depositId} and act = ${yes.act} and amount = ${yes.amount}`.execute(tx)
  return rows[0]?.count ?? 0
}
