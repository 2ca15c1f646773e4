/** A round as text, the way a game's fairness screen copies it. */
import type { Proof } from '@perya/studio-contract'

export type ProofFault = 'empty' | 'json' | 'shape'

/** The round a text stands for, or what is wrong with the text. */
export function readProof(text: string): { proof: Proof } | { fault: ProofFault } {
  if (text.trim() === '') return { fault: 'empty' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { fault: 'json' }
  }
  const round = Array.isArray(value) ? value[0] : value
  return isProof(round) ? { proof: round } : { fault: 'shape' }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isProof(value: unknown): value is Proof {
  if (!isRecord(value) || !isRecord(value.seeds) || !isRecord(value.bet)) return false
  const { serverSeed, clientSeed, nonce, commitment } = value.seeds
  const hasMoves = value.moves === undefined || Array.isArray(value.moves)
  const hasPaytable = value.paytable === undefined || isRecord(value.paytable)
  return (
    [value.game, value.payout, value.playedAt, serverSeed, clientSeed, commitment].every(
      (text) => typeof text === 'string',
    ) &&
    Number.isSafeInteger(nonce) &&
    (nonce as number) >= 0 &&
    // A chain is walked hash by hash, so its length has a bound.
    (nonce as number) <= 10_000_000 &&
    hasMoves &&
    hasPaytable &&
    'outcome' in value
  )
}
