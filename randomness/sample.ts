/** What a game decided in many rounds, each with the seeds and the stream of a real one. */
import { openStream, type WordSource } from '@perya/fairness'
import type { Game } from './game.ts'
import { chancesOf, type Groups, groupsOf } from './groups.ts'

export type Sample = {
  readonly game: Game
  readonly rounds: number
  /** The first part of every round, in order. */
  readonly first: Uint16Array
  /** By part, how often each value came. */
  readonly counts: readonly (readonly number[])[]
  /** How often each pair of groups came: first and second part of a round, last part and the next round's first. */
  readonly within: readonly number[]
  readonly across: readonly number[]
}

const groupCount = 4
export const pairGroups = (game: Game, part: number): Groups =>
  groupsOf(game.parts[part] as readonly number[], groupCount)

export function sampleOf(game: Game, rounds: number, sourceOf: (round: number) => WordSource): Sample {
  const first = new Uint16Array(rounds)
  const counts = game.parts.map((part) => part.map(() => 0))
  const groups = game.parts.map((_, part) => pairGroups(game, part))
  const last = game.parts.length - 1
  const groupAt = (part: number, value: number) => groups[part]?.of[value] ?? 0
  const pairs = (a: number, b: number) =>
    new Array<number>(chancesOf(groups[a]).length * chancesOf(groups[b]).length).fill(0)
  const within = last > 0 ? pairs(0, 1) : []
  const across = pairs(last, 0)
  const width = chancesOf(groups[0]).length
  let before: number | null = null
  for (let round = 0; round < rounds; round++) {
    const outcome = game.decide(sourceOf(round))
    counts.forEach((count, part) => {
      const value = outcome[part] as number
      count[value] = (count[value] as number) + 1
    })
    const value = outcome[0] as number
    first[round] = value
    const group = groupAt(0, value)
    if (last > 0) {
      const at = group * chancesOf(groups[1]).length + groupAt(1, outcome[1] as number)
      within[at] = (within[at] as number) + 1
    }
    if (before !== null) across[before * width + group] = (across[before * width + group] as number) + 1
    before = groupAt(last, outcome[last] as number)
  }
  return { game, rounds, first, counts, within, across }
}

/** The rounds a player would have under one pair of seeds. */
export const roundsOf =
  (serverSeed: string) =>
  (nonce: number): WordSource =>
    openStream({ serverSeed, clientSeed: 'randomness', nonce })
