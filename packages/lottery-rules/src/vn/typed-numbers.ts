import { numbers } from '../bet-type.ts'

/** Numbers as players type them, or the first word that means none. */
export type TypedNumbers = { readonly numbers: readonly string[] } | { readonly unknown: string }

/**
 * Reads numbers of two, three or four digits, apart by blanks, dots or commas. Beside plain numbers it knows the
 * words of the trade: `123đảo` every order of its digits, `01kéo09` and `01/03kéo09` a run and a run by steps, and of
 * two digits `tài` `xỉu` `chẵn` `lẻ` and both digits even or odd, as in `chẵnlẻ`.
 */
export function readTypedNumbers(text: string, digits: number): TypedNumbers {
  const found = new Set<string>()
  for (const word of text.split(/[\s.,;]+/).filter(Boolean)) {
    const meant = numbersOfWord(plain(word), digits)
    if (!meant) return { unknown: word }
    for (const number of meant) found.add(number)
  }
  return { numbers: [...found].toSorted() }
}

/** Without marks and capitals, since half of all players type none. */
export const plain = (word: string): string =>
  word.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replaceAll(/\p{M}/gu, '')

function numbersOfWord(word: string, digits: number): readonly string[] | undefined {
  const isNumber = (text: string | undefined): text is string => text?.length === digits && /^\d+$/.test(text)
  if (isNumber(word)) return [word]
  const turned = /^(\d+)dao$/.exec(word)?.[1]
  if (isNumber(turned)) return ordersOf(turned)
  const [, first, second, last] = /^(\d+)(?:\/(\d+))?keo(\d+)$/.exec(word) ?? []
  if (isNumber(first) && isNumber(last) && (second === undefined || isNumber(second))) {
    return run(Number(first), Number(last), second === undefined ? 1 : Number(second) - Number(first), digits)
  }
  return digits === 2 ? setOfName(word) : undefined
}

function ordersOf(number: string): readonly string[] {
  if (number.length <= 1) return [number]
  const orders = [...number].flatMap((digit, at) =>
    ordersOf(number.slice(0, at) + number.slice(at + 1)).map((rest) => digit + rest),
  )
  return [...new Set(orders)]
}

function run(first: number, last: number, step: number, digits: number): readonly string[] | undefined {
  if (step <= 0 || first > last) return undefined
  const count = Math.floor((last - first) / step) + 1
  return Array.from({ length: count }, (_, index) => String(first + index * step).padStart(digits, '0'))
}

const isEven = (digit: string | undefined) => Number(digit) % 2 === 0

const sets: Readonly<Record<string, (number: string) => boolean>> = {
  tai: (number) => number >= '50',
  xiu: (number) => number < '50',
  chan: ([, units]) => isEven(units),
  le: ([, units]) => !isEven(units),
  chanchan: ([tens, units]) => isEven(tens) && isEven(units),
  lele: ([tens, units]) => !isEven(tens) && !isEven(units),
  chanle: ([tens, units]) => isEven(tens) && !isEven(units),
  lechan: ([tens, units]) => !isEven(tens) && isEven(units),
}

function setOfName(name: string): readonly string[] | undefined {
  const belongs = Object.hasOwn(sets, name) ? sets[name] : undefined
  return belongs && numbers(0, 99, 2).filter(belongs)
}
