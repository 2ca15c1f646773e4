/** What a line says about itself, as ids of texts. */
import type { StatementLine } from '@perya/contract/wallet'
import { type Direction, directionOf } from '#lib/record/direction.rules.ts'

const outcomes = { in: 'won', out: 'lost', none: 'even' } as const satisfies Record<Direction, string>

/** How play at a vendor ended whose money came back. */
export const outcomeOf = (result: string) => outcomes[directionOf({ amount: result })]

/** Why the money moved. */
export function whyOf({ code, withdrawal, result }: Pick<StatementLine, 'code' | 'withdrawal' | 'result'>) {
  if (withdrawal !== null) return `statement.why.hold.${withdrawal}` as const
  if (result !== null) return `statement.why.vendor_return.${outcomeOf(result)}` as const
  return `statement.why.${code}` as const
}
