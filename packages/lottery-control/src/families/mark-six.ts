import { type BetType, ballsByColour, type Result } from '@perya/lottery-rules'
import { eachChoice, type Mark } from '../each-choice.ts'
import { eachPick } from '../each-pick.ts'
import { lookedAt, onlyPrize, type Plays, stated } from '../judge.ts'
import { isOfSize } from '../sizes.ts'

const regular = (result: Result): Result => result.slice(0, 6)
const special = (result: Result): string => result[6] as string

/** The six count as drawn, the seventh as special. */
const marksOf =
  (result: Result) =>
  (ball: string): Mark => {
    const at = result.indexOf(ball)
    if (at < 0) return undefined
    return at === 6 ? 'special' : 'drawn'
  }

/** Numbers the balls upwards while going back through the years, starting with this year's animal. */
function animalsByBall(betType: BetType): ReadonlyMap<string, string> {
  const animals = betType.fields[0]?.picks ?? []
  const byBall = new Map<string, string>()
  let year = animals.indexOf(stated(betType.year, betType))
  for (let ball = 1; ball <= 49; ball++) {
    byBall.set(String(ball).padStart(2, '0'), animals[year] as string)
    year = year === 0 ? animals.length - 1 : year - 1
  }
  return byBall
}

const prizeOfAnimal = (betType: BetType, animal: string) =>
  animal === betType.year ? 'year-animal' : 'other-animal'

const divisions: Readonly<Record<string, string>> = {
  '6': 'six',
  '5+1': 'five-and-special',
  '5': 'five',
  '4+1': 'four-and-special',
  '4': 'four',
  '3+1': 'three-and-special',
  '3': 'three',
}

/** Six of 49, and one more. */
export const markSixPlays: Plays = {
  contains: (betType, result) => {
    const drawn = lookedAt(betType, result)
    return eachPick(betType, (ball) => (drawn.includes(ball) ? onlyPrize(betType) : undefined))
  },
  'special-size': (betType, result) => {
    const ball = Number(special(result))
    return eachPick(betType, (pick) => {
      if (ball === 49) return 'push'
      return isOfSize(pick, ball, 25) ? 'win' : undefined
    })
  },
  'special-colour': (betType, result) => {
    const colour = Object.entries(ballsByColour).find(([, balls]) =>
      (balls as readonly string[]).includes(special(result)),
    )?.[0]
    return eachPick(betType, (pick) => {
      if (pick !== colour) return undefined
      return pick === 'red' ? 'red' : 'blue-green'
    })
  },
  'special-zodiac': (betType, result) => {
    const drawn = animalsByBall(betType).get(special(result))
    return eachPick(betType, (animal) => (animal === drawn ? prizeOfAnimal(betType, animal) : undefined))
  },
  'any-zodiac': (betType, result) => {
    const animals = animalsByBall(betType)
    const drawn = new Set(result.map((ball) => animals.get(ball)))
    return eachPick(betType, (animal) => (drawn.has(animal) ? prizeOfAnimal(betType, animal) : undefined))
  },
  'all-drawn': (betType, result) =>
    eachChoice(betType, marksOf(regular(result)), (drawn) =>
      drawn === betType.size ? onlyPrize(betType) : undefined,
    ),
  'two-of-three': (betType, result) =>
    eachChoice(betType, marksOf(result), (drawn) => [undefined, undefined, 'two', 'three'][drawn]),
  'special-and-one': (betType, result) =>
    eachChoice(betType, marksOf(result), (drawn, extra) =>
      drawn === 1 && extra === 1 ? onlyPrize(betType) : undefined,
    ),
  'none-drawn': (betType, result) =>
    eachChoice(betType, marksOf(result), (drawn, extra) =>
      drawn + extra === 0 ? onlyPrize(betType) : undefined,
    ),
  six: (betType, result) =>
    eachChoice(
      betType,
      marksOf(result),
      (drawn, extra) => divisions[extra === 1 ? `${drawn}+1` : `${drawn}`],
    ),
}
