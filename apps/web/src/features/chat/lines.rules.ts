import type { ChatLine } from '@perya/contract/chat'

export type Lines = {
  lines: readonly ChatLine[]
  hasEarlier: boolean
  /** The last line the server has listed: before one's own lines others may have been said that are not here yet. */
  listedTo: string | undefined
}

/** Joins what was known and what came, each line once, in the order it was said. */
export function joinLines(known: readonly ChatLine[], come: readonly ChatLine[]): ChatLine[] {
  const byId = new Map([...known, ...come].map((line) => [line.id, line]))
  return [...byId.values()].sort((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1))
}
