/** Raises cases from cash steps; it neither delays nor stops any money. */
import { lockMember } from '#features/members/index.ts'
import type { Context } from '#platform/context.ts'
import { allowLongStatements, type Tx } from '#platform/db.ts'
import { troubleWith, tryInLoop } from '#platform/trouble.ts'
import { newReference } from '../reference.ts'
import {
  type BankingDay,
  type CaseKind,
  coveredCurrency,
  failedTogether,
  isCovered,
  structuredOver,
} from './case.rules.ts'
import { addEvidence, openCase } from './case.store.ts'
import {
  type CashStep,
  listCashTransactions,
  listFailed,
  listToWatch,
  listUnwatched,
  markWatched,
  type StepAmount,
} from './cash-step.store.ts'
import { followUnplayed } from './follow-unplayed.ts'

/** A step is marked in the transaction that raises its cases, so a server that dies in between loses none. */
export async function watchCash(ctx: Pick<Context, 'db' | 'log'>): Promise<void> {
  for (const memberId of await listToWatch(ctx.db)) {
    // A failure with one does not delay the others.
    const trouble = troubleWith(ctx.log, 'steps of a member were not watched', {
      member: memberId.toString(),
    })
    await tryInLoop(trouble, () => watchMember(ctx, memberId), undefined)
  }
}

async function watchMember({ db }: Pick<Context, 'db'>, memberId: bigint): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A member who plays all day has many stakes since the last step.
    await allowLongStatements(tx)
    await lockMember(tx, memberId)
    // One after the other, so that the result does not depend on how many steps waited.
    for (const step of await listUnwatched(tx, memberId)) {
      await markWatched(tx, step.id)
      await raise(tx, step, 'unplayed', await followUnplayed(tx, step))
      if (step.step === 'depositFailed') await watchFailures(tx, step)
      else if (step.step === 'deposited' || step.step === 'withdrawalPaid') await watchDay(tx, step)
    }
  })
}

async function watchFailures(tx: Tx, step: CashStep): Promise<void> {
  await raise(tx, step, 'failedDeposits', failedTogether(await listFailed(tx, step.memberId, step.at)))
}

async function watchDay(tx: Tx, step: CashStep): Promise<void> {
  if (step.currency !== coveredCurrency) return
  const { day, before } = await listCashTransactions(tx, step.memberId, step.bankingDay)
  if (isCovered(sumOf(day))) return raise(tx, step, 'covered', day)
  const over = structuredOver(sumOf(day), sumOf(before))
  if (over) await raise(tx, step, 'structuring', over === 'day' ? day : [...before, ...day])
}

const sumOf = (transactions: readonly StepAmount[]): BankingDay => ({
  count: transactions.length,
  sum: transactions.reduce((sum, { amount }) => sum + amount, 0n),
})

async function raise(
  tx: Tx,
  { merchant, memberId, bankingDay }: CashStep,
  kind: CaseKind,
  evidence: readonly StepAmount[],
): Promise<void> {
  if (evidence.length === 0) return
  const id = await openCase(tx, { reference: newReference('C'), merchant, memberId, kind, bankingDay })
  await addEvidence(tx, id, evidence)
}
