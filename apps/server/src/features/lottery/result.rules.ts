import { type Family, lotDigits, northPrizes, southPrizes } from '@perya/lottery-rules'

/** Whether numbers are a result of a family; what people type is checked before it is believed. */
export function isResult(family: Family, result: readonly string[]): boolean {
  return shapes[family](result)
}

type Shape = (result: readonly string[]) => boolean

const numbers = (from: number, to: number, width: number) =>
  new Set(Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(width, '0')))

function each(count: number, allowed: ReadonlySet<string>, { isDistinct = false } = {}): Shape {
  return (result) =>
    result.length === count &&
    result.every((number) => allowed.has(number)) &&
    (!isDistinct || new Set(result).size === count)
}

const digits = (count: number) => each(count, numbers(0, 9, 1))
const balls = (count: number, of: number, width = 2) =>
  each(count, numbers(1, of, width), { isDistinct: true })
const lots =
  (lengths: readonly number[]): Shape =>
  (result) =>
    result.length === lengths.length &&
    result.every((lot, index) => /^\d+$/.test(lot) && lot.length === lengths[index])

const shapes: Readonly<Record<Family, Shape>> = {
  ssc: digits(5),
  pk10: balls(10, 10, 1),
  k3: each(3, numbers(1, 6, 1)),
  '11x5': balls(5, 11),
  keno: balls(20, 80),
  'mark-six': balls(7, 49),
  'vn-north': lots(lotDigits(northPrizes)),
  'vn-south': lots(lotDigits(southPrizes)),
  'ph-2d': each(2, numbers(1, 31, 2)),
  'ph-3d': digits(3),
  'ph-4d': digits(4),
  'ph-6d': digits(6),
  'ph-42': balls(6, 42),
  'ph-45': balls(6, 45),
  'ph-49': balls(6, 49),
  'ph-55': balls(6, 55),
  'ph-58': balls(6, 58),
}
