import type { BetType } from './bet-type.ts'
import type { Content } from './content.ts'
import type { Result } from './family.ts'

/**
 * How a play is counted and won. Both answers have one number for each prize of the bet type, in its order:
 * how many bets stand on it, and how many times it was hit.
 */
export type Rule = {
  readonly bets: (content: Content) => readonly number[]
  /** Prepared once for a result, then asked for every ticket of the issue. */
  readonly settler: (result: Result) => (content: Content) => readonly number[]
  /** Odds that no result pays more of, added up over all bets of the content; `odds` are those of each prize. */
  readonly most: (content: Content, odds: readonly bigint[]) => bigint
}

/** The rule of each play of a family, made for one of its bet types. */
export type Rules = Readonly<Record<string, (betType: BetType) => Rule>>
