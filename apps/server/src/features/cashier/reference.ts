import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Members read it out on the phone and type it into banks, so it is short; nobody can guess it. */
export function newReference(kind: 'A' | 'C' | 'D' | 'W'): string {
  return kind + Array.from({ length: 11 }, () => letters[randomInt(letters.length)]).join('')
}
