import type { BetType } from '../bet-type.ts'
import type { Result } from '../family.ts'
import { picksRule } from '../plays/picks.ts'
import { pushRule } from '../plays/push.ts'
import { drawnRule } from '../plays/some-of.ts'
import type { Rules } from '../rule.ts'

/** Half of all balls are on one side; ten of twenty drawn ones on each is a tie. */
const splitRule = (one: string, other: string, isOne: (ball: number) => boolean) => (betType: BetType) =>
  picksRule(
    betType,
    (result) => {
      const count = result.filter((ball) => isOne(Number(ball))).length
      return [[count > 10 ? one : count < 10 ? other : 'equal']]
    },
    { prizeOf: (pick) => (pick === 'equal' ? 1 : 0) },
  )

const sumOf = (result: Result) => result.reduce((sum, ball) => sum + Number(ball), 0)

export const kenoRules: Rules = {
  pick: (betType) => drawnRule(betType, 20),
  'sum-size': () =>
    pushRule(
      (result) => {
        const sum = sumOf(result)
        return sum === 810 ? 'push' : [sum > 810 ? 'big' : 'small']
      },
      () => 'size',
    ),
  halves: splitRule('upper', 'lower', (ball) => ball <= 40),
  parity: splitRule('odd', 'even', (ball) => ball % 2 === 1),
}
