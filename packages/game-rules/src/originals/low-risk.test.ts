/** PAY-2: what the originals say of bets that stake much and risk little. */
import { expect, it } from 'vitest'
import { choose } from '../combinations.ts'
import { ratio, total } from '../ratio.ts'
import { colorGame, diceColors } from './color-game.ts'
import { crash } from './crash.ts'
import { dice } from './dice.ts'
import { hiLo } from './hi-lo.ts'
import { limbo } from './limbo.ts'
import { isLowRisk } from './low-risk.ts'
import { mines } from './mines.ts'
import { plinkoBuckets, plinkoRisks, plinkoRows } from './plinko.ts'
import { wheelRisks, wheelSegments, wheelSizes } from './wheel.ts'

const onColors = (...pesos: bigint[]) =>
  colorGame.isLowRisk({
    stakes: Object.fromEntries(pesos.map((each, at) => [diceColors[at], each * 10_000n])),
  })

it.each([
  ['Dice up to 90 %', dice.isLowRisk({ chance: 9_000 }), false],
  ['Dice over 90 %', dice.isLowRisk({ chance: 9_001 }), true],
  ['Limbo from 1.10', limbo.isLowRisk({ target: 110 }), false],
  ['Limbo below 1.10', limbo.isLowRisk({ target: 109 }), true],
  ['Crash left at 1.10', crash.isLowRisk(110), false],
  ['Crash left below 1.10', crash.isLowRisk(109), true],
  ['two cells beside one mine', mines.isLowRisk({ mines: 1, safe: 2 }), true],
  ['three cells beside one mine', mines.isLowRisk({ mines: 1, safe: 3 }), false],
  ['a cell beside two mines', mines.isLowRisk({ mines: 2, safe: 1 }), true],
  ['a cell beside three mines', mines.isLowRisk({ mines: 3, safe: 1 }), false],
  ['Hi-Lo on twelve ranks of thirteen', hiLo.isLowRisk([12]), true],
  ['Hi-Lo on twelve ranks, twice', hiLo.isLowRisk([12, 12]), false],
  ['the same on all six colours', onColors(10n, 10n, 10n, 10n, 10n, 10n), true],
  ['the same on five colours', onColors(10n, 10n, 10n, 10n, 10n), true],
  ['the same on four colours', onColors(10n, 10n, 10n, 10n), false],
  ['nearly all of it on one colour', onColors(1_000n, 10n, 10n, 10n, 10n, 10n), false],
])('PAY-2 %s', (_name, isLow, expected) => {
  expect(isLow).toBe(expected)
})

it('PAY-2 no board of Plinko and no wheel gives more than half a bet back so often that it would have to say so', () => {
  for (const rows of plinkoRows) {
    for (const risk of plinkoRisks) {
      const kept = plinkoBuckets({ rows, risk }).map((pays, bucket) =>
        ratio(pays > 50 ? choose(rows, bucket) : 0n, 2n ** BigInt(rows)),
      )
      expect(isLowRisk(total(kept))).toBe(false)
    }
  }
  for (const size of wheelSizes) {
    for (const risk of wheelRisks) {
      const kept = wheelSegments({ size, risk }).filter((pays) => pays > 50).length
      expect(isLowRisk(ratio(BigInt(kept), BigInt(size)))).toBe(false)
    }
  }
})
