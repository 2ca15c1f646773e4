import { describe, expect, test } from 'vitest'
import { betTypes } from './catalogue.ts'
import { lotteries } from './lotteries.ts'
import { mostWon } from './most-won.ts'
import { oddsSnapshot } from './price.ts'
import { quickPick } from './quick-pick.ts'
import { seededSource } from './testing/sample-contents.ts'

describe('lotteries', () => {
  test('have codes of their own, bet types, and groups that leave the house its part', () => {
    expect(new Set(lotteries.map(({ code }) => code)).size).toBe(lotteries.length)
    for (const { family, prizeGroup } of lotteries) {
      expect(betTypes[family].length).toBeGreaterThan(0)
      expect(prizeGroup >= 1_700 && prizeGroup <= 1_980).toBe(true)
    }
  })

  test('number at least twenty that the house draws within minutes', () => {
    const fast = lotteries.filter(
      ({ drawSource, schedule }) => drawSource === 'house' && 'everySeconds' in schedule,
    )
    expect(fast.length).toBeGreaterThanOrEqual(20)
  })

  test.each(lotteries)(
    '$code takes a quick pick of every bet type at every price within its caps',
    (lottery) => {
      const { family, prizeGroup, unitPrices, limits } = lottery
      for (const betType of betTypes[family]) {
        const content = quickPick(betType, seededSource(betType.code))
        for (const unitPrice of unitPrices) {
          const most = mostWon(betType, content, oddsSnapshot(betType, prizeGroup), unitPrice)
          expect(most <= limits.winPerOrder && most <= limits.liabilityPerNumber, betType.code).toBe(true)
        }
      }
    },
  )

  test.each(lotteries.filter(({ code }) => code.startsWith('ph-6-')))(
    '$code sells its largest system play',
    (lottery) => {
      for (const betType of betTypes[lottery.family]) {
        const content = betType.fields.map(({ picks, most }) => picks.slice(0, most))
        const [price = 0n] = lottery.unitPrices
        expect(
          mostWon(betType, content, oddsSnapshot(betType, 2_000), price) <= lottery.limits.winPerOrder,
        ).toBe(true)
      }
    },
  )
})
