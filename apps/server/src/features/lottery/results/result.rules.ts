import { type Drawn, drawnOf, type Family } from '@perya/lottery-rules'

/** Whether numbers are a result of a family; what people type is checked before it is believed. */
export function isResult(family: Family, result: readonly string[]): boolean {
  const drawn = drawnOf(family)
  return drawn.kind === 'lots' ? areLots(drawn.digits, result) : areNumbers(drawn, result)
}

const areLots = (digits: readonly number[], result: readonly string[]): boolean =>
  result.length === digits.length &&
  result.every((lot, index) => /^\d+$/.test(lot) && lot.length === digits[index])

function areNumbers(
  { kind, count, first, last, width }: Extract<Drawn, { count: number }>,
  result: readonly string[],
): boolean {
  const isOne = (text: string) => {
    const number = Number(text)
    return number >= first && number <= last && text === String(number).padStart(width, '0')
  }
  return (
    result.length === count && result.every(isOne) && (kind === 'repeating' || new Set(result).size === count)
  )
}
