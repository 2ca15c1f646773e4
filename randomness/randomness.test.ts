import { drawBelow, type WordSource } from '@perya/fairness'
import { expect, it } from 'vitest'
import { bulkOf, chunkBytes } from './bulk.ts'
import { countResults } from './dieharder-results.ts'
import { type Game, games } from './game.ts'
import { chiSquareAbove, normalBeyond } from './p-value.ts'
import { failuresOf } from './policy.ts'
import { roundsOf, sampleOf } from './sample.ts'
import { trialsOf } from './trials.ts'

const seed = '2026'.repeat(16)
const failuresIn = (game: Game, rounds: number, sourceOf = roundsOf(seed)) =>
  failuresOf(trialsOf(sampleOf(game, rounds, sourceOf))).map(({ name }) => name.replace(`${game.name}: `, ''))

it('R-46 nothing in a slice of every game speaks against chance', () => {
  const trials = games.flatMap((game) => trialsOf(sampleOf(game, 2_000, roundsOf(seed))))
  expect(trials.length).toBeGreaterThan(400)
  expect(failuresOf(trials)).toEqual([])
})

const die = (decide: (source: WordSource, before: number[]) => number[], parts = 1): Game => {
  const before: number[] = []
  return {
    name: 'crooked',
    parts: Array.from({ length: parts }, () => Array.from({ length: 6 }, () => 1 / 6)),
    isWithout: false,
    decide: (source) => {
      const outcome = decide(source, before)
      before.push(outcome[0] as number)
      return outcome
    },
  }
}
const roll = (source: WordSource) => drawBelow(source, 6)

it.each<[string, Game, string]>([
  [
    'folds a byte back with a remainder',
    die((source) => [(source.next() & 63) % 6]),
    'distribution of part 1',
  ],
  [
    'hardly ever repeats itself',
    die((source, before) => {
      const first = roll(source)
      return [first === before.at(-1) ? roll(source) : first]
    }),
    'serial correlation',
  ],
  [
    'stays on one side for a while',
    die((source, before) => {
      const value = roll(source)
      const last = before.at(-1) ?? 0
      return [drawBelow(source, 8) === 0 ? (value % 3) + (last < 3 ? 0 : 3) : value]
    }),
    'runs',
  ],
  [
    'makes up for what has not come',
    die((source, before) => {
      const missing = [0, 1, 2, 3, 4, 5].filter((value) => !before.slice(-12).includes(value))
      return [missing.length > 0 ? (missing[drawBelow(source, missing.length)] as number) : roll(source)]
    }),
    'coupon collector',
  ],
  [
    'pays a win back after a fixed time',
    die((source, before) => [before.at(-7) === 0 && drawBelow(source, 3) === 0 ? 0 : roll(source)]),
    'gaps',
  ],
  [
    'starts over with the same seeds',
    die((source, before) => [
      before.length < 12_000 ? roll(source) : (before[before.length - 12_000] as number),
    ]),
    'duplicates',
  ],
  [
    'reads two parts from one word',
    die((source) => {
      const value = roll(source)
      return [value, drawBelow(source, 4) === 0 ? value : roll(source)]
    }, 2),
    'interplay within a round',
  ],
  [
    'carries one round into the next',
    die((source, before) => {
      const value = before.length > 0 && drawBelow(source, 4) === 0 ? lastPart : roll(source)
      lastPart = roll(source)
      return [value, lastPart]
    }, 2),
    'interplay with the next round',
  ],
])('R-46 catches a game that %s', (_, game, trial) => {
  expect(failuresIn(game, 20_000)).toContain(trial)
})
let lastPart = 0

it('R-46 what fits too well is refused as well', () => {
  expect(
    failuresIn(
      die((_, before) => [before.length % 6]),
      6_000,
    ),
  ).toContain('distribution of part 1')
  expect(failuresOf([{ name: 'even', p: 0.99995 }])).toHaveLength(1)
})

it('R-46 the stream handed to other programs is the one rounds are decided by', () => {
  const stream = bulkOf(seed)
  const rounds = roundsOf(seed)
  const roundBytes = 8 * 32
  for (let nonce = 0; nonce < (2 * chunkBytes) / roundBytes; ) {
    const { value: chunk } = stream.next() as { value: Buffer }
    for (let at = 0; at < chunkBytes; at += roundBytes, nonce++) {
      const source = rounds(nonce)
      const words = Array.from({ length: roundBytes / 4 }, (_, word) => chunk.readUInt32BE(at + word * 4))
      expect(words).toEqual(Array.from({ length: roundBytes / 4 }, () => source.next()))
    }
  }
})

it('holds the smallest chance against all trials and the next against one less', () => {
  const trials = [0.004, 0.0024, 0.5, 0.9].map((p, at) => ({ name: String(at), p }))
  expect(failuresOf(trials).map(({ name }) => name)).toEqual(['1'])
  expect(failuresOf([...trials.slice(2), { name: 'x', p: 0.0024 }, { name: 'y', p: 0.003 }])).toHaveLength(2)
})

it.each([
  [3.841_458_8, 1, 0.05],
  [23.209_251_2, 10, 0.01],
  [2.558_212_2, 10, 0.99],
  [124.342_113_4, 100, 0.05],
  [1_106.969, 1_000, 0.01],
])('of chi-square %d with %d degrees of freedom, %d lies above', (statistic, freedom, above) => {
  expect(chiSquareAbove(statistic, freedom)).toBeCloseTo(above, 6)
  expect(normalBeyond(1.959_964)).toBeCloseTo(0.05, 6)
})

it('R-46 a result of dieharder that was weak at first is judged by what more samples made of it', () => {
  const line = (name: string, samples: number, verdict: string) =>
    `${name.padStart(20)}|   5|    100000|${String(samples).padStart(8)}|0.99933253|${verdict.padStart(8).padEnd(10)}`
  const passed = [line('diehard_operm5', 100, 'PASSED')].join('\n')
  const resolved = [
    line('sts_serial', 100, 'WEAK'),
    line('sts_serial', 100, 'PASSED'),
    line('sts_serial', 200, 'WEAK'),
    line('sts_serial', 200, 'WEAK'),
    line('sts_serial', 300, 'PASSED'),
    line('sts_serial', 300, 'PASSED'),
  ].join('\n')
  expect(countResults([passed, resolved])).toEqual({ results: 3, weak: 1, unresolved: 0, failed: 0 })
  const broken = [line('rgb_bitdist', 100, 'WEAK'), line('rgb_bitdist', 1_000, 'FAILED')].join('\n')
  expect(countResults([broken, line('dab_dct', 1, 'WEAK')])).toEqual({
    results: 2,
    weak: 2,
    unresolved: 1,
    failed: 1,
  })
})
