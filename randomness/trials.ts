/** The questions asked of a game's outcomes, each answered with a chance. */
import type { Game } from './game.ts'
import { type Groups, groupsOf } from './groups.ts'
import { fitOf, normalBeyond } from './p-value.ts'
import type { Trial } from './policy.ts'
import { pairGroups, type Sample } from './sample.ts'

export function trialsOf(sample: Sample): Trial[] {
  const { game, rounds, within, across } = sample
  const chances = game.parts[0] as readonly number[]
  const trial = (name: string, p: number): Trial => ({ name: `${game.name}: ${name}`, p })
  const last = game.parts.length - 1
  const trials = game.parts.map((part, at) =>
    trial(
      `distribution of part ${at + 1}`,
      fitOf(
        sample.counts[at] ?? [],
        part.map((chance) => chance * rounds),
      ),
    ),
  )
  trials.push(
    trial('serial correlation', serial(sample, chances)),
    trial('runs', runs(sample, groupsOf(chances, 2))),
    trial('coupon collector', coupons(sample, groupsOf(chances, 6))),
    trial('gaps', gaps(sample, groupsOf(chances, 4))),
    trial('duplicates', duplicates(sample, chances)),
  )
  if (last > 0) trials.push(trial('interplay within a round', fitOf(within, expectedWithin(game, rounds))))
  const next = joint(pairGroups(game, last).chances, pairGroups(game, 0).chances)
  if (last > 0) {
    const expected = next.map((chance) => chance * (rounds - 1))
    trials.push(trial('interplay with the next round', fitOf(across, expected)))
  }
  return trials
}

const joint = (a: readonly number[], b: readonly number[]) => a.flatMap((x) => b.map((y) => x * y))

/** Pairs of parts; of values that cannot come twice, one fewer is left for the second. */
function expectedWithin(game: Game, rounds: number): number[] {
  const [a, b] = [pairGroups(game, 0), pairGroups(game, 1)]
  if (!game.isWithout) return joint(a.chances, b.chances).map((chance) => chance * rounds)
  const values = a.of.length
  return a.sizes.flatMap((x, i) =>
    b.sizes.map((y, j) => (rounds * x * (i === j ? y - 1 : y)) / (values * (values - 1))),
  )
}

/** A value and the next one, in as many groups as the rounds allow. */
function serial({ first, rounds }: Sample, chances: readonly number[]): number {
  const groups = groupsOf(chances, Math.max(2, Math.min(chances.length, Math.floor(Math.sqrt(rounds / 40)))))
  const width = groups.chances.length
  const seen = new Array<number>(width * width).fill(0)
  for (let at = 1; at < rounds; at++) {
    const pair = group(groups, first[at - 1]) * width + group(groups, first[at])
    seen[pair] = (seen[pair] as number) + 1
  }
  return fitOf(
    seen,
    joint(groups.chances, groups.chances).map((chance) => chance * (rounds - 1)),
  )
}

const group = (groups: Groups, value: number | undefined) => groups.of[value as number] as number

/** How often the outcomes change between the lower and the upper half. */
function runs({ first, rounds }: Sample, groups: Groups): number {
  const [p = 0] = groups.chances
  const both = p * (1 - p)
  let changes = 0
  for (let at = 1; at < rounds; at++) {
    if (group(groups, first[at - 1]) !== group(groups, first[at])) changes += 1
  }
  const pairs = rounds - 1
  const variance = pairs * 2 * both * (1 - 2 * both) + 2 * (pairs - 1) * (both - 4 * both * both)
  return normalBeyond((changes - pairs * 2 * both) / Math.sqrt(variance))
}

/** How many outcomes it takes until every group has come. */
function coupons({ first, rounds }: Sample, groups: Groups): number {
  const kinds = groups.chances.length
  const lengths: number[] = []
  let sets = 0
  for (let at = 0, start = 0, met = 0; at < rounds; at++) {
    met |= 1 << group(groups, first[at])
    if (met !== (1 << kinds) - 1) continue
    const length = at - start + 1
    lengths[length] = (lengths[length] ?? 0) + 1
    sets += 1
    start = at + 1
    met = 0
  }
  const longest = Math.ceil(20 / Math.min(...groups.chances))
  const expected = Array.from(
    { length: longest },
    (_, length) => sets * (metAllBy(groups.chances, length) - metAllBy(groups.chances, length - 1)),
  )
  return fitOf(
    expected.map((_, length) => lengths[length] ?? 0),
    expected,
  )
}

/** The chance that so many outcomes have every group among them, by inclusion and exclusion. */
function metAllBy(chances: readonly number[], length: number): number {
  if (length < chances.length) return 0
  let sum = 0
  for (let missing = 0; missing < 1 << chances.length; missing++) {
    let [left, sign] = [1, 1]
    chances.forEach((chance, at) => {
      if (!(missing & (1 << at))) return
      left -= chance
      sign = -sign
    })
    sum += sign * Math.max(0, left) ** length
  }
  return sum
}

/** How many other outcomes lie between two of the first group. */
function gaps({ first, rounds }: Sample, groups: Groups): number {
  const [p = 0] = groups.chances
  const seen: number[] = []
  let met = 0
  for (let at = 0, since = -1; at < rounds; at++) {
    if (group(groups, first[at]) !== 0) continue
    if (since >= 0) {
      const gap = at - since - 1
      seen[gap] = (seen[gap] ?? 0) + 1
      met += 1
    }
    since = at
  }
  const longest = Math.ceil(30 / p)
  const expected = Array.from({ length: longest }, (_, gap) => met * p * (1 - p) ** gap)
  return fitOf(
    expected.map((_, gap) => seen[gap] ?? 0),
    expected,
  )
}

/** How many pairs are equal among long words made of outcomes that follow one another. */
function duplicates({ first, rounds }: Sample, chances: readonly number[]): number {
  const most = 50_000
  const power = (n: number) => chances.reduce((sum, chance) => sum + chance ** n, 0)
  let letters = 1
  while (power(2) ** letters > 4 / Math.min(most, rounds / letters)) letters += 1
  const words = Math.min(most, Math.floor(rounds / letters))
  const counts = new Map<string, number>()
  let equal = 0
  for (let word = 0; word < words; word++) {
    const text = first.subarray(word * letters, (word + 1) * letters).join()
    const before = counts.get(text) ?? 0
    equal += before
    counts.set(text, before + 1)
  }
  const [two, three] = [power(2) ** letters, power(3) ** letters]
  const pairs = (words * (words - 1)) / 2
  // Pairs that share a word are not independent where some words are likelier than others.
  const variance = pairs * (two - two ** 2) + pairs * 2 * (words - 2) * (three - two ** 2)
  return normalBeyond((equal - pairs * two) / Math.sqrt(variance))
}
