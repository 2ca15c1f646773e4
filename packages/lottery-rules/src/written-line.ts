/** A line as it travels from a player to the house, and what an order of such lines costs. */
import { type Amount, parseAmount } from '@perya/money'
import { betTypeOf } from './catalogue.ts'
import { parseContent } from './parse-content.ts'
import { type BetLine, costOf, type Mode } from './stake.ts'

export type WrittenLine = {
  readonly betType: string
  readonly content: string
  readonly unitPrice: string
  readonly mode: Mode
  readonly multiple: number
}

/** A line as the rules know it; `null` for one they do not sell any more. */
export function readLine(line: WrittenLine): BetLine | null {
  const betType = betTypeOf(line.betType)
  const parsed = betType && parseContent(betType, line.content)
  if (!betType || !parsed || 'refusal' in parsed) return null
  return { ...line, betType, content: parsed.content, unitPrice: parseAmount(line.unitPrice) }
}

export const readLines = (lines: readonly WrittenLine[]): BetLine[] =>
  lines.flatMap((line) => readLine(line) ?? [])

/** What lines cost on several issues, each with a multiple of its own. */
export const orderCost = (
  lines: readonly WrittenLine[],
  issues: readonly { readonly multiple: number }[],
): Amount => costOf(readLines(lines)) * issues.reduce((sum, { multiple }) => sum + BigInt(multiple), 0n)
