/** From a result to money: two programs agree on every bet, then winners are paid, then chases stop. */
import { setImmediate } from 'node:timers/promises'
import { inMoneyTransaction, tryPostTransfers } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { allowLongStatements, type Tx } from '#platform/db.ts'
import { raiseAlarm } from '../issues/alarm.store.ts'
import { announceIssues } from '../issues/announce.ts'
import { keepPaid, keepSelected, keepSettled, lockToSettle, type StepRow } from '../issues/step.store.ts'
import { issueReference } from '../money/issue-reference.ts'
import { listWon } from '../money/money.store.ts'
import { readPurses } from '../money/purses.ts'
import { stopSubOrders } from '../orders/end-suborders.ts'
import { listToStop } from '../orders/suborder.store.ts'
import { insertPayouts, openBets } from './bet.store.ts'
import { type Difference, openPrograms, type Program } from './programs.rules.ts'

const membersPerStep = 1_000
const stopsPerStep = 100

/** Drawn results are settled as version 1; each correction is a version more. */
const firstVersion = 1

export class ProgramsDiffer extends Error {
  override name = 'ProgramsDiffer'
  readonly differences: readonly Difference[]
  constructor(differences: readonly Difference[]) {
    super('the two programs do not agree')
    this.differences = differences
  }
}

/** Answers whether the issue is settled or waits for a person; else somebody is at it, or died at it a moment ago. */
export async function settleIssue(ctx: Context, issue: StepRow, control?: Program): Promise<boolean> {
  const { id } = issue
  try {
    const isMine = await ctx.db.transaction().execute(async (tx) => {
      const progress = await lockToSettle(tx, id)
      if (!progress) return false
      if (progress.isSelected) return true
      await selectWinners(tx, id, { result: issue.result as string[], version: firstVersion, control })
      await keepSelected(tx, id)
      return true
    })
    if (!isMine) return false
  } catch (error) {
    if (!(error instanceof ProgramsDiffer)) throw error
    await raiseDifference(ctx, issue, error)
    return true
  }
  // Each step pays a number of members and commits, so a stop in between pays nobody twice.
  let step = await paySome(ctx, issue)
  while (step === 'some') step = await paySome(ctx, issue)
  if (step === 'taken') return false
  // Winners do not wait for it; the issue does, so that whoever dies here is followed by another.
  await stopChases(ctx, id, firstVersion)
  return finish(ctx, issue)
}

async function finish(ctx: Context, { id, code }: StepRow): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await lockToSettle(tx, id))) return false
    await keepSettled(tx, id)
    await announceIssues(tx, [code])
    return true
  })
}

export async function raiseDifference(
  ctx: Context,
  { id, code }: Pick<StepRow, 'id' | 'code'>,
  { message, differences }: ProgramsDiffer,
): Promise<void> {
  ctx.log.error({ issue: id, lottery: code, differences }, message)
  await raiseAlarm(ctx.db, id, 'programs_differ', differences)
}

/** Writes down who won; throws before anything is kept when the programs differ on a single bet. */
export async function selectWinners(
  tx: Tx,
  id: bigint,
  { result, version, control }: { result: readonly string[]; version: number; control?: Program | undefined },
): Promise<void> {
  await allowLongStatements(tx)
  const programs = openPrograms(result, control)
  const bets = await openBets(tx, id)
  let reading = bets.next()
  for (;;) {
    const some = await reading
    if (some.length === 0) break
    // PostgreSQL reads on while the programs are at work; who throws meanwhile does not wait for it.
    reading = bets.next()
    reading.catch(() => {})
    await setImmediate()
    const won = some.flatMap(({ slip, multiple, ids, members }) => {
      const payout = programs.payout(slip, multiple)
      return payout.amount > 0n ? [{ ids, members, ...payout }] : []
    })
    if (programs.differences.length > 0) throw new ProgramsDiffer(programs.differences)
    if (won.length === 0) continue
    await insertPayouts(tx, { issueId: id, version }, won).catch(async (error: unknown) => {
      // A read that failed before it ended the transaction, and is why.
      await reading
      throw error
    })
  }
  await bets.close()
}

/** Gives back the rest of every chase that has what it wanted. */
export async function stopChases(ctx: Context, issueId: bigint, version: number): Promise<void> {
  for (;;) {
    const ids = await listToStop(ctx.db, issueId, version, stopsPerStep)
    if (ids.length === 0) return
    await stopSubOrders(ctx, ids)
  }
}

async function paySome(ctx: Context, { id, code }: StepRow): Promise<'some' | 'all' | 'taken'> {
  return inMoneyTransaction(ctx, async (tx) => {
    const progress = await lockToSettle(tx, id)
    if (!progress) return 'taken'
    const won = await listWon(tx, id, firstVersion, { after: progress.paidTo, limit: membersPerStep })
    const last = won.at(-1)
    if (last) {
      const purses = await readPurses(
        ctx,
        tx,
        won.map(({ memberId }) => memberId),
      )
      const outcomes = await tryPostTransfers(
        tx,
        won.map(({ memberId, amount }) => ({
          key: `lottery:${id}:payout:${memberId}`,
          kind: 'payout',
          legs: [
            { account: purses(memberId).cash, amount },
            { account: purses(memberId).house, amount: -amount },
          ],
          reference: issueReference(code, id),
        })),
      )
      const refused = outcomes.findIndex(({ isPosted }) => !isPosted)
      if (refused >= 0) throw new Error(`the wallet refused a payout to member ${won[refused]?.memberId}`)
      await keepPaid(tx, id, last.memberId)
    }
    return won.length === membersPerStep ? 'some' : 'all'
  })
}
