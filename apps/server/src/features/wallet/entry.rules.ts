import assert from 'node:assert/strict'
import type { Amount } from '@perya/money'

/** One side of a transfer: the amount added to an account, negative when it is taken. */
export type Leg = { account: bigint; amount: Amount }

/** Far above any real movement, far below where sums of 64-bit units would overflow. */
const largestAmount: Amount = 10n ** 16n

const legsMax = 8
const keyMax = 200

/** Callers build legs from amounts they have validated, so a wrong leg is our own mistake. */
export function assertPostable(key: string, legs: readonly Leg[]): void {
  assert(key.length > 0 && key.length <= keyMax, `a transfer key has 1 to ${keyMax} characters`)
  assert(legs.length >= 2 && legs.length <= legsMax, `a transfer has 2 to ${legsMax} legs`)
  let sum = 0n
  for (const [index, leg] of legs.entries()) {
    assert(leg.amount !== 0n, 'a leg moves something')
    assert(leg.amount <= largestAmount && leg.amount >= -largestAmount, 'a leg is within reason')
    assert(
      !legs.some((other, earlier) => earlier < index && other.account === leg.account),
      'an account has one leg in a transfer',
    )
    sum += leg.amount
  }
  assert(sum === 0n, 'what leaves some accounts arrives in others')
}
