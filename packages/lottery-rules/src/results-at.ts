import { drawnOf } from './drawn.ts'
import type { Family, Result } from './family.ts'

/** More results than this are not listed. */
const listedMost = 1_000

const known = new Map<string, readonly Result[]>()

/**
 * Every result of a family as far as some places go, the others left empty: all are equally likely. Of a lot its last two
 * digits are told. `undefined` where there are too many.
 */
export function resultsAt(family: Family, places: readonly number[]): readonly Result[] | undefined {
  const key = `${family} ${places.join()}`
  const results = known.get(key) ?? list(family, places)
  known.set(key, results)
  return results.length > 0 ? results : undefined
}

function list(family: Family, places: readonly number[]): readonly Result[] {
  const drawn = drawnOf(family)
  const length = drawn.kind === 'lots' ? drawn.digits.length : drawn.count
  let results = [Array<string>(length).fill('')]
  for (const place of places) {
    const values =
      drawn.kind === 'lots'
        ? valuesOf({ first: 0, last: 99, width: drawn.digits[place] ?? 2 })
        : valuesOf(drawn)
    results = results.flatMap((result) =>
      values
        .filter((value) => drawn.kind !== 'distinct' || !result.includes(value))
        .map((value) => result.with(place, value)),
    )
    if (results.length > listedMost) return []
  }
  return results
}

const valuesOf = ({ first, last, width }: { first: number; last: number; width: number }): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(width, '0'))
