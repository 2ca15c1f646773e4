import type { BetType } from './bet-type.ts'
import { betTypeOf } from './catalogue.ts'
import { chooseFew } from './choose.ts'
import {
  choices,
  groups,
  joinChoices,
  joinDifferent,
  joinProducts,
  needsOf,
  orders,
  without,
} from './combine.ts'
import type { Content } from './content.ts'
import { countBets } from './count-bets.ts'
import { pricesOf } from './most-won.ts'
import type { NamedPick } from './pick-names.ts'
import { groupsOf } from './plays/group.ts'
import type { Odds, OddsSnapshot } from './price.ts'
import { ruleOf } from './rules.ts'

/** Numbers that have to come out for bets to win, and the odds that the bets on each of them pay together at the most. */
export type LockedNumbers = { readonly names: readonly string[]; readonly odds: Odds }

/**
 * The numbers a content is on, by which the house adds up what an issue could cost it. A number is told whole, and bet
 * types that ask for the same thing call it by one name: digits in their places, balls drawn, the end of a lot.
 */
export const numbersOf = (betType: BetType, content: Content, odds: OddsSnapshot): readonly LockedNumbers[] =>
  listerOf(betType).list(betType, content, pricesOf(betType, odds))

/** How many names `numbersOf` gives, worked out without listing them: some contents are on a million. */
export const countNumbers = (betType: BetType, content: Content): number =>
  listerOf(betType).count(betType, content)

/** `prices` are those of each prize, the best one first where a bet can win several. */
type Lister = {
  readonly count: (betType: BetType, content: Content) => number
  readonly list: (betType: BetType, content: Content, prices: readonly Odds[]) => readonly LockedNumbers[]
}

function listerOf({ play, pattern, fields }: BetType): Lister {
  const ofPlay = listers[play]
  if (ofPlay) return ofPlay
  if (pattern) return inGroups
  if (fields.length === 1) return amongPicks
  return fields.every(({ least }) => least > 0) ? straight : eachPick
}

const best = ([price = 0n]: readonly Odds[]): Odds => price
const placeKind = 'place'

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

/** One pick of every field makes a row. */
const rowsOf = (content: Content): number => content.reduce((product, picks) => product * picks.length, 1)

/** One pick of every field; fewer bets than rows means that nothing is drawn twice, so a row with a repeat is none. */
const straight: Lister = {
  count: countBets,
  list: (betType, content, prices) => {
    const mayRepeat = countBets(betType, content) === rowsOf(content)
    const names = mayRepeat
      ? joinProducts(placeKind, withPlaces(betType, content))
      : joinDifferent(
          placeKind,
          betType.fields.map(({ code }) => code),
          content,
        )
    return [{ names, odds: best(prices) }]
  },
}

/** Every pick is a bet of its own. */
const eachPick: Lister = {
  count: countBets,
  list: (betType, content, prices) => {
    const { most } = ruleOf(betType)
    return content.flatMap((picks, at) => {
      const place = `${placeKind} ${betType.fields[at]?.code}`
      // What a pick pays is the same in every field.
      return picks.map((pick) => ({ names: [`${place} ${pick}`], odds: most([[pick]], prices) }))
    })
  },
}

/** What lots end in, and which balls are drawn, is the same number for all that can be bet on it. */
const sharedKinds: Readonly<Record<string, string>> = { 'last-digits': 'lots', any: 'any' }

const amongPicks: Lister = {
  count: ({ size = 1 }, [picks = []]) => chooseFew(picks.length, size),
  list: (betType, [picks = []], prices) => {
    const { size = 1 } = betType
    const { most } = ruleOf(betType)
    const kind = sharedKinds[betType.play] ?? betType.code
    if (size === 1) return picks.map((pick) => ({ names: [`${kind} ${pick}`], odds: most([[pick]], prices) }))
    // A bet of several picks stands on one prize, whichever they are.
    return [{ names: joinChoices(kind, picks, size), odds: most([picks.slice(0, size)], prices) }]
  },
}

