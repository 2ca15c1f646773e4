/** Gives back every stake of an issue that is void, and takes back what it paid. */
import { inMoneyTransaction, tryPostTransfers } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { announceIssues } from '../issues/announce.ts'
import { issueReference } from '../money/issue-reference.ts'
import { listRefunds } from '../money/money.store.ts'
import { readPurses } from '../money/purses.ts'
import { insertEnds } from '../orders/suborder.store.ts'
import {
  keepRefunded,
  keepRefundedTo,
  listToRefund,
  lockToRefund,
  type VoidIssue,
} from '../rulings/ruling.store.ts'

const membersPerStep = 500

export async function refundVoid(ctx: Context): Promise<void> {
  for (const issue of await listToRefund(ctx.db)) {
    while (await refundSome(ctx, issue)) {
      // Each step gives back to a number of members and commits.
    }
  }
}

async function refundSome(ctx: Context, { id, code, version }: VoidIssue): Promise<boolean> {
  return inMoneyTransaction(ctx, async (tx) => {
    const refundedTo = await lockToRefund(tx, id)
    if (refundedTo === null) return false
    const owed = await listRefunds(tx, id, version, { after: refundedTo, limit: membersPerStep })
    const purses = await readPurses(
      ctx,
      tx,
      owed.map(({ memberId }) => memberId),
    )
    const reference = issueReference(code, id)
    const moves = owed.flatMap(({ memberId, staked, held, paid }) => {
      const purse = purses(memberId)
      const move = (kind: 'refund' | 'stake_released' | 'settlement', from: bigint, amount: bigint) => ({
        key: `lottery:${id}:void:${kind}:${memberId}`,
        kind,
        legs: [
          { account: purse.cash, amount },
          { account: from, amount: -amount },
        ],
        reference,
      })
      return [
        ...(staked > 0n ? [move('refund', purse.house, staked)] : []),
        ...(held > 0n ? [move('stake_released', purse.held, held)] : []),
        ...(paid > 0n ? [move('settlement', purse.house, -paid)] : []),
      ]
    })
    const outcomes = await tryPostTransfers(tx, moves)
    const refused = outcomes.findIndex(({ isPosted }) => !isPosted)
    if (refused >= 0) throw new Error(`the wallet refused ${moves[refused]?.key}`)
    await insertEnds(
      tx,
      owed.flatMap(({ suborderIds }) => suborderIds),
      'refunded',
    )
    const last = owed.at(-1)
    if (last) await keepRefundedTo(tx, id, last.memberId)
    if (owed.length === membersPerStep) return true
    await keepRefunded(tx, id)
    await announceIssues(tx, [code])
    return false
  })
}
