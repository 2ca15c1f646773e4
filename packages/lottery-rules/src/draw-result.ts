import { drawBelow, drawWithout, type WordSource } from '@perya/fairness'
import { numbers } from './bet-type.ts'
import type { Family, Result } from './family.ts'
import { lotDigits, northPrizes, southPrizes } from './vn/lots.ts'

/** Draws a result of a family: digit by digit, or the front of a shuffle where nothing comes twice. */
export const drawResult = (family: Family, source: WordSource): Result => draws[family](source)

type Draw = (source: WordSource) => Result

const digit = (source: WordSource) => String(drawBelow(source, 10))
const digits =
  (count: number): Draw =>
  (source) =>
    Array.from({ length: count }, () => digit(source))
const balls = (count: number, of: number, width = 2): Draw => {
  const all = numbers(1, of, width)
  return (source) => drawWithout(source, all, count)
}
const lots =
  (lengths: readonly number[]): Draw =>
  (source) =>
    lengths.map((length) => digits(length)(source).join(''))

const draws: Readonly<Record<Family, Draw>> = {
  ssc: digits(5),
  pk10: balls(10, 10, 1),
  k3: (source) => Array.from({ length: 3 }, () => String(1 + drawBelow(source, 6))),
  '11x5': balls(5, 11),
  keno: balls(20, 80),
  'mark-six': balls(7, 49),
  'vn-north': lots(lotDigits(northPrizes)),
  'vn-south': lots(lotDigits(southPrizes)),
  'ph-2d': (source) => Array.from({ length: 2 }, () => String(1 + drawBelow(source, 31)).padStart(2, '0')),
  'ph-3d': digits(3),
  'ph-4d': digits(4),
  'ph-6d': digits(6),
  'ph-42': balls(6, 42),
  'ph-45': balls(6, 45),
  'ph-49': balls(6, 49),
  'ph-55': balls(6, 55),
  'ph-58': balls(6, 58),
}
