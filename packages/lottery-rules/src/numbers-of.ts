import type { BetType } from './bet-type.ts'
import type { Content } from './content.ts'
import { countBets } from './count-bets.ts'

/** More numbers than this are too many to keep apart. */
const mostNumbers = 2_000

/**
 * The numbers a content is on, by which the house adds up what an issue could cost it: one for each single bet, told
 * by its picks. Of bets with one pick in each of several fields only the last are told, so that a slip has few numbers.
 */
export function numbersOf(betType: BetType, content: Content): readonly string[] {
  const { size = 1, pattern, play, fields } = betType
  if (play === 'any-banker') return withBankers(size, content)
  if (pattern) return few(betType, content, () => groups(pattern, content))
  if (play === 'group-3') return pairs(content)
  if (fields.length === 1) return few(betType, content, () => choices(content[0] ?? [], size).map(join))
  if (play === 'any-places') return inAnyPlaces(size, named(betType, content))
  if (fields.every(({ least }) => least > 0)) return product(named(betType, content).slice(-3))
  return named(betType, content).flat()
}

const join = (picks: readonly string[]): string => picks.join(' ')

/** A content of too many bets is one number of its own. */
const few = (betType: BetType, content: Content, list: () => readonly string[]): readonly string[] =>
  countBets(betType, content) / (betType.betsEach ?? 1) > mostNumbers
    ? [content.map(join).join(' | ')]
    : list()

const withBankers = (size: number, [bankers = [], others = []]: Content): readonly string[] =>
  choices(others, size - bankers.length).map((chosen) => join([...bankers, ...chosen].toSorted()))

const pairs = ([picks = []]: Content): readonly string[] =>
  picks.flatMap((twice) => picks.filter((once) => once !== twice).map((once) => `${twice} ${once}`))

function groups(pattern: readonly number[], content: Content): readonly string[] {
  const needs = [...new Set(pattern)].map((often) => pattern.filter((other) => other === often).length)
  const [first = [], second = []] = needs.map((need, field) => choices(content[field] ?? [], need))
  if (needs.length === 1) return first.map(join)
  return first.flatMap((chosen) =>
    second
      .filter((others) => !others.some((pick) => chosen.includes(pick)))
      .map((others) => `${join(chosen)} | ${join(others)}`),
  )
}

/** The picks of every field that has any, each with the name of its field. */
const named = ({ fields }: BetType, content: Content): Content =>
  content
    .map((picks, index) => picks.map((pick) => `${fields[index]?.code} ${pick}`))
    .filter((picks) => picks.length > 0)

const inAnyPlaces = (size: number, used: Content): readonly string[] => [
  ...new Set(choices(used, size).flatMap((places) => product(places.slice(-2)))),
]

const product = ([first = [], ...rest]: Content): readonly string[] =>
  rest.reduce(
    (numbers, picks) => numbers.flatMap((number) => picks.map((pick) => `${number} ${pick}`)),
    first,
  )

function choices<One>(from: readonly One[], count: number): readonly (readonly One[])[] {
  if (count === 0) return [[]]
  return from.flatMap((one, at) => choices(from.slice(at + 1), count - 1).map((rest) => [one, ...rest]))
}
