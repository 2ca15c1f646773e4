import type { BetType, Result } from '@perya/lottery-rules'
import { type Judge, nothing, type Win } from './judge.ts'

/**
 * One pick of every field makes a bet. Bets are grouped by the places in which they agree with the result (bit 0 is
 * the first place): all bets of a group win the same prize.
 */
export function byAgreement(
  { fields }: BetType,
  drawn: Result,
  prizesOf: (agreeing: number) => readonly string[],
): Judge {
  const indexes = fields.map(({ picks }, field) => picks.indexOf(drawn[field] as string))
  const winning = Array.from({ length: 2 ** fields.length }, (_, agreeing) => ({
    agreeing,
    prizes: prizesOf(agreeing),
  })).filter(({ prizes }) => prizes.length > 0)
  return (picked) => {
    const holds = picked.map((picks, field) => picks.includes(indexes[field] as number))
    const wins: Win[] = []
    for (const { agreeing, prizes } of winning) {
      let bets = 1
      for (let field = 0; field < holds.length && bets > 0; field++) {
        const held = holds[field] ? 1 : 0
        bets *= (agreeing >> field) & 1 ? held : (picked[field]?.length ?? 0) - held
      }
      if (bets > 0) for (const prize of prizes) wins.push({ prize, times: bets })
    }
    return wins.length > 0 ? wins : nothing
  }
}

/** How many places agree in a row, counted backwards from the last of `places`. */
export function agreeingFromBack(agreeing: number, places: number): number {
  let run = 0
  while (run < places && (agreeing >> (places - 1 - run)) & 1) run++
  return run
}

/** The same from the first place on. */
export function agreeingFromFront(agreeing: number, places: number): number {
  let run = 0
  while (run < places && (agreeing >> run) & 1) run++
  return run
}

/** Every place must agree. */
export const allPlaces = (betType: BetType, drawn: Result, prize: string): Judge =>
  byAgreement(betType, drawn, (agreeing) => (agreeing === 2 ** drawn.length - 1 ? [prize] : []))
