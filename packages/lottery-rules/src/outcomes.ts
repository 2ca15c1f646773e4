import { drawnOf } from './drawn.ts'
import type { Family, Result } from './family.ts'

/** More than this are not listed: all five digits are, and five of eleven balls in their order. */
const outcomesMost = 100_000

/** Everything that can come out at some places of a draw, each as likely as the others. */
export type Outcomes = {
  readonly places: readonly number[]
  readonly count: number
  /** A result as far as the places go, the others left empty. Of a lot its last two digits are told. */
  readonly resultOf: (outcome: number) => Result
  /** Which value came at the place that stands at an index of `places`. */
  readonly valueAt: (outcome: number, index: number) => number
  /** The outcome with these values, place by place; -1 where it cannot come out. */
  readonly outcomeOf: (code: number) => number
  /** Values are the digits of a code in this base. */
  readonly base: number
}

const known = new Map<string, Outcomes | undefined>()

/** `undefined` where there are too many. */
export function outcomesAt(family: Family, places: readonly number[]): Outcomes | undefined {
  const key = `${family} ${places.join()}`
  if (!known.has(key)) known.set(key, list(family, places))
  return known.get(key)
}

function list(family: Family, places: readonly number[]): Outcomes | undefined {
  const drawn = drawnOf(family)
  const isDistinct = drawn.kind === 'distinct'
  const { first, last } = drawn.kind === 'lots' ? { first: 0, last: 99 } : drawn
  const base = last - first + 1
  const count = places.reduce((product, _, index) => product * (isDistinct ? base - index : base), 1)
  if (count > outcomesMost) return undefined

  const size = places.length
  const values = new Uint8Array(count * size)
  const outcomes = new Int32Array(base ** size).fill(-1)
  let listed = 0
  for (let code = 0; code < outcomes.length; code++) {
    let rest = code
    for (let index = size - 1; index >= 0; index--) {
      values[listed * size + index] = rest % base
      rest = Math.floor(rest / base)
    }
    if (isDistinct && new Set(values.subarray(listed * size, (listed + 1) * size)).size < size) continue
    outcomes[code] = listed
    listed += 1
    if (listed === count) break
  }

  const length = drawn.kind === 'lots' ? drawn.digits.length : drawn.count
  const widthOf = (place: number) => (drawn.kind === 'lots' ? (drawn.digits[place] ?? 2) : drawn.width)
  const words = places.map((place) =>
    Array.from({ length: base }, (_, value) => String(first + value).padStart(widthOf(place), '0')),
  )
  return {
    places,
    count,
    base,
    valueAt: (outcome, index) => values[outcome * size + index] as number,
    outcomeOf: (code) => outcomes[code] as number,
    resultOf(outcome) {
      const result = Array<string>(length).fill('')
      for (const [index, place] of places.entries())
        result[place] = words[index]?.[values[outcome * size + index] as number] as string
      return result
    },
  }
}
