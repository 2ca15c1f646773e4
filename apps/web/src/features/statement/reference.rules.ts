import { orderReference } from '@perya/contract/lottery-reference'

/** What a movement belongs to: the number a player knows it by, without the words the ledger files it under. */
export type Subject = {
  of: 'order' | 'round' | 'reference'
  number: string
  /** Whether the records of bets tell more about it. */
  isPlay: boolean
}

export function readReference(reference: string): Subject {
  const [file, ...rest] = reference.split(':')
  // The vendor comes first; what it calls a round may hold colons of its own.
  const round = (rest.length > 1 ? rest.slice(1) : rest).join(':')
  if (file === 'round' && round) return { of: 'round', number: round, isPlay: true }
  const number = rest.at(-1) ?? ''
  if (file === 'lottery' && /^\d+$/.test(number)) {
    // An order is named so on its slip; an issue as a whole has no number the ledger knows.
    return rest.at(-2) === 'issue'
      ? { of: 'reference', number: `${rest[0]}-${number}`, isPlay: true }
      : { of: 'order', number: orderReference(number), isPlay: true }
  }
  return { of: 'reference', number: rest.join(' ') || reference, isPlay: false }
}
