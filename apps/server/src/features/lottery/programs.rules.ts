/** The two programs that say what a slip wins. They were written apart, and nothing is paid unless they agree. */
import { controlPayout } from '@perya/lottery-control'
import { payoutOf, settlerOf, stakeOfBet } from '@perya/lottery-rules'
import type { Amount } from '@perya/money'
import { readSlip, type SlipLine } from './slip.rules.ts'

/** Says what one line wins by a result, its multiple included. */
export type Program = (result: readonly string[]) => (line: SlipLine) => Amount

export type Difference = { slip: string; multiple: number; rules: string; control: string }

/** So many are enough to see what is wrong. */
const differencesMax = 20

const rulesPayout: Program = (result) => {
  const hitsOf = settlerOf(result)
  return (line) => payoutOf(hitsOf(line.betType, line.content), line.odds, stakeOfBet(line))
}

export type Programs = {
  /** What a slip wins in an issue played so many times; where the programs differ, that is noted. */
  payout: (slip: string, multiple: number) => Amount
  differences: Difference[]
}

export function openPrograms(result: readonly string[], control: Program = controlPayout): Programs {
  const [rulesSay, controlSays] = [rulesPayout(result), control(result)]
  const differences: Difference[] = []
  return {
    differences,
    payout(slip, multiple) {
      let [won, proved] = [0n, 0n]
      for (const line of readSlip(slip)) {
        const played = multiple === 1 ? line : { ...line, multiple: line.multiple * multiple }
        won += rulesSay(played)
        proved += controlSays(played)
      }
      if (won !== proved && differences.length < differencesMax) {
        differences.push({ slip, multiple, rules: won.toString(), control: proved.toString() })
      }
      return won
    },
  }
}
