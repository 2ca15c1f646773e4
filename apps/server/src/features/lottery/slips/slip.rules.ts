/** What stands on a slip: read from what a member sends, priced once, kept as one text, and read again to settle. */
import {
  type BetType,
  betTypeOf,
  type Content,
  isSoldOn,
  type Lottery,
  type Mode,
  type OddsSnapshot,
  oddsSnapshot,
  parseContent,
  stakeOfBet,
} from '@perya/lottery-rules'
import { type Amount, parseAmount } from '@perya/money'

/** A line as it was sold: later prices do not touch it. */
export type SlipLine = {
  betType: BetType
  content: Content
  /** How many bets it makes. */
  bets: number
  text: string
  unitPrice: Amount
  mode: Mode
  multiple: number
  odds: OddsSnapshot
}

export type AskedLine = { betType: string; content: string; unitPrice: string; mode: Mode; multiple: number }

/** What is wrong with a line, which is counted from 1. */
export type LineFault = { line: number; fault: 'betType' | 'content' | 'price' }

/** The lines of a slip at a room's prize group, or the first thing wrong with them. */
export function readLines(
  asked: readonly AskedLine[],
  {
    lottery,
    prizeGroup,
    days,
  }: {
    lottery: Pick<Lottery, 'family' | 'unitPrices' | 'modes' | 'limits'>
    prizeGroup: number
    days: readonly string[]
  },
): SlipLine[] | LineFault {
  const lines: SlipLine[] = []
  for (const [index, { content: text, unitPrice, mode, multiple, ...line }] of asked.entries()) {
    const betType = betTypeOf(line.betType)
    if (betType?.family !== lottery.family || !days.every((day) => isSoldOn(betType, day))) {
      return { line: index + 1, fault: 'betType' }
    }
    const parsed = parseContent(betType, text)
    if ('refusal' in parsed) return { line: index + 1, fault: 'content' }
    const price = parseAmount(unitPrice)
    const isOffered =
      lottery.unitPrices.includes(price) &&
      lottery.modes.includes(mode) &&
      multiple <= lottery.limits.mostMultiple
    if (!isOffered) return { line: index + 1, fault: 'price' }
    const odds = oddsOf(betType, prizeGroup)
    lines.push({ betType, ...parsed, text, unitPrice: price, mode, multiple, odds })
  }
  return lines
}

/** Odds by bet type and prize group, of which there are few: each is a division of fractions. */
const known = new WeakMap<BetType, Map<number, OddsSnapshot>>()

function oddsOf(betType: BetType, prizeGroup: number): OddsSnapshot {
  const byGroup = known.get(betType) ?? new Map<number, OddsSnapshot>()
  known.set(betType, byGroup)
  const odds = byGroup.get(prizeGroup) ?? oddsSnapshot(betType, prizeGroup)
  byGroup.set(prizeGroup, odds)
  return odds
}

export const costOfLine = (line: SlipLine): Amount => BigInt(line.bets) * stakeOfBet(line)

type WrittenLine = [
  betType: string,
  content: string,
  unitPrice: string,
  mode: Mode,
  multiple: number,
  odds: Record<string, string>,
]

/** The one text of a slip, in which the database keeps it. */
export function writeSlip(lines: readonly SlipLine[]): string {
  return JSON.stringify(
    lines.map(
      ({ betType, text, unitPrice, mode, multiple, odds }): WrittenLine => [
        betType.code,
        text,
        unitPrice.toString(),
        mode,
        multiple,
        Object.fromEntries(Object.entries(odds).map(([prize, price]) => [prize, price.toString()])),
      ],
    ),
  )
}

export function readSlip(body: string): SlipLine[] {
  return (JSON.parse(body) as WrittenLine[]).map(([code, text, unitPrice, mode, multiple, odds]) => {
    const betType = betTypeOf(code)
    if (!betType) throw new Error(`a slip names the bet type ${code}, which is no longer known`)
    const parsed = parseContent(betType, text)
    if ('refusal' in parsed)
      throw new Error(`a slip holds ${text}, which is no content of ${code}: ${parsed.refusal}`)
    return {
      betType,
      ...parsed,
      text,
      unitPrice: BigInt(unitPrice),
      mode,
      multiple,
      odds: Object.fromEntries(Object.entries(odds).map(([prize, price]) => [prize, BigInt(price)])),
    }
  })
}
