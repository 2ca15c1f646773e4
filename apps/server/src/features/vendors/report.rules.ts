/** A vendor's list of a day's transactions beside ours: what is missing, extra or different. */
import type { Amount } from '@perya/money'

export type Movement = {
  txId: string
  playerId: string
  /** What it moved on the player's balance: a stake is negative. */
  amount: Amount
}

export type Difference =
  /** The vendor has it, we have not. */
  | { kind: 'missing'; txId: string; theirs: Movement }
  /** We have it, the vendor has not. */
  | { kind: 'extra'; txId: string; ours: Movement }
  | { kind: 'different'; txId: string; theirs: Movement; ours: Movement }

export function compareMovements(theirs: readonly Movement[], ours: readonly Movement[]): Difference[] {
  const known = new Map(ours.map((movement) => [movement.txId, movement]))
  const differences: Difference[] = []
  const seen = new Set<string>()
  for (const movement of theirs) {
    const own = known.get(movement.txId)
    if (!own || seen.has(movement.txId)) {
      differences.push({ kind: 'missing', txId: movement.txId, theirs: movement })
    } else if (own.amount !== movement.amount || own.playerId !== movement.playerId) {
      differences.push({ kind: 'different', txId: movement.txId, theirs: movement, ours: own })
    }
    seen.add(movement.txId)
  }
  for (const movement of ours) {
    if (!seen.has(movement.txId)) differences.push({ kind: 'extra', txId: movement.txId, ours: movement })
  }
  return differences
}
