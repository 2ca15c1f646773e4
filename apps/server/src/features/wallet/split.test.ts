import { splitByWeights } from '@perya/money'
import { expect, it } from 'vitest'

it('R-8 a million random prizes, rebates and dividends are shared out to the last unit', () => {
  // A seeded generator, so the million cases are the same every time.
  let state = 0x2545f491
  const next = (below: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
  let wrong = 0
  for (let round = 0; round < 1_000_000; round += 1) {
    const amount = BigInt(next(1_000_000_000))
    const weights = Array.from({ length: 1 + next(5) }, () => BigInt(1 + next(1_000)))
    let sum = 0n
    for (const part of splitByWeights(amount, weights)) sum += part
    if (sum !== amount) wrong += 1
  }
  expect(wrong).toBe(0)
}, 60_000)
