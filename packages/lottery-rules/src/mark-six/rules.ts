import type { BetType } from '../bet-type.ts'
import { itself, picksRule } from '../plays/picks.ts'
import { pushRule } from '../plays/push.ts'
import { sizeRivals, sizesOf } from '../plays/size.ts'
import { drawnAt, drawnRule, someOfRule } from '../plays/some-of.ts'
import type { Rules } from '../rule.ts'
import { ballsByColour } from './colour.ts'
import { sixRule, specialAndOneRule, twoOfThreeRule } from './lines.ts'
import { type Animal, animalOfNumber } from './zodiac.ts'

const specialPlace = 6

const zodiacRule = (betType: BetType) => {
  const year = betType.year as Animal
  return picksRule(
    betType,
    (result) => {
      const drawn = betType.places ? betType.places.map((place) => result[place]) : result
      return [[...new Set(drawn.map((ball) => animalOfNumber(Number(ball), year)))]]
    },
    { prizeOf: (pick) => (pick === year ? 0 : 1), rivals: itself, together: betType.places?.length ?? 7 },
  )
}

const colourOf = (ball: string | undefined): string =>
  Object.entries(ballsByColour).find(([, balls]) => balls.some((other) => other === ball))?.[0] ?? ''

export const markSixRules: Rules = {
  contains: (betType) => drawnRule(betType, 6),
  'special-size': () =>
    pushRule((result) => {
      const special = Number(result[specialPlace])
      return special === 49 ? 'push' : sizesOf(special, 25)
    }, sizeRivals.rivals),
  'special-colour': (betType) =>
    picksRule(betType, (result) => [[colourOf(result[specialPlace])]], {
      prizeOf: (pick) => (pick === 'red' ? 0 : 1),
    }),
  'special-zodiac': zodiacRule,
  'any-zodiac': zodiacRule,
  'all-drawn': (betType) => drawnRule(betType, 6),
  'two-of-three': twoOfThreeRule,
  'special-and-one': specialAndOneRule,
  'none-drawn': (betType) =>
    someOfRule(betType, (result) => {
      const isDrawn = drawnAt(betType)(result)
      return (pick) => !isDrawn(pick)
    }),
  six: sixRule,
}
