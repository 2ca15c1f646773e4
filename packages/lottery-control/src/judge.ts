import type { BetType, Result } from '@perya/lottery-rules'

/** Bets of one line that win the same prize. */
export type Win = { readonly prize: string; readonly times: number }

/** What was picked, field by field, as indexes into the picks of the field. */
export type Picked = readonly (readonly number[])[]

/** Says what a line of one bet type wins by one result. */
export type Judge = (picked: Picked) => readonly Win[]

/** Prepares once for a result everything that does not depend on a line. */
export type Play = (betType: BetType, result: Result) => Judge

/** The plays of a family by the name the catalogue gives them. */
export type Plays = Readonly<Record<string, Play>>

export const nothing: readonly Win[] = []

/** The prize of a bet type with a single one. */
export function onlyPrize({ code, prizes }: BetType): string {
  const [prize, ...others] = prizes
  if (!prize || others.length > 0) throw new Error(`${code} was expected to have one prize`)
  return prize.code
}

/** The prize whose code lists a number: `3-18` is the prize of both sums. */
export function prizeListing({ code, prizes }: BetType, number: number): string {
  const prize = prizes.find((each) => each.code.split('-').map(Number).includes(number))
  if (!prize) throw new Error(`${code} has no prize for ${number}`)
  return prize.code
}

/** A property that only some bet types state; throws when this one does not. */
export function stated<Value>(value: Value | undefined, { code }: BetType): Value {
  if (value === undefined) throw new Error(`the catalogue leaves out what ${code} needs`)
  return value
}

/** The places of a result a bet type looks at, in its order. */
export const lookedAt = ({ places }: BetType, result: Result): Result =>
  places ? places.map((place) => result[place] as string) : result
