import type { BetType } from '../bet-type.ts'
import { oneBetWins } from '../plays/most.ts'
import type { Rule } from '../rule.ts'

/** Every row of digits with a picked sum is a bet. */
export const sumRule = (betType: BetType): Rule =>
  measureRule(betType, (digits) => digits.reduce((sum, digit) => sum + digit, 0))

/** Every row of digits with a picked distance between the largest and the smallest is a bet. */
export const spanRule = (betType: BetType): Rule =>
  measureRule(betType, (digits) => Math.max(...digits) - Math.min(...digits))

function measureRule({ places = [] }: BetType, measure: (digits: readonly number[]) => number): Rule {
  const rows = new Map<string, number>()
  for (let number = 0; number < 10 ** places.length; number++) {
    const value = String(measure([...String(number).padStart(places.length, '0')].map(Number)))
    rows.set(value, (rows.get(value) ?? 0) + 1)
  }
  return {
    bets: ([picks = []]) => [picks.reduce((sum, pick) => sum + (rows.get(pick) ?? 0), 0)],
    settler: (result) => {
      const drawn = String(measure(places.map((place) => Number(result[place]))))
      return ([picks = []]) => [picks.includes(drawn) ? 1 : 0]
    },
    most: oneBetWins,
  }
}
