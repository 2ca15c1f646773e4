/** The two programs that say what a slip wins. They were written apart, and nothing is paid unless they agree. */
import { controlPayout } from '@perya/lottery-control'
import { isWin, payoutOf, settlerOf, stakeOfBet } from '@perya/lottery-rules'
import type { Amount } from '@perya/money'
import { readSlip, type SlipLine } from '../slips/slip.rules.ts'

/** Says what one line wins by a result, its multiple included. */
export type Program = (result: readonly string[]) => (line: SlipLine) => Amount

export type Difference = { slip: string; multiple: number; rules: string; control: string }

/** So many are enough to see what is wrong. */
const differencesMax = 20

export type Payout = {
  amount: Amount
  /** Nothing was won: it is the stake of bets that nobody won. */
  isReturned: boolean
}

function openRules(result: readonly string[]): (line: SlipLine) => Payout {
  const hitsOf = settlerOf(result)
  return (line) => {
    const hits = hitsOf(line.betType, line.content)
    const isReturned = !hits.some(({ prize }) => isWin(prize))
    return { amount: payoutOf(hits, line.odds, stakeOfBet(line)), isReturned }
  }
}

export type Programs = {
  /** What a slip is paid in an issue played so many times; where the programs differ, that is noted. */
  payout: (slip: string, multiple: number) => Payout
  differences: Difference[]
}

export function openPrograms(result: readonly string[], control: Program = controlPayout): Programs {
  const [rulesSay, controlSays] = [openRules(result), control(result)]
  const differences: Difference[] = []
  return {
    differences,
    payout(slip, multiple) {
      let [amount, proved, isReturned] = [0n, 0n, true]
      for (const line of readSlip(slip)) {
        const played = multiple === 1 ? line : { ...line, multiple: line.multiple * multiple }
        const said = rulesSay(played)
        amount += said.amount
        isReturned &&= said.isReturned
        proved += controlSays(played)
      }
      if (amount !== proved && differences.length < differencesMax) {
        differences.push({ slip, multiple, rules: amount.toString(), control: proved.toString() })
      }
      return { amount, isReturned }
    },
  }
}
