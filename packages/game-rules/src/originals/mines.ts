import { drawWithout, type WordSource } from '@perya/fairness'
import type { Amount } from '@perya/money'
import { choose } from '../combinations.ts'
import { type Ratio, ratio } from '../ratio.ts'
import { checkRule, isWholeBetween } from '../rule-error.ts'
import { payoutOf } from '../stake.ts'
import { paidPercent } from './edge.ts'
import { isLowRisk } from './low-risk.ts'

export const mineCells = 25

export type MinesBet = { readonly stake: Amount; readonly mines: number }
export type MinesOutcome = { readonly mines: readonly number[] }

function check({ mines }: Pick<MinesBet, 'mines'>): void {
  checkRule(isWholeBetween(mines, 1, mineCells - 1), 'mines')
}

/** What leaving after so many safe cells pays, in hundredths; nothing before the first. */
export function minesMultiplier(mines: number, safe: number): bigint {
  check({ mines })
  checkRule(isWholeBetween(safe, 0, mineCells - mines), 'cells')
  return safe === 0 ? 0n : (paidPercent * choose(mineCells, safe)) / choose(mineCells - mines, safe)
}

export type MinesState = { readonly isOver: boolean; readonly safe: number }

/** The round after the cells opened so far, in their order; nothing may be opened after a mine. */
export function minesState({ mines }: MinesOutcome, opened: readonly number[]): MinesState {
  checkRule(new Set(opened).size === opened.length, 'cell')
  for (const cell of opened) checkRule(isWholeBetween(cell, 0, mineCells - 1), 'cell')
  const hit = opened.findIndex((cell) => mines.includes(cell))
  checkRule(hit === -1 || hit === opened.length - 1, 'cell')
  const safe = hit === -1 ? opened.length : hit
  return { isOver: hit !== -1 || safe === mineCells - mines.length, safe }
}

export const mines = {
  code: 'MINES',
  check,
  /** Where the mines lie, fixed before the first cell is opened. */
  draw: (source: WordSource, { mines: count }: Pick<MinesBet, 'mines'>): MinesOutcome => {
    check({ mines: count })
    const cells = Array.from({ length: mineCells }, (_, cell) => cell)
    return { mines: drawWithout(source, cells, count) }
  },
  /** Settles when the player leaves, or when the last safe cell or a mine has been opened. */
  settle: (bet: MinesBet, outcome: MinesOutcome, opened: readonly number[]): Amount => {
    const { safe } = minesState(outcome, opened)
    return payoutOf(bet.stake, safe === opened.length ? minesMultiplier(bet.mines, safe) : 0n)
  },
  /** The return of leaving after `safe` cells, whichever they are. */
  rtp: ({ mines: count, safe }: { mines: number; safe: number }): Ratio =>
    ratio(minesMultiplier(count, safe) * choose(mineCells - count, safe), 100n * choose(mineCells, safe)),
  /** Of leaving after `safe` cells. */
  isLowRisk: ({ mines: count, safe }: { mines: number; safe: number }): boolean =>
    isLowRisk(ratio(choose(mineCells - count, safe), choose(mineCells, safe))),
}
