/** What an original returns at the least, over every way to bet on it: what is shown before the bet is known. */
import { diceChances } from './originals/dice.ts'
import { mineCells, minesMultiplier } from './originals/mines.ts'
import { originals } from './originals/originals.ts'
import { plinkoRisks, plinkoRows } from './originals/plinko.ts'
import { highestTarget } from './originals/point.ts'
import { wheelRisks, wheelSizes } from './originals/wheel.ts'
import type { Ratio } from './ratio.ts'

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

function least(returns: readonly Ratio[]): Ratio {
  return returns.reduce((low, each) =>
    each.numerator * low.denominator < low.numerator * each.denominator ? each : low,
  )
}

/** Guesses by their winning ranks in rising order; the more there are, the less rounding takes. */
function guesses(length: number, from = 1): number[][] {
  if (length === 0) return [[]]
  return upTo(from, 12).flatMap((first) => guesses(length - 1, first).map((rest) => [first, ...rest]))
}

const leastReturns: Record<string, () => Ratio> = {
  CRASH: () => originals.CRASH.rtp(highestTarget),
  DICE: () =>
    least(
      upTo(diceChances.low, diceChances.high).map((chance) => originals.DICE.rtp({ side: 'under', chance })),
    ),
  LIMBO: () => originals.LIMBO.rtp({ target: highestTarget }),
  MINES: () =>
    least(
      upTo(1, mineCells - 1).flatMap((mines) =>
        upTo(1, mineCells - mines)
          .filter((safe) => minesMultiplier(mines, safe) > 0n)
          .map((safe) => originals.MINES.rtp({ mines, safe })),
      ),
    ),
  PLINKO: () =>
    least(plinkoRows.flatMap((rows) => plinkoRisks.map((risk) => originals.PLINKO.rtp({ rows, risk })))),
  HI_LO: () =>
    least(
      upTo(1, 4)
        .flatMap((length) => guesses(length))
        .map(originals.HI_LO.rtp),
    ),
  WHEEL: () =>
    least(wheelSizes.flatMap((size) => wheelRisks.map((risk) => originals.WHEEL.rtp({ size, risk })))),
  KENO: () => least(upTo(1, 10).map(originals.KENO.rtp)),
  COLOR_GAME: () => originals.COLOR_GAME.rtp(),
  LUCKY_9: () => least(Object.values(originals.LUCKY_9.rtp())),
}

export function leastReturn(code: string): Ratio {
  const find = leastReturns[code]
  if (!find) throw new Error(`${code} is no original`)
  return find()
}
