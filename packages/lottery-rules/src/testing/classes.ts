import { choose } from '../choose.ts'
import type { Result } from '../family.ts'
import type { ResultClass } from './golden.ts'

/** Draws of `count` of the balls by how many of the picks they hold; those of a class settle alike. */
export function drawsByMatches(
  balls: readonly string[],
  count: number,
  picks: readonly string[],
): readonly ResultClass[] {
  const others = balls.filter((ball) => !picks.includes(ball))
  return Array.from({ length: Math.min(count, picks.length) + 1 }, (_, matched) => matched).flatMap(
    (matched) => {
      if (count - matched > others.length) return []
      const result: Result = [...picks.slice(0, matched), ...others.slice(0, count - matched)]
      return [
        { weight: choose(picks.length, matched) * choose(others.length, count - matched), results: [result] },
      ]
    },
  )
}
