import { randomInt } from 'node:crypto'

/** Letters and digits that nobody mistakes for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A name for those who chose none; it says nothing about them. */
export function makeUserName(prefix: string): string {
  return prefix + Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
