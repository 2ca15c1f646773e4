/** Ways to put picks together, listed and not only counted; each is written as one text that begins with `start`. */
import type { Content } from './content.ts'

/** Every `count` of them, in their order, each of which holds all of `held`. */
export function joinChoices(
  start: string,
  from: readonly string[],
  count: number,
  held: readonly string[] = [],
): readonly string[] {
  const found: string[] = []
  const lastHeld = from.findLastIndex((one) => held.includes(one))
  const choose = (text: string, first: number, missing: number) => {
    if (missing === 0 && first > lastHeld) found.push(text)
    if (missing === 0) return
    for (let at = first; at <= from.length - missing; at++) {
      const one = from[at] as string
      choose(`${text} ${one}`, at + 1, missing - 1)
      if (at <= lastHeld && held.includes(one)) return
    }
  }
  choose(start, 0, count)
  return found
}

/** One pick of every field. */
export const joinProducts = (start: string, content: Content): readonly string[] =>
  content.reduce<readonly string[]>(
    (rows, picks) => rows.flatMap((row) => picks.map((pick) => `${row} ${pick}`)),
    [start],
  )

/** One pick of every field, none of them twice; `fields` are the names that go before the picks. */
export function joinDifferent(start: string, fields: readonly string[], content: Content): readonly string[] {
  const found: string[] = []
  const used: string[] = []
  const add = (text: string) => {
    const field = used.length
    for (const pick of content[field] ?? []) {
      if (used.includes(pick)) continue
      const longer = `${text} ${fields[field]} ${pick}`
      if (field === content.length - 1) found.push(longer)
      else {
        used.push(pick)
        add(longer)
        used.pop()
      }
    }
  }
  add(start)
  return found
}

/** Every `count` of them, in their order. */
export function choices<One>(from: readonly One[], count: number): readonly (readonly One[])[] {
  if (count === 0) return [[]]
  if (count < 0) return []
  return from.flatMap((one, at) => choices(from.slice(at + 1), count - 1).map((rest) => [one, ...rest]))
}

/** Every different order of some of which several may be the same. */
export function orders<One>(from: readonly One[]): readonly (readonly One[])[] {
  if (from.length === 0) return [[]]
  return [...new Set(from)].flatMap((first) =>
    orders(from.toSpliced(from.indexOf(first), 1)).map((rest) => [first, ...rest]),
  )
}

/** How many picks of each field a group of a pattern has. */
export const needsOf = (pattern: readonly number[]): readonly number[] =>
  [...new Set(pattern)].map((often) => pattern.filter((other) => other === often).length)

/** The groups of a pattern, its digits field by field: no digit serves in two fields of one group. */
export function groups(pattern: readonly number[], [first = [], second = []]: Content): Content {
  const [needFirst = 0, needSecond = 0] = needsOf(pattern)
  return choices(first, needFirst).flatMap((chosen) =>
    choices(without(second, chosen), needSecond).map((others) => [...chosen, ...others]),
  )
}

export const without = (picks: readonly string[], others: readonly string[]): readonly string[] =>
  picks.filter((pick) => !others.includes(pick))
