import { expect, it } from 'vitest'
import { isDue, newestOf, parseLiveLock, removed } from './live-lock.ts'

it('the place of a text in the lock says how new it is, and the last of a name stands', () => {
  const sealed = parseLiveLock(
    `aaa  wallet/pay.sql\nbbb  wallet/tell.sql\nccc  wallet/pay.sql\n${removed}  wallet/tell.sql\n`,
  )
  expect([...newestOf(sealed)]).toEqual([
    ['pay', { sha256: 'ccc', path: 'wallet/pay.sql', sequence: 3 }],
    ['tell', { sha256: removed, path: 'wallet/tell.sql', sequence: 4 }],
  ])
})

it.each([
  ['nothing', undefined, true],
  ['the same text', { sha256: 'mine', sequence: 5 }, false],
  ['an older text', { sha256: 'other', sequence: 4 }, true],
  ['a newer text', { sha256: 'other', sequence: 6 }, false],
  // Between the two there was another one, and a server of that release must not bring it back.
  ['the same text, sealed before another one', { sha256: 'mine', sequence: 3 }, true],
  ['the same text, sealed once more since', { sha256: 'mine', sequence: 6 }, false],
  ['another text of nobody who sealed it', { sha256: 'other', sequence: 5 }, true],
])('a database that last got %s', (_, applied, expected) => {
  const text = { sha256: 'mine', sequence: 5 }
  expect(isDue(text, applied && { name: 'pay', ...applied })).toBe(expected)
})
