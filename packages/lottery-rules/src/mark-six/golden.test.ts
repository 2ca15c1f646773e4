import { describe, expect, test } from 'vitest'
import { type BetType, numbers } from '../bet-type.ts'
import { betTypeOf, isSoldOn } from '../catalogue.ts'
import { choose } from '../choose.ts'
import { hitsOf } from '../settle.ts'
import { drawsByMatches } from '../testing/classes.ts'
import { expectDeclaredReturn, expectSoundPrice, type ResultClass } from '../testing/golden.ts'
import { sampleContents } from '../testing/sample-contents.ts'
import { markSixBetTypes } from './bet-types.ts'
import { ballsByColour } from './colour.ts'
import { type Animal, animalOfDay, animalOfNumber, animals } from './zodiac.ts'

const balls = numbers(1, 49, 2)

/** Every special ball, with six others that a bet on the special one must not mind. */
const bySpecial: readonly ResultClass[] = balls.map((special) => ({
  weight: choose(48, 6),
  results: [
    [
      ...balls.filter((ball) => ball !== special).slice(Number(special) % 40, (Number(special) % 40) + 6),
      special,
    ],
  ],
}))

/** Draws by how many of the picks are among the six, and whether the special ball is one. */
function byMatches(picks: readonly string[]): readonly ResultClass[] {
  return drawsByMatches(balls, 6, picks).flatMap(({ weight, results }) => {
    const six = results[0] as readonly string[]
    const left = balls.filter((ball) => !six.includes(ball))
    return [
      left.filter((ball) => picks.includes(ball)),
      left.filter((ball) => !picks.includes(ball)),
    ].flatMap((specials) =>
      specials.length === 0
        ? []
        : [{ weight: weight * BigInt(specials.length), results: [[...six, specials[0] as string]] }],
    )
  })
}

const isOnSpecial = ({ places }: BetType) => places?.length === 1

describe('six and the special one of 49', () => {
  test.each(markSixBetTypes.filter(isOnSpecial))(
    '$code pays its declared return over every special ball',
    (betType) => {
      const single = (betType.fields[0]?.picks ?? []).map((pick) => [[pick]])
      expectDeclaredReturn(betType, [...sampleContents(betType), ...single], bySpecial)
      expectSoundPrice(betType)
    },
  )

  const onNumbers = markSixBetTypes.filter(
    (betType) => !isOnSpecial(betType) && betType.play !== 'any-zodiac',
  )
  test.each(onNumbers)('$code pays its declared return over all draws by matches', (betType) => {
    for (const content of sampleContents(betType)) {
      expectDeclaredReturn(betType, [content], byMatches(content[0] as readonly string[]))
    }
    expectSoundPrice(betType)
  })

  const onAnimals = markSixBetTypes.filter(({ play }) => play === 'any-zodiac')
  test.each(onAnimals)('$code pays its declared return over all draws by the animal', (betType) => {
    for (const animal of animals) {
      const owned = balls.filter((ball) => animalOfNumber(Number(ball), betType.year as Animal) === animal)
      expectDeclaredReturn(betType, [[[animal]]], byMatches(owned))
    }
    expectSoundPrice(betType)
  })

  test('every ball has one colour, and each animal four balls but the year its five', () => {
    expect(Object.values(ballsByColour).flat().toSorted()).toEqual(balls)
    const owned = balls.filter((ball) => animalOfNumber(Number(ball), 'horse') === 'horse')
    expect(owned).toEqual(['01', '13', '25', '37', '49'])
    expect(animalOfNumber(2, 'horse')).toBe('snake')
    expect(animalOfNumber(12, 'horse')).toBe('goat')
  })

  test('animals change at the lunar new year', () => {
    expect(animalOfDay('2026-02-16')).toBe('snake')
    expect(animalOfDay('2026-02-17')).toBe('horse')
    expect(animalOfDay('2025-01-01')).toBeUndefined()
    expect(animalOfDay('2040-01-01')).toBeUndefined()
    const horse = betTypeOf('mark-six.special-zodiac-horse') as BetType
    expect(isSoldOn(horse, '2026-11-15')).toBe(true)
    expect(isSoldOn(horse, '2027-02-06')).toBe(false)
  })

  test('49 gives the stake back, and a line wins its best division', () => {
    const draw = ['01', '02', '03', '04', '05', '06', '49']
    expect(hitsOf(betTypeOf('mark-six.special-size') as BetType, [['big', 'odd']], draw)).toEqual([
      { prize: 'push', count: 2 },
    ])
    const six = betTypeOf('mark-six.six') as BetType
    expect(hitsOf(six, [['01', '02', '03', '04', '05', '49']], draw)).toEqual([
      { prize: 'five-and-special', count: 1 },
    ])
  })
})
