import type { BetType } from '../bet-type.ts'
import type { Result } from '../family.ts'
import type { Rule } from '../rule.ts'

/** Which picks of each field a result makes win. */
export type Winners = (result: Result) => readonly (readonly string[])[]

/** For picks that are nobody's rivals. */
export const itself = (pick: string): string => pick

type Options = {
  /** The prize a pick stands on; the first unless said. */
  readonly prizeOf?: (pick: string) => number
  /** Of the picks of a field that answer alike, no result makes two win. */
  readonly rivals?: (pick: string) => string
  /** How many picks of a field can win at once, if not one of all rivals. */
  readonly together?: number
}

/** Every pick is a bet of its own. */
export function picksRule(
  { prizes }: BetType,
  winners: Winners,
  { prizeOf = () => 0, rivals = () => '', together = Number.POSITIVE_INFINITY }: Options = {},
): Rule {
  const mostOfField = (picks: readonly string[], odds: readonly bigint[]): bigint => {
    const [first] = picks
    if (first === undefined) return 0n
    if (picks.length === 1) return odds[prizeOf(first)] as bigint
    const best = new Map<string, bigint>()
    for (const pick of picks) {
      const price = odds[prizeOf(pick)] as bigint
      if (price > (best.get(rivals(pick)) ?? 0n)) best.set(rivals(pick), price)
    }
    const highestFirst = [...best.values()].toSorted((one, other) => (one > other ? -1 : 1))
    return highestFirst.slice(0, together).reduce((sum, price) => sum + price, 0n)
  }
  const tally = (counts: number[], picks: readonly string[]) => {
    for (const pick of picks) counts[prizeOf(pick)] = (counts[prizeOf(pick)] as number) + 1
    return counts
  }
  const none: readonly number[] = prizes.map(() => 0)
  return {
    bets: (content) => content.reduce(tally, [...none]),
    settler: (result) => {
      const winning = winners(result).map((picks) => picks.map((pick) => ({ pick, prize: prizeOf(pick) })))
      return (content) => {
        let hits: number[] | undefined
        for (let index = 0; index < content.length; index++) {
          const picked = content[index] as readonly string[]
          if (picked.length === 0) continue
          for (const { pick, prize } of winning[index] as readonly { pick: string; prize: number }[]) {
            if (!picked.includes(pick)) continue
            hits ??= [...none]
            hits[prize] = (hits[prize] as number) + 1
          }
        }
        return hits ?? none
      }
    },
    most: (content, odds) => content.reduce((sum, picks) => sum + mostOfField(picks, odds), 0n),
  }
}

/** For a bet type whose prizes are named after the picks that stand on them: `3-18`, `blue-green`. */
export function prizeNamedAfter({ prizes }: BetType): (pick: string) => number {
  const prizeOf = new Map(
    prizes.flatMap(({ code }, prize) => [code, ...code.split('-')].map((pick) => [pick, prize])),
  )
  return (pick) => {
    const prize = prizeOf.get(pick)
    if (prize === undefined) throw new Error(`${pick} stands on no prize`)
    return prize
  }
}