const inGroups: Lister = {
  count: countBets,
  list: ({ code, pattern = [] }, [first = [], second = []], prices) => {
    const [needFirst = 0, needSecond = 0] = needsOf(pattern)
    const names =
      needSecond === 0
        ? joinChoices(code, first, needFirst)
        : choices(first, needFirst).flatMap((chosen) =>
            joinChoices(`${code} ${chosen.join(' ')} |`, without(second, chosen), needSecond),
          )
    return [{ names, odds: best(prices) }]
  },
}

const placeCodes = ['first', 'second', 'third', 'fourth']

const ordersByPattern = new WeakMap<readonly number[], readonly (readonly number[])[]>()

/** Every order in which the digits of a group may come, by their place in the group. */
function ordersOf(pattern: readonly number[]): readonly (readonly number[])[] {
  const known = ordersByPattern.get(pattern)
  if (known) return known
  const found = orders(pattern.flatMap((often, digit) => Array<number>(often).fill(digit)))
  ordersByPattern.set(pattern, found)
  return found
}

/** Every order of a group wins, and is the number it is where it is bet straight. */
const inEveryOrder: Lister = {
  count: ({ pattern = [] }, content) => groupsOf(pattern, content) * ordersOf(pattern).length,
  list: ({ pattern = [] }, content, prices) => {
    const everyOrder = ordersOf(pattern)
    const names: string[] = []
    for (const digits of groups(pattern, content)) {
      for (const order of everyOrder) {
        let name = placeKind
        for (let place = 0; place < order.length; place++)
          name += ` ${placeCodes[place]} ${digits[order[place] as number]}`
        names.push(name)
      }
    }
    return [{ names, odds: best(prices) }]
  },
}

/** The bets on some fields of a content, each of which stands for one of every row of the other fields. */
const inPart = (part: Content, others: Content, price: Odds): LockedNumbers => ({
  names: joinProducts(placeKind, part),
  odds: price * BigInt(rowsOf(others)),
})

/** All five digits, the last four, and so on to the last one: each is a bet of its own. */
const inTails: Lister = {
  count: (_, content) => content.reduce((sum, _picks, from) => sum + rowsOf(content.slice(from)), 0),
  list: (betType, content, prices) => {
    const inTheirPlaces = withPlaces(betType, content)
    return prices.map((price, from) => inPart(inTheirPlaces.slice(from), content.slice(0, from), price))
  },
}

/** All six digits, and each run from either end: ten numbers that share one would together pay more than the first. */
const inRuns: Lister = {
  count: ({ prizes }, content) =>
    prizes.reduce((sum, _, missing) => {
      const fromFront = rowsOf(content.slice(0, content.length - missing))
      return sum + fromFront + (missing > 0 ? rowsOf(content.slice(missing)) : 0)
    }, 0),
  list: (betType, content, prices) => {
    const inTheirPlaces = withPlaces(betType, content)
    return prices.flatMap((price, missing) => {
      const run = content.length - missing
      const fromFront = inPart(inTheirPlaces.slice(0, run), content.slice(run), price)
      if (missing === 0) return [fromFront]
      return [fromFront, inPart(inTheirPlaces.slice(missing), content.slice(0, missing), price)]
    })
  },
}

const inAnyPlaces: Lister = {
  count: countBets,
  list: (betType, content, prices) => {
    const used = withPlaces(betType, content).filter((picks) => picks.length > 0)
    return choices(used, betType.size ?? 1).map((places) => inPart(places, [], best(prices)))
  },
}

const withBankers: Lister = {
  count: countBets,
  list: ({ size = 1 }, [bankers = [], others = []], prices) => [
    { names: joinChoices('any', [...bankers, ...others].toSorted(), size, bankers), odds: best(prices) },
  ],
}

const inPairs: Lister = {
  count: countBets,
  list: ({ code }, [picks = []], prices) => [
    {
      names: picks.flatMap((twice) =>
        picks.flatMap((once) => (once === twice ? [] : [`${code} ${twice} ${once}`])),
      ),
      odds: best(prices),
    },
  ],
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
