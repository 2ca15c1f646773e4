import { expect, it } from 'vitest'
import { newerBalance } from './balance.rules.ts'

const at = (version: string) => ({
  sumBalance: '1.00',
  cash: '1.00',
  overdrawn: '0.00',
  held: '0.00',
  bonus: '0.00',
  inGames: '0.00',
  currency: 'PHP',
  version,
})

it.each([
  [undefined, '1', '1'],
  ['9', '10', '10'],
  ['10', '9', '10'],
  ['9007199254740993', '9007199254740992', '9007199254740993'],
])('HEAD-2 knowing version %s and hearing %s, the player sees %s', (known, heard, seen) => {
  expect(newerBalance(known === undefined ? undefined : at(known), at(heard)).version).toBe(seen)
})
