import { expect, it } from 'vitest'
import { allocate, lockedOf, type Requirement } from './requirement.rules.ts'

const requirement = (startVersion: bigint, required: bigint, progress = 0n): Requirement => ({
  id: startVersion,
  reference: 'D',
  credit: required,
  required,
  progress,
  startVersion,
  createdAt: new Date(0),
  claimId: null,
})

it.each([
  ['nothing staked', [[1n, 0n]], [0n, 0n]],
  ['the oldest first', [[5n, 60n]], [60n, 0n]],
  ['the rest goes on to the next', [[5n, 130n]], [100n, 30n]],
  ['more than both need is lost on them', [[5n, 900n]], [100n, 50n]],
  ['stakes before a credit never count for it', [[1n, 130n]], [100n, 0n]],
  [
    'before and after',
    [
      [1n, 130n],
      [5n, 20n],
    ],
    [100n, 20n],
  ],
  [
    'a bet given back is taken off',
    [
      [1n, 60n],
      [5n, -20n],
    ],
    [40n, 0n],
  ],
  [
    'never below nothing',
    [
      [1n, 10n],
      [5n, -500n],
    ],
    [0n, 0n],
  ],
] as const)('PAY-2 turnover: %s', (_name, stakes, progress) => {
  const counted = allocate(
    [requirement(1n, 100n), requirement(5n, 50n)],
    stakes.map(([startVersion, amount]) => ({ startVersion, amount })),
  )
  expect(counted.map((each) => each.progress)).toEqual(progress)
})

it.each([
  [10_000n, 10_000n, 0n, 10_000n],
  [10_000n, 10_000n, 10_000n, 0n],
  [10_000n, 20_000n, 5_000n, 7_500n],
  [10_000n, 30_000n, 1n, 10_000n],
])(
  'PAY-2 of a credit of %s that asks for %s, after %s staked, %s stays',
  (credit, required, progress, locked) => {
    expect(lockedOf({ ...requirement(1n, required, progress), credit })).toBe(locked)
  },
)
