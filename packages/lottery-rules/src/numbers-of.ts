import type { BetType } from './bet-type.ts'
import { betTypeOf } from './catalogue.ts'
import { choices, groups, orders, products, productsWithoutRepeats } from './combine.ts'
import type { Content } from './content.ts'
import { pricesOf } from './most-won.ts'
import type { NamedPick } from './pick-names.ts'
import type { Odds, OddsSnapshot } from './price.ts'
import { ruleOf } from './rules.ts'

/** What has to come out for bets to win, and the odds that the bets of a content on it pay together at the most. */
export type LockedNumber = { readonly name: string; readonly odds: Odds }

/**
 * The numbers a content is on, by which the house adds up what an issue could cost it. A number is told whole, and bet
 * types that ask for the same thing call it by one name: digits in their places, balls drawn, the end of a lot.
 */
export const numbersOf = (betType: BetType, content: Content, odds: OddsSnapshot): Iterable<LockedNumber> =>
  listerOf(betType)(betType, content, pricesOf(betType, odds))

/** `prices` are those of each prize, the best one first where a bet can win several. */
type Lister = (betType: BetType, content: Content, prices: readonly Odds[]) => Iterable<LockedNumber>

function listerOf({ play, pattern, fields }: BetType): Lister {
  const ofPlay = listers[play]
  if (ofPlay) return ofPlay
  if (pattern) return inGroups
  if (fields.length === 1) return amongPicks
  return fields.every(({ least }) => least > 0) ? straight : eachPick
}

const best = ([price = 0n]: readonly Odds[]): Odds => price
const placeKind = 'place'
const placed = (picks: readonly string[]): string => `${placeKind} ${picks.join(' ')}`

/** `place`: the field, where the same pick in another one is another number. */
type PickOfNumber = NamedPick & { readonly place: string | undefined }

/** What a member picked of a number, each pick with the field it stands in; what only parts them is one too. */
export function picksOfNumber(name: string): readonly PickOfNumber[] {
  const [kind = '', ...words] = name.split(' ')
  if (kind === placeKind)
    return words.flatMap((pick, index) => {
      const place = words[index - 1]
      return index % 2 === 1 ? [{ field: place, pick, place }] : []
    })
  const fields = betTypeOf(kind)?.fields
  const field = fields?.length === 1 ? fields[0]?.code : undefined
  return words.map((pick) => ({ field, pick, place: undefined }))
}

/** The picks of every field, each with the name of its field. */
const withPlaces = ({ fields }: BetType, content: Content): Content =>
  content.map((picks, index) => picks.map((pick) => `${fields[index]?.code} ${pick}`))

function* inPlaces(content: Content, odds: Odds): Iterable<LockedNumber> {
  for (const picks of products(content)) yield { name: placed(picks), odds }
}

/** One pick of every field; fewer bets than rows means that nothing is drawn twice, so a row with a repeat is none. */
function* straight(betType: BetType, content: Content, prices: readonly Odds[]): Iterable<LockedNumber> {
  if (BigInt(ruleOf(betType).bets(content)[0] ?? 0) === betsOf(content)) {
    yield* inPlaces(withPlaces(betType, content), best(prices))
    return
  }
  for (const picks of productsWithoutRepeats(content)) {
    const row = withPlaces(
      betType,
      picks.map((pick) => [pick]),
    )
    yield* inPlaces(row, best(prices))
  }
}

/** Every pick is a bet of its own. */
function* eachPick(betType: BetType, content: Content, prices: readonly Odds[]): Iterable<LockedNumber> {
  const { most } = ruleOf(betType)
  for (const [at, picks] of content.entries()) {
    for (const pick of picks) {
      const single = content.map((_, other) => (other === at ? [pick] : []))
      yield { name: placed(withPlaces(betType, single).flat()), odds: most(single, prices) }
    }
  }
}

