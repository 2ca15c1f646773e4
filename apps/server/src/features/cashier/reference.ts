import { randomInt } from 'node:crypto'

/** Without letters and digits that are mistaken for one another. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Read out on the phone and typed into banks: short, and beyond guessing. */
export function newReference(kind: 'A' | 'C' | 'D' | 'W'): string {
  return kind + Array.from({ length: 11 }, () => letters[randomInt(letters.length)]).join('')
}
