/** What a slip could cost the house: at most, and by each number of it. */
import {
  countNumbers as countNumbersOfLine,
  mostWon as mostWonByLine,
  numbersOf,
  stakeOfBet,
} from '@perya/lottery-rules'
import type { SlipLine } from './slip.rules.ts'

/** Numbers that are listed at once: more would keep everybody else waiting. */
export const numbersMax = 5_000

/** No result pays a slip more than this in an issue played once. */
export function mostWon(lines: readonly SlipLine[]): bigint {
  // A unit more for each line: what is cut off it once is cut off only once in an issue played often.
  return lines.reduce(
    (sum, line) => sum + mostWonByLine(line.betType, line.content, line.odds, stakeOfBet(line)) + 1n,
    0n,
  )
}

/** On how many numbers the lines of a slip are, those on several of them counted with each. */
export const countNumbers = (lines: readonly SlipLine[]): number =>
  lines.reduce((sum, { betType, content }) => sum + countNumbersOfLine(betType, content), 0)

/** What each number of a slip would pay in an issue played once. */
export function riskByNumber(lines: readonly SlipLine[]): Map<string, bigint> {
  const risks = new Map<string, bigint>()
  for (const line of lines) {
    const stake = stakeOfBet(line)
    for (const { names, odds } of numbersOf(line.betType, line.content, line.odds)) {
      const risk = (odds * stake + 9_999n) / 10_000n
      for (const name of names) {
        const before = risks.get(name)
        risks.set(name, before === undefined ? risk : before + risk)
      }
    }
  }
  return risks
}
