/** What the demo shows on its first day: results of the hours before it began, drawn as they would have been. */
import type { Lottery } from '@perya/lottery-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { readChains } from '../draws/chain.store.ts'
import { hashOf, seedAt } from '../draws/chain.ts'
import { drawIssue } from '../draws/draw.rules.ts'
import { speak } from '../draws/local-beacon.ts'
import type { NewIssue } from '../issues/issue.store.ts'
import { insertDrawn } from '../issues/step.store.ts'
import { emptyRoot } from '../proofs/seal-bets.ts'
import { makeUpResult } from '../results/demo-sources.ts'

const pastMax = 40

export async function putPastResults(
  ctx: Context,
  tx: Tx,
  { code, family }: Lottery,
  head: { code: string; day: string; chainId: bigint | null; beacon: string | null },
  issues: readonly NewIssue[],
): Promise<void> {
  const [chain] = head.chainId === null ? [] : await readChains(tx, [head.chainId])
  const betsRoot = emptyRoot.toString('hex')
  const drawn = issues.slice(-pastMax).map((issue) => {
    const { issueNo, place, beaconRound } = issue
    if (chain === undefined || place === null || beaconRound === null) {
      return { ...issue, seed: null, randomness: null, result: makeUpResult(ctx, { code, issueNo }) }
    }
    const seed = seedAt(ctx.secrets, chain, place)
    const { randomness } = speak(ctx, beaconRound)
    const result = drawIssue({ code, family, issueNo, betsRoot, randomness, seed }, hashOf)
    return { ...issue, seed, randomness, result }
  })
  await insertDrawn(tx, { ...head, root: emptyRoot }, drawn)
}
