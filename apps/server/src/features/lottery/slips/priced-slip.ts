/** A slip as it was asked for, read and priced; small ones that many play are read once for all of them. */
import { hash } from 'node:crypto'
import type { Lottery } from '@perya/lottery-rules'
import { BoundedMap } from '#platform/bounded-map.ts'
import { countNumbers, mostWon, riskByNumber } from './risk.rules.ts'
import {
  type AskedLine,
  costOfLine,
  type LineFault,
  readLines,
  type SlipLine,
  writeSlip,
} from './slip.rules.ts'

export type PricedSlip = {
  lines: readonly SlipLine[]
  /** What it costs and could win in an issue played once. */
  cost: bigint
  win: bigint
  /** The one text it is kept in, and the name it is kept by. */
  text: string
  digest: string
  /** On how many numbers it is, and what each of them would pay: listed when first asked for, since that takes longest. */
  numbers: number
  risks: () => ReadonlyMap<string, bigint>
}

type Sale = { lottery: Lottery; prizeGroup: number; days: readonly string[] }

const known = new BoundedMap<string, PricedSlip>(5_000)

/** A slip of more than this is not kept at hand. */
const small = { lines: 4, text: 400, numbers: 20 }

export function priceSlip(asked: readonly AskedLine[], sale: Sale): PricedSlip | LineFault {
  // An order over several issues, or of many lines, is rarely anybody else's.
  if (sale.days.length > 1 || asked.length > small.lines) return price(asked, sale)
  const key = JSON.stringify([sale.lottery.code, sale.prizeGroup, sale.days, asked])
  const earlier = known.get(key)
  if (earlier) return earlier
  const slip = price(asked, sale)
  if (key.length <= small.text && 'digest' in slip && slip.numbers <= small.numbers) known.set(key, slip)
  return slip
}

function price(asked: readonly AskedLine[], sale: Sale): PricedSlip | LineFault {
  const lines = readLines(asked, sale)
  if (!Array.isArray(lines)) return lines
  const text = writeSlip(lines)
  let risks: ReadonlyMap<string, bigint> | undefined
  return {
    lines,
    cost: lines.reduce((sum, line) => sum + costOfLine(line), 0n),
    win: mostWon(lines),
    text,
    digest: digest(text),
    numbers: countNumbers(lines),
    risks: () => {
      risks ??= riskByNumber(lines)
      return risks
    },
  }
}

/** Half a SHA-256, in the form PostgreSQL takes for a uuid. */
export const digest = (text: string) => hash('sha256', text, 'hex').slice(0, 32)
