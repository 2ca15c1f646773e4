/** Settles an issue again for the result two people put in place of the one drawn; what was paid stays in the ledger. */
import { inMoneyTransaction, tryPostTransfers } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { announceIssues } from '../issues/announce.ts'
import { issueReference } from '../money/issue-reference.ts'
import { listDifferences } from '../money/money.store.ts'
import { readPurses } from '../money/purses.ts'
import {
  hasPayouts,
  keepCorrected,
  keepMoved,
  listCorrections,
  lockCorrection,
  type Ruling,
} from '../rulings/ruling.store.ts'
import { ProgramsDiffer, raiseDifference, selectWinners, stopChases } from './settle-issue.ts'

const membersPerStep = 500

export async function correctIssues(ctx: Context): Promise<void> {
  for (const ruling of await listCorrections(ctx.db)) {
    if (!(await selectAgain(ctx, ruling))) continue
    await stopChases(ctx, ruling.issueId, ruling.version)
    while (await moveSome(ctx, ruling)) {
      // Each step moves the difference of a number of members and commits.
    }
  }
}

/** Whether the winners by the other result are written down; not so while another is at it, or the programs differ. */
async function selectAgain(ctx: Context, { id, issueId, code, version, result }: Ruling): Promise<boolean> {
  try {
    return await ctx.db.transaction().execute(async (tx) => {
      if (!(await lockCorrection(tx, id))) return false
      if (await hasPayouts(tx, issueId, version)) return true
      await selectWinners(tx, issueId, { result: result as string[], version })
      return true
    })
  } catch (error) {
    if (!(error instanceof ProgramsDiffer)) throw error
    await raiseDifference(ctx, { id: issueId, code }, error)
    return false
  }
}

async function moveSome(ctx: Context, { id, issueId, code, version }: Ruling): Promise<boolean> {
  return inMoneyTransaction(ctx, async (tx) => {
    const locked = await lockCorrection(tx, id)
    if (!locked) return false
    const shares = await listDifferences(tx, issueId, version, {
      after: locked.movedTo,
      limit: membersPerStep,
    })
    const moved = shares.filter(({ amount }) => amount !== 0n)
    const purses = await readPurses(
      ctx,
      tx,
      moved.map(({ memberId }) => memberId),
    )
    const outcomes = await tryPostTransfers(
      tx,
      moved.map(({ memberId, amount }) => ({
        key: `lottery:${issueId}:correct:${version}:${memberId}`,
        kind: 'settlement',
        legs: [
          { account: purses(memberId).cash, amount },
          { account: purses(memberId).house, amount: -amount },
        ],
        reference: issueReference(code, issueId),
      })),
    )
    const refused = outcomes.findIndex(({ isPosted }) => !isPosted)
    if (refused >= 0) throw new Error(`the wallet refused a correction of member ${moved[refused]?.memberId}`)
    const last = shares.at(-1)
    if (last) await keepMoved(tx, id, last.memberId)
    if (shares.length === membersPerStep) return true
    await keepCorrected(tx, id)
    await announceIssues(tx, [code])
    return false
  })
}
