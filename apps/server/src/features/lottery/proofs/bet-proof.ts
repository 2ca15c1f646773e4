import type { OutputOf } from '@perya/contract/endpoint'
import type { getBetProof } from '@perya/contract/lottery-orders'
import type { Context } from '#platform/context.ts'
import { findSealedBet, readLeavesAround } from './leaf.store.ts'
import { leavesPerRoot, pathOf } from './merkle.rules.ts'
import { hashBytes, splitHashes } from './seal-bets.ts'

type Proof = Omit<OutputOf<typeof getBetProof>, 'id'>

/** The way from a member's bet to the root of its issue: through its neighbours, then through the kept roots. */
export async function proveBet(ctx: Context, memberId: bigint, id: bigint): Promise<Proof | 'open' | null> {
  const bet = await findSealedBet(ctx.db, memberId, id)
  if (bet === null || bet === 'open') return bet
  const { code, issueNo, issueId, text, place, root, roots } = bet
  const first = place - (place % leavesPerRoot)
  const around = splitHashes(await readLeavesAround(ctx.db, issueId, { first, limit: leavesPerRoot }))
  const path = [
    ...pathOf(hashBytes, around, place - first),
    ...pathOf(hashBytes, splitHashes(roots), first / leavesPerRoot),
  ]
  return {
    code,
    issueNo,
    text,
    place,
    path: path.map(({ side, hash }) => ({ side, hash: hash.toString('hex') })),
    betsRoot: root.toString('hex'),
  }
}
