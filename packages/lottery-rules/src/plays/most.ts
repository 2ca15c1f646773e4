import type { Rule } from '../rule.ts'

type Most = Rule['most']

/** Adds up what hits pay. */
export const paidFor = (hits: readonly number[], odds: readonly bigint[]): bigint =>
  hits.reduce((sum, count, prize) => sum + BigInt(count) * (odds[prize] as bigint), 0n)

/** One result makes one bet win at most, of the only prize there is. */
export const oneBetWins: Most = (_, odds) => odds[0] as bigint

/** The best of some hits that may come. */
export const bestOf = (possible: readonly (readonly number[])[], odds: readonly bigint[]): bigint =>
  possible.map((hits) => paidFor(hits, odds)).reduce((most, paid) => (paid > most ? paid : most), 0n)

/** For plays that win most when every place shows one of its picks. */
export const whenAllAgree =
  (settler: Rule['settler']): Most =>
  (content, odds) =>
    paidFor(settler(content.map(([first = '']) => first))(content), odds)
