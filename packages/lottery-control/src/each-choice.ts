import type { BetType } from '@perya/lottery-rules'
import { type Judge, nothing, type Picked, stated, type Win } from './judge.ts'
import { onesIn, waysToTake } from './masks.ts'

/** What a pick is to the result. */
export type Mark = 'drawn' | 'special' | undefined

/** The prize of a single bet, by how many drawn numbers it holds and whether it holds the special one. */
type PrizeOfBet = (drawn: number, special: number) => string | undefined

/** Lists every choice of `size` picks as a bet of its own and checks each. */
export function eachChoice(betType: BetType, markOf: (pick: string) => Mark, prizeOf: PrizeOfBet): Judge {
  const size = stated(betType.size, betType)
  const choices = choicesAmong(betType, markOf, prizeOf)
  return ([picks = []]) => choices([], picks, size)
}

/** The same, where every bet holds all picks of the first field and is filled up from the second. */
export function eachChoiceWithBankers(
  betType: BetType,
  markOf: (pick: string) => Mark,
  prizeOf: PrizeOfBet,
): Judge {
  const size = stated(betType.size, betType)
  const choices = choicesAmong(betType, markOf, prizeOf)
  return ([bankers = [], others = []]: Picked) =>
    choices(
      bankers,
      others.filter((other) => !bankers.includes(other)),
      size - bankers.length,
    )
}

function choicesAmong({ fields }: BetType, markOf: (pick: string) => Mark, prizeOf: PrizeOfBet) {
  const marks = (fields[0]?.picks ?? []).map(markOf)
  const bitsOf = (picks: readonly number[], mark: Mark) => {
    let bits = 0
    for (let at = 0; at < picks.length; at++) {
      if (marks[picks[at] as number] === mark) bits |= 1 << at
    }
    return bits
  }
  return (always: readonly number[], picks: readonly number[], size: number): readonly Win[] => {
    const [drawn, special] = [bitsOf(picks, 'drawn'), bitsOf(picks, 'special')]
    const heldDrawn = onesIn(bitsOf(always, 'drawn'))
    const heldSpecial = onesIn(bitsOf(always, 'special'))
    // Counts bets by how many drawn numbers they hold, separately with and without the special one.
    const bets = new Array<number>(2 * (always.length + picks.length + 1)).fill(0)
    for (const choice of waysToTake(size, picks.length)) {
      const kind = 2 * (heldDrawn + onesIn(choice & drawn)) + heldSpecial + onesIn(choice & special)
      bets[kind] = (bets[kind] as number) + 1
    }
    let wins: Win[] | undefined
    for (const [kind, times] of bets.entries()) {
      const prize = times > 0 ? prizeOf(kind >> 1, kind & 1) : undefined
      if (prize === undefined) continue
      wins ??= []
      wins.push({ prize, times })
    }
    return wins ?? nothing
  }
}
