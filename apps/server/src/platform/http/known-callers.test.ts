import { beforeEach, expect, it } from 'vitest'
import { type KnownCallers, makeKnownCallers, unknownPerMinute } from './known-callers.ts'

let now: number
let callers: KnownCallers
beforeEach(() => {
  now = 0
  callers = makeKnownCallers(() => now)
})

const note = (token: string, ip = '203.0.113.1') => callers.note({ headers: { token }, ip }, 'member')
const shown = (ip: string, most = 1_000) => {
  let count = 0
  while (count < most && callers.mayShow(ip)) count += 1
  return count
}

it('R-117 a token is known from the session it opened until ten minutes after its last call', () => {
  expect(callers.kindOf('juan')).toBeUndefined()
  note('juan')
  now += 9 * 60_000
  expect(callers.kindOf('juan')).toBe('member')
  note('juan')
  now += 9 * 60_000
  expect(callers.kindOf('juan')).toBe('member')
  now += 60_000
  expect(callers.kindOf('juan')).toBeUndefined()
})

it('R-117 an address makes up so many tokens a minute, whatever others show', () => {
  expect(shown('203.0.113.1')).toBe(unknownPerMinute)
  expect(callers.mayShow('203.0.113.1')).toBe(false)
  expect(callers.mayShow('203.0.113.2')).toBe(true)
  now += 60_000
  expect(callers.mayShow('203.0.113.1')).toBe(true)
})

it('R-117 one subscriber of IPv6 is one address', () => {
  expect(shown('2001:db8::1')).toBe(unknownPerMinute)
  expect(callers.mayShow('2001:db8::2')).toBe(false)
})

it('R-117 after a restart a thousand members behind one address come in within its minute', () => {
  for (let member = 0; member < 1_000; member++) {
    expect(callers.mayShow('203.0.113.1')).toBe(true)
    note(`member ${member}`)
  }
})
