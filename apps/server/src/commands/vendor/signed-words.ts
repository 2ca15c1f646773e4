/** What is typed behind an act of a vendor: what the act is told, and who signs it. */
import { ChangeRefused } from '#features/merchants/index.ts'
import type { VendorAct } from './acts.ts'

type Asks = Pick<VendorAct, 'asks'>

export type SignedWords = { said: string[]; operator: string; merchant: string }

export const lineOf = (code: string, name: string, { asks }: Asks): string =>
  ['npm run vendor --', code, name, ...asks, 'by <operator> of <merchant>'].join(' ')

/** Refuses what lacks a word by saying which, since whoever typed the rest has read the usage. */
export function readSignedWords(act: Asks, words: readonly string[], line: string): SignedWords {
  const { said, lacks, operator, merchant } = readSignature(words)
  const least = act.asks.filter((ask) => !ask.startsWith('['))
  const most = act.asks.at(-1)?.endsWith('…') ? Number.POSITIVE_INFINITY : act.asks.length
  const missing = [...least.filter((_, index) => !said[index]), ...lacks]
  if (missing.length > 0) throw new ChangeRefused(`${missing.join(' ')} is missing: ${line}`)
  if (said.length > most) throw new ChangeRefused(`${said.slice(most).join(' ')} is too much: ${line}`)
  return { said, operator, merchant }
}

function readSignature(words: readonly string[]): SignedWords & { lacks: string[] } {
  const [merchant = '', of, operator = '', by] = words.toReversed()
  if (by === 'by' && of === 'of') return { said: words.slice(0, -4), operator, merchant, lacks: [] }
  const isHalf = words.at(-2) === 'by'
  return {
    said: isHalf ? words.slice(0, -2) : [...words],
    operator: '',
    merchant: '',
    lacks: [isHalf ? 'of <merchant>' : 'by <operator> of <merchant>'],
  }
}
