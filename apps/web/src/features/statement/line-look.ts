import type { StatementLine } from '@perya/contract/wallet'
import type { LineLook, PageLook } from '#lib/record/rows.rules.ts'

type Lined = { lines: StatementLine[] }

/** What names a movement, and when it was; a transfer may touch a wallet twice. */
export const lineLook: LineLook<StatementLine> & PageLook<Lined, StatementLine> = {
  keyOf: ({ id, amount, balance }) => [id, amount, balance].join(' '),
  atOf: ({ at }) => at,
  linesOf: ({ lines }) => lines,
  setLines: (lines) => ({ lines }),
}
