import type { Family } from './family.ts'
import { type Fraction, fraction, inverse } from './fraction.ts'

export type PlayType = 'Tradition' | 'Entertainment'

/** One row of the pad: what can be picked in it, and how many at least and at most. */
export type Field = {
  readonly code: string
  readonly picks: readonly string[]
  readonly least: number
  readonly most: number
}

/** A tier a bet can win. */
export type Prize = {
  readonly code: string
  /** How often a bet that stands on this prize wins it, on average over every result. */
  readonly chance: Fraction
  /** `fair`: odds before the prize group takes its part; `fixed`: odds in units of 1/10,000, whatever the group. */
  readonly pays: { readonly fair: Fraction } | { readonly fixed: bigint }
}

/** What can be bet on a family of lotteries. Pure data: pads are drawn from it, and both programs settle by it. */
export type BetType = {
  /** Unique among all families: `ssc.three-front-direct`. */
  readonly code: string
  readonly family: Family
  /** How it is won; the same play stands under several codes with other places or sizes. */
  readonly play: string
  readonly playTypes: readonly PlayType[]
  readonly fields: readonly Field[]
  readonly prizes: readonly Prize[]
  /** `one`: what was picked decides which single prize a bet stands on; `all`: every bet can win any of them. */
  readonly standsOn: 'one' | 'all'
  /** The indexes of the result it looks at, where that is not the whole result. */
  readonly places?: readonly number[]
  /** How many picks make one bet, where it is not one of every field: any 3 of the picked ones. */
  readonly size?: number
  /** How many last digits must agree. */
  readonly digits?: number
  /** How often a digit must come at least. */
  readonly times?: number
  /** How many bets each picked number costs, where it is not one: a Vietnamese number is a bet on every lot. */
  readonly betsEach?: number
  /** How often each digit of a group appears: `[2, 1, 1, 1]` is one pair and three singles. */
  readonly pattern?: readonly number[]
  /** The animal of the lunar year in which it is sold, where the meaning of its picks depends on it. */
  readonly year?: string
}

/** A prize priced by the prize group: its fair odds are one over its chance. */
export function prize(code: string, chance: Fraction): Prize {
  return { code, chance, pays: { fair: inverse(chance) } }
}

/** A prize of a bet that spreads its return over several: it gets `share` of it. */
export function sharedPrize(code: string, chance: Fraction, share: Fraction): Prize {
  const { numerator, denominator } = share
  return {
    code,
    chance,
    pays: { fair: fraction(numerator * chance.denominator, denominator * chance.numerator) },
  }
}

/** A prize with a published price, in whole multiples of the stake. */
export function fixedPrize(code: string, chance: Fraction, times: number): Prize {
  return { code, chance, pays: { fixed: BigInt(times) * 10_000n } }
}

export function field(code: string, picks: readonly string[], least: number, most = picks.length): Field {
  return { code, picks, least, most }
}

/** Whole numbers from first to last as picks, padded to `width`. */
export function numbers(first: number, last: number, width = 1): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(width, '0'))
}

export const entertainment: readonly PlayType[] = ['Entertainment']
export const both: readonly PlayType[] = ['Tradition', 'Entertainment']

/** The picks of every bet on the size or parity of a number. */
export const sizes: readonly string[] = ['big', 'small', 'odd', 'even']

export type BetTypeDraft = Omit<BetType, 'code' | 'family' | 'standsOn' | 'playTypes'> &
  Partial<Pick<BetType, 'standsOn' | 'playTypes'>> & { readonly name: string }

/** Makes the bet types of a family; a bet is of the traditional kind and stands on one prize unless it says so. */
export const makerFor =
  (family: Family) =>
  ({ name, playTypes = ['Tradition'], standsOn = 'one', ...rest }: BetTypeDraft): BetType => ({
    code: `${family}.${name}`,
    family,
    playTypes,
    standsOn,
    ...rest,
  })

/** The stake comes back when neither side won. */
export const pushPrize = (chance: Fraction): Prize => ({ code: push, chance, pays: { fixed: 10_000n } })

const push = 'push'

/** Whether what a prize pays is won: a stake that comes back is not. */
export const isWin = (prize: string): boolean => prize !== push
