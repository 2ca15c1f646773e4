/** What a slip could cost the house: at most, and by each number of it. */
import { mostWon as mostWonByLine, numbersOf, stakeOfBet } from '@perya/lottery-rules'
import { bestOdds, type SlipLine } from './slip.rules.ts'

/** No result pays a slip more than this in an issue played once. */
export function mostWon(lines: readonly SlipLine[]): bigint {
  // A unit more for each line: what is cut off it once is cut off only once in an issue played often.
  return lines.reduce(
    (sum, line) => sum + mostWonByLine(line.betType, line.content, line.odds, stakeOfBet(line)) + 1n,
    0n,
  )
}

/** What each number of a slip would pay by one bet, in an issue played once; a number is told with its bet type. */
export function riskByNumber(lines: readonly SlipLine[]): Map<string, bigint> {
  const risks = new Map<string, bigint>()
  for (const line of lines) {
    const risk = (bestOdds(line) * stakeOfBet(line) + 9_999n) / 10_000n
    for (const number of numbersOf(line.betType, line.content)) {
      const name = `${line.betType.code} ${number}`
      risks.set(name, (risks.get(name) ?? 0n) + risk)
    }
  }
  return risks
}
