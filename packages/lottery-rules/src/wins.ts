/** What bets of one type win by, marked among all that can come out at their places. */
import type { BetType } from './bet-type.ts'
import type { Content } from './content.ts'
import { drawnOf } from './drawn.ts'
import type { Outcomes } from './outcomes.ts'
import { ruleOf } from './rules.ts'
import { take, type Work } from './work.ts'

/** One for each outcome: 1 where something wins by it. */
export type Wins = Uint8Array

/** To ask the rules about an outcome takes so many times what it takes to mark one. */
const stepsToPrepare = 10
const stepsToAsk = 2

/** Adds what some contents of a bet type win by; those for which there is no work left win nothing here. */
export function markWins(
  wins: Wins,
  outcomes: Outcomes,
  { betType, contents, work }: { betType: BetType; contents: readonly Content[]; work: Work },
): void {
  if (betType.play === 'direct') {
    for (const content of contents) {
      const bets = content.reduce((product, picks) => product * picks.length, 1)
      if (take(work, bets)) markRows(wins, outcomes, { betType, content })
    }
    return
  }
  const rule = ruleOf(betType)
  for (let outcome = 0; outcome < outcomes.count; outcome++) {
    if (wins[outcome] === 1) continue
    if (!take(work, stepsToPrepare + stepsToAsk * contents.length)) return
    const settle = rule.settler(outcomes.resultOf(outcome))
    if (contents.some((content) => settle(content).some((hits) => hits > 0))) wins[outcome] = 1
  }
}

/** One pick of every field is an outcome by itself, which needs no rule. */
function markRows(
  wins: Wins,
  { base, outcomeOf }: Outcomes,
  { betType, content }: { betType: BetType; content: Content },
): void {
  const drawn = drawnOf(betType.family)
  const first = drawn.kind === 'lots' ? 0 : drawn.first
  let codes = [0]
  for (const picks of content) {
    const values = picks.map((pick) => Number(pick) - first)
    codes = codes.flatMap((code) => values.map((value) => code * base + value))
  }
  for (const code of codes) {
    const outcome = outcomeOf(code)
    if (outcome >= 0) wins[outcome] = 1
  }
}

export function countWins(wins: Wins): number {
  let count = 0
  for (const win of wins) count += win
  return count
}
