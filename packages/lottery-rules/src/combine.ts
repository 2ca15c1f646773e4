/** Ways to put picks together, listed and not only counted. */
import type { Content } from './content.ts'

/** Every `count` of them, in their order, one after another: of 49 balls there are millions that nobody should keep. */
export function* choices<One>(from: readonly One[], count: number): Iterable<readonly One[]> {
  if (count === 0) yield []
  if (count <= 0) return
  for (const [at, one] of from.entries()) {
    // Too few are left, so that no way from here on leads to one.
    if (from.length - at < count) return
    for (const rest of choices(from.slice(at + 1), count - 1)) yield [one, ...rest]
  }
}

/** One pick of every field, one after another as well. */
export function* products([first = [], ...rest]: Content): Iterable<readonly string[]> {
  for (const pick of first) {
    if (rest.length === 0) yield [pick]
    else for (const others of products(rest)) yield [pick, ...others]
  }
}

/** One pick of every field, none of them twice: a row is left as soon as it repeats one. */
export function* productsWithoutRepeats(
  [first = [], ...rest]: Content,
  used: readonly string[] = [],
): Iterable<readonly string[]> {
  for (const pick of first) {
    if (used.includes(pick)) continue
    if (rest.length === 0) yield [pick]
    else for (const others of productsWithoutRepeats(rest, [...used, pick])) yield [pick, ...others]
  }
}

/** Every different order of digits, some of which may be the same. */
export function orders(digits: readonly string[]): readonly (readonly string[])[] {
  if (digits.length === 0) return [[]]
  return [...new Set(digits)].flatMap((first) =>
    orders(digits.toSpliced(digits.indexOf(first), 1)).map((rest) => [first, ...rest]),
  )
}

/** The groups of a pattern, each with its digits by field: no digit serves in two fields of one group. */
export function groups(pattern: readonly number[], content: Content): readonly Content[] {
  const needs = [...new Set(pattern)].map((often) => pattern.filter((other) => other === often).length)
  const [first = [], second = []] = needs.map((need, field) => [...choices(content[field] ?? [], need)])
  if (needs.length === 1) return first.map((chosen) => [chosen])
  return first.flatMap((chosen) =>
    second
      .filter((others) => !others.some((pick) => chosen.includes(pick)))
      .map((others) => [chosen, others]),
  )
}
