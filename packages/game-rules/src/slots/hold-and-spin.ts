import { drawBelow, drawWeighted, type WordSource } from '@perya/fairness'
import { choose } from '../combinations.ts'
import { type Ratio, ratio } from '../ratio.ts'
import type { HoldAndSpin, Weighted } from './model.ts'

const respins = 3

export type HoldStep = { readonly landed: readonly { readonly cell: number; readonly coins: number }[] }
export type HoldRound = {
  readonly steps: readonly HoldStep[]
  readonly coins: number
  readonly isFull: boolean
}

/** Plays the feature from the cells that hold a coin already, whose values are drawn first. */
export function playHold(
  hold: HoldAndSpin,
  source: WordSource,
  cells: number,
  held: readonly number[],
): HoldRound {
  const value = () => drawValue(hold.values, source)
  const steps: HoldStep[] = [{ landed: held.map((cell) => ({ cell, coins: value() })) }]
  const filled = new Set(held)
  for (let left = respins; left > 0 && filled.size < cells; ) {
    const landed: { cell: number; coins: number }[] = []
    for (let cell = 0; cell < cells; cell++) {
      if (!filled.has(cell) && drawBelow(source, hold.oneIn) === 0) landed.push({ cell, coins: value() })
    }
    for (const { cell } of landed) filled.add(cell)
    steps.push({ landed })
    left = landed.length > 0 ? respins : left - 1
  }
  const isFull = filled.size === cells
  const sum = steps.flatMap(({ landed }) => landed).reduce((total, { coins }) => total + coins, 0)
  return { steps, coins: sum + (isFull ? hold.full : 0), isFull }
}

export function drawValue(values: readonly Weighted[], source: WordSource): number {
  const at = drawWeighted(
    source,
    values.map(({ weight }) => weight),
  )
  return (values[at] as Weighted).value
}

export function expectedValue(values: readonly Weighted[]): Ratio {
  const sum = (of: (each: Weighted) => number) => values.reduce((total, each) => total + of(each), 0)
  return ratio(BigInt(sum(({ value, weight }) => value * weight)), BigInt(sum(({ weight }) => weight)))
}

/** The exact coins to expect when so many cells hold one, by the chain of (filled cells, respins left). */
export function expectedHold(hold: HoldAndSpin, cells: number): (held: number) => Ratio {
  const value = expectedValue(hold.values)
  const oneIn = BigInt(hold.oneIn)
  const known = new Map<string, Ratio>()
  const further = (filled: number, left: number): Ratio => {
    if (filled === cells) return ratio(BigInt(hold.full))
    if (left === 0) return ratio(0n)
    const key = `${filled} ${left}`
    const before = known.get(key)
    if (before) return before
    const empty = cells - filled
    let [numerator, denominator] = [0n, 1n]
    for (let landed = 0; landed <= empty; landed++) {
      const ways = choose(empty, landed) * (oneIn - 1n) ** BigInt(empty - landed)
      const next = landed > 0 ? further(filled + landed, respins) : further(filled, left - 1)
      const top = BigInt(landed) * value.numerator * next.denominator + next.numerator * value.denominator
      const bottom = value.denominator * next.denominator
      numerator = numerator * bottom + ways * top * denominator
      denominator *= bottom
      const least = ratio(numerator, denominator)
      ;[numerator, denominator] = [least.numerator, least.denominator]
    }
    const found = ratio(numerator, denominator * oneIn ** BigInt(empty))
    known.set(key, found)
    return found
  }
  return (held) => {
    const more = further(held, respins)
    return ratio(
      more.numerator * value.denominator + BigInt(held) * value.numerator * more.denominator,
      more.denominator * value.denominator,
    )
  }
}
