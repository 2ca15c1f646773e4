/** What a slip could cost the house: at most, and by each number of it. */
import { mostWon as mostWonByLine, numbersOf, stakeOfBet } from '@perya/lottery-rules'
import type { SlipLine } from './slip.rules.ts'

/** No result pays a slip more than this in an issue played once. */
export function mostWon(lines: readonly SlipLine[]): bigint {
  // A unit more for each line: what is cut off it once is cut off only once in an issue played often.
  return lines.reduce(
    (sum, line) => sum + mostWonByLine(line.betType, line.content, line.odds, stakeOfBet(line)) + 1n,
    0n,
  )
}

/** What each number of a slip would pay in an issue played once. */
export function riskByNumber(lines: readonly SlipLine[]): Map<string, bigint> {
  return risksUpTo(lines, Number.POSITIVE_INFINITY) as Map<string, bigint>
}

/** The same where its lines are on no more numbers than that, those on several of them counted with each. */
export function risksUpTo(lines: readonly SlipLine[], most: number): Map<string, bigint> | undefined {
  const risks = new Map<string, bigint>()
  let count = 0
  for (const line of lines) {
    const stake = stakeOfBet(line)
    for (const { name, odds } of numbersOf(line.betType, line.content, line.odds)) {
      count += 1
      if (count > most) return undefined
      risks.set(name, (risks.get(name) ?? 0n) + (odds * stake + 9_999n) / 10_000n)
    }
  }
  return risks
}
