/** Takes what was set aside for an issue that has closed, then seals its bets: from here on nobody can add one. */
import { hash } from 'node:crypto'
import { inMoneyTransaction, tryPostTransfers } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { allowLongStatements, type Tx } from '#platform/db.ts'
import { announceIssues } from '../issues/announce.ts'
import { keepCaptured, keepSeal, lockToSeal, type StepRow, voidByRule } from '../issues/step.store.ts'
import { issueReference } from '../money/issue-reference.ts'
import { listHeld } from '../money/money.store.ts'
import { readPurses } from '../money/purses.ts'
import { endByRule } from '../orders/end-suborders.ts'
import { readLeaves } from './leaf.store.ts'
import { type Hasher, leavesPerRoot, rootOf } from './merkle.rules.ts'

/** Through text of one byte a letter: Node takes twice as long to answer with a buffer of its own. */
export const hashBytes: Hasher = (bytes) => Buffer.from(hash('sha256', bytes, 'binary'), 'binary')

/** The root where nobody bet. */
export const emptyRoot = rootOf(hashBytes, [])

const membersPerStep = 1_000
const leavesPerRead = 32 * leavesPerRoot

/** Answers whether the issue is sealed or void; somebody else may be at it, or have died at it a moment ago. */
export async function sealBets(ctx: Context, issue: StepRow): Promise<boolean> {
  while (await captureSome(ctx, issue)) {
    // Each step takes a number of members and commits, so a stop in between loses nothing.
  }
  return ctx.db.transaction().execute(async (tx) => {
    await allowLongStatements(tx)
    const locked = await lockToSeal(tx, issue.id)
    if (!locked) return false
    if (locked.isLate) {
      await voidByRule(tx, issue.id, 'missed')
      await announceIssues(tx, [issue.code])
      return true
    }
    // Looked for under the lock: whoever captured may have left off before the last of them.
    const left = await listHeld(tx, issue.id, { after: locked.capturedTo, limit: 1 })
    if (left.length > 0) return false
    await keepSeal(tx, issue.id, await hashBets(tx, issue.id))
    return true
  })
}

/** Captures what the next members set aside; false once there is nobody left. */
async function captureSome(ctx: Context, { id, code }: StepRow): Promise<boolean> {
  return inMoneyTransaction(ctx, async (tx) => {
    const locked = await lockToSeal(tx, id)
    if (!locked || locked.isLate) return false
    const held = await listHeld(tx, id, { after: locked.capturedTo, limit: membersPerStep })
    const last = held.at(-1)
    if (!last) return false
    const purses = await readPurses(
      ctx,
      tx,
      held.map(({ memberId }) => memberId),
    )
    const outcomes = await tryPostTransfers(
      tx,
      held.map(({ memberId, amount }) => {
        const purse = purses(memberId)
        return {
          key: `lottery:${id}:stake:${memberId}`,
          kind: 'stake',
          legs: [
            { account: purse.held, amount: -amount },
            { account: purse.house, amount },
          ],
          reference: issueReference(code, id),
        }
      }),
    )
    // Whoever may not play any more gets back what was set aside.
    const refused = held.filter((_, index) => !outcomes[index]?.isPosted)
    await endByRule(
      ctx,
      tx,
      refused.flatMap(({ suborderIds }) => suborderIds),
    )
    await keepCaptured(tx, id, last.memberId)
    return held.length === membersPerStep
  })
}

async function hashBets(tx: Tx, issueId: bigint): Promise<{ root: Buffer; roots: Buffer; count: number }> {
  const roots: Buffer[] = []
  let count = 0
  let after = 0n
  for (;;) {
    const leaves = await readLeaves(tx, issueId, { after, limit: leavesPerRead })
    if (!leaves) break
    const hashes = splitHashes(leaves.hashes)
    count += hashes.length
    after = leaves.last
    for (let at = 0; at < hashes.length; at += leavesPerRoot) {
      roots.push(rootOf(hashBytes, hashes.slice(at, at + leavesPerRoot)))
    }
    if (hashes.length < leavesPerRead) break
  }
  return { root: rootOf(hashBytes, roots), roots: Buffer.concat(roots), count }
}

export function splitHashes(joined: Buffer): Buffer[] {
  return Array.from({ length: joined.length / 32 }, (_, index) =>
    joined.subarray(index * 32, index * 32 + 32),
  )
}
