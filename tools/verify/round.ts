import type { Paytable } from './slot.ts'

/** A round as the record of games exports it. Amounts are decimal text, multipliers hundredths. */
export type Round = {
  game: string
  seeds: {
    serverSeed: string
    clientSeed: string
    nonce: number
    /** The hash shown before the bet; for a shared round that of its chain. */
    commitment: string
    /** Set for a shared round, whose nonce is its place in the chain. */
    isChain?: boolean
    /** When the hash was kept, and when the client seed or salt came. */
    committedAt?: string
    chosenAt?: string
  }
  /** When the bet was taken. */
  playedAt?: string
  bet: Record<string, unknown>
  moves?: readonly (string | number)[]
  /** The paytable of a slot as published. */
  paytable?: Paytable
  outcome: unknown
  payout: string
}

/** Units of 1/10,000. */
export function unitsOf(text: unknown): bigint {
  const [, whole, fraction] = /^(\d+)(?:\.(\d{1,4}))?$/.exec(String(text)) ?? []
  if (whole === undefined) throw new Error(`${text} is not an amount`)
  return BigInt(whole + (fraction ?? '').padEnd(4, '0'))
}
