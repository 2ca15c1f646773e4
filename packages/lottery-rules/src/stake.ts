import type { Amount } from '@perya/money'
import type { BetType } from './bet-type.ts'
import type { Content } from './content.ts'
import { countBets } from './count-bets.ts'
import type { OddsSnapshot } from './price.ts'
import type { Hit } from './settle.ts'

/** What part of the unit price a bet costs. */
export const modes = ['1', '0.1', '0.01', '0.001'] as const
export type Mode = (typeof modes)[number]

const modeDivisors: Readonly<Record<Mode, bigint>> = { '1': 1n, '0.1': 10n, '0.01': 100n, '0.001': 1_000n }

/** What one bet of a line costs: unit price, mode and multiple. */
export type UnitStake = { readonly unitPrice: Amount; readonly mode: Mode; readonly multiple: number }

export type BetLine = UnitStake & { readonly betType: BetType; readonly content: Content }

/** The stake of one bet. */
export const stakeOfBet = ({ unitPrice, mode, multiple }: UnitStake): Amount =>
  (unitPrice * BigInt(multiple)) / modeDivisors[mode]

/** The stake of all lines together: bets × unit price × mode × multiple. */
export const costOf = (lines: readonly BetLine[]): Amount =>
  lines.reduce((sum, line) => sum + BigInt(countBets(line.betType, line.content)) * stakeOfBet(line), 0n)

/** What hits pay at the odds of the order, floored once for the line. */
export function payoutOf(hits: readonly Hit[], odds: OddsSnapshot, stake: Amount): Amount {
  let paid = 0n
  for (const { prize, count } of hits) {
    const price = odds[prize]
    if (price === undefined) throw new Error(`the order keeps no odds of the prize ${prize}`)
    paid += BigInt(count) * price
  }
  return (paid * stake) / 10_000n
}