/** What lots end in, and which balls are drawn, is the same number for all that can be bet on it. */
const sharedKinds: Readonly<Record<string, string>> = { 'last-digits': 'lots', any: 'any' }

function* amongPicks(
  betType: BetType,
  [picks = []]: Content,
  prices: readonly Odds[],
): Iterable<LockedNumber> {
  const { most } = ruleOf(betType)
  const kind = sharedKinds[betType.play] ?? betType.code
  for (const chosen of choices(picks, betType.size ?? 1)) {
    yield { name: `${kind} ${chosen.join(' ')}`, odds: most([chosen], prices) }
  }
}

function* inGroups(betType: BetType, content: Content, prices: readonly Odds[]): Iterable<LockedNumber> {
  for (const group of groups(betType.pattern ?? [], content)) {
    yield {
      name: `${betType.code} ${group.map((digits) => digits.join(' ')).join(' | ')}`,
      odds: best(prices),
    }
  }
}

const placeCodes = ['first', 'second', 'third', 'fourth']

/** Every order of a group wins, and is the number it is where it is bet straight. */
function* inEveryOrder(
  { pattern = [] }: BetType,
  content: Content,
  prices: readonly Odds[],
): Iterable<LockedNumber> {
  const oftenIn = [...new Set(pattern)]
  for (const group of groups(pattern, content)) {
    const digits = group.flatMap((picks, field) =>
      Array<readonly string[]>(oftenIn[field] ?? 0)
        .fill(picks)
        .flat(),
    )
    for (const order of orders(digits)) {
      yield { name: placed(order.map((digit, place) => `${placeCodes[place]} ${digit}`)), odds: best(prices) }
    }
  }
}

const betsOf = (content: Content): bigint =>
  content.reduce((product, picks) => product * BigInt(picks.length), 1n)

/** All five digits, the last four, and so on to the last one: each is a bet of its own. */
function* inTails(betType: BetType, content: Content, prices: readonly Odds[]): Iterable<LockedNumber> {
  for (const [from, price] of prices.entries()) {
    yield* inPlaces(withPlaces(betType, content).slice(from), price * betsOf(content.slice(0, from)))
  }
}

/** All six digits, and each run from either end: ten numbers that share one would together pay more than the first. */
function* inRuns(betType: BetType, content: Content, prices: readonly Odds[]): Iterable<LockedNumber> {
  const inTheirPlaces = withPlaces(betType, content)
  for (const [missing, price] of prices.entries()) {
    const run = content.length - missing
    yield* inPlaces(inTheirPlaces.slice(0, run), price * betsOf(content.slice(run)))
    if (missing > 0) yield* inPlaces(inTheirPlaces.slice(missing), price * betsOf(content.slice(0, missing)))
  }
}

function* inAnyPlaces(betType: BetType, content: Content, prices: readonly Odds[]): Iterable<LockedNumber> {
  const used = withPlaces(betType, content).filter((picks) => picks.length > 0)
  for (const places of choices(used, betType.size ?? 1)) yield* inPlaces(places, best(prices))
}

function* withBankers(
  { size = 1 }: BetType,
  [bankers = [], others = []]: Content,
  prices: readonly Odds[],
): Iterable<LockedNumber> {
  for (const chosen of choices(others, size - bankers.length)) {
    yield { name: `any ${[...bankers, ...chosen].toSorted().join(' ')}`, odds: best(prices) }
  }
}

function* inPairs({ code }: BetType, [picks = []]: Content, prices: readonly Odds[]): Iterable<LockedNumber> {
  for (const twice of picks) {
    for (const once of picks)
      if (once !== twice) yield { name: `${code} ${twice} ${once}`, odds: best(prices) }
  }
}

const listers: Readonly<Record<string, Lister>> = {
  combination: inTails,
  'first-or-last-digits': inRuns,
  'any-places': inAnyPlaces,
  'any-banker': withBankers,
  'any-order': inEveryOrder,
  permutation: inEveryOrder,
  'group-3': inPairs,
}
