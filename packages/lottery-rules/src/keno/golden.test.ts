import { describe, expect, test } from 'vitest'
import { type BetType, numbers } from '../bet-type.ts'
import { betTypeOf } from '../catalogue.ts'
import { choose } from '../choose.ts'
import { drawsByMatches } from '../testing/classes.ts'
import { expectDeclaredReturn, expectSoundPrice, type ResultClass } from '../testing/golden.ts'
import { sampleContents } from '../testing/sample-contents.ts'
import { kenoBetTypes } from './bet-types.ts'

const balls = numbers(1, 80, 2)
const named = (name: string) => betTypeOf(`keno.${name}`) as BetType
const contentsOf = (betType: BetType) => [...sampleContents(betType), ...onePick(betType)]
const onePick = ({ fields, size }: BetType) => (size ? [] : (fields[0]?.picks ?? []).map((pick) => [[pick]]))

/** Draws by their sum, lowest to highest: how many there are, and one of them. */
function drawsBySum(): readonly ResultClass[] {
  const most = 1_410
  const ways = Array.from({ length: 21 }, () => Array<bigint>(most + 1).fill(0n))
  ;(ways[0] as bigint[])[0] = 1n
  for (let ball = 1; ball <= 80; ball++) {
    for (let taken = Math.min(ball, 20); taken > 0; taken--) {
      const [from, to] = [ways[taken - 1] as bigint[], ways[taken] as bigint[]]
      for (let sum = most; sum >= ball; sum--) to[sum] = (to[sum] as bigint) + (from[sum - ball] as bigint)
    }
  }
  return (ways[20] as bigint[]).flatMap((weight, sum) =>
    weight === 0n ? [] : [{ weight, results: [drawOfSum(sum)] }],
  )
}

/** Pushes the twenty lowest balls up, the highest first, until they have the sum. */
function drawOfSum(sum: number): string[] {
  const draw = Array.from({ length: 20 }, (_, index) => index + 1)
  let left = sum - 210
  for (let index = 19; index >= 0 && left > 0; index--) {
    const step = Math.min(left, 60)
    draw[index] = index + 1 + step
    left -= step
  }
  return draw.map((ball) => String(ball).padStart(2, '0'))
}

describe('twenty of eighty', () => {
  const picks = kenoBetTypes.filter(({ play }) => play === 'pick')
  test.each(picks)('$code pays its declared return over all draws by matches', (betType) => {
    for (const content of sampleContents(betType)) {
      expectDeclaredReturn(betType, [content], drawsByMatches(balls, 20, content[0] as readonly string[]))
    }
    expectSoundPrice(betType)
  })

  test('keno.sum-size pays its declared return over all draws by sum', () => {
    const classes = drawsBySum()
    expect(classes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(choose(80, 20))
    expectDeclaredReturn(named('sum-size'), contentsOf(named('sum-size')), classes)
    expectSoundPrice(named('sum-size'))
  })

  test.each([
    ['halves', balls.slice(0, 40)],
    ['parity', balls.filter((ball) => Number(ball) % 2 === 1)],
  ] as const)('keno.%s pays its declared return over all draws by the balls of a side', (name, side) => {
    expectDeclaredReturn(named(name), contentsOf(named(name)), drawsByMatches(balls, 20, side))
    expectSoundPrice(named(name))
  })
})
