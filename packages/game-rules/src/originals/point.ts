/** The multiplier at which a Crash or Limbo round ends: reached with a chance of 0.99 over itself. */
import { drawFine, fineSteps, type WordSource } from '@perya/fairness'
import { type Ratio, ratio } from '../ratio.ts'
import { checkRule, isWholeBetween } from '../rule-error.ts'
import { paidPercent } from './edge.ts'

const steps = BigInt(fineSteps)

export const lowestTarget = 101
export const highestTarget = 1_000_000

/** In hundredths; 100 is the round nobody wins. */
export const drawPoint = (source: WordSource): number => pointOf(drawFine(source))

export function pointOf(fine: number): number {
  const point = (paidPercent * steps) / (steps - BigInt(fine))
  return point < 100n ? 100 : Number(point)
}

/** Refuses targets outside 1.01 and 10,000.00. */
export function checkTarget(target: number): number {
  checkRule(isWholeBetween(target, lowestTarget, highestTarget), 'target')
  return target
}

/** The exact chance that a round reaches a target in hundredths. */
export const chanceOfPoint = (target: number): Ratio =>
  ratio((paidPercent * steps) / BigInt(checkTarget(target)), steps)
