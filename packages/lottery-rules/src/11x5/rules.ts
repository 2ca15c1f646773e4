import { directDistinctRule } from '../plays/direct.ts'
import { picksRule, prizeNamedAfter } from '../plays/picks.ts'
import { drawnRule } from '../plays/some-of.ts'
import type { Rules } from '../rule.ts'
import { anyBankerRule, anyRule } from './any.ts'

export const elevenFiveRules: Rules = {
  any: anyRule,
  'any-banker': anyBankerRule,
  position: (betType) => picksRule(betType, (result) => result.map((ball) => [ball])),
  direct: directDistinctRule,
  group: (betType) => drawnRule(betType, 5),
  contains: (betType) => drawnRule(betType, 5),
  'odd-count': (betType) =>
    picksRule(betType, (result) => [[String(result.filter((ball) => Number(ball) % 2 === 1).length)]], {
      prizeOf: prizeNamedAfter(betType),
    }),
  middle: (betType) => {
    const prizeOf = prizeNamedAfter(betType)
    return picksRule(betType, (result) => [[result.toSorted()[2] as string]], {
      prizeOf: (ball) => prizeOf(String(Number(ball))),
    })
  },
}
