import type { Amount } from '@perya/money'
import type { Db } from '#platform/db.ts'
import { balanceAt } from './balances.ts'
import {
  findOpening,
  findPageStart,
  findWholeDays,
  listEntries,
  listMovedTogether,
  type Span,
  type StatementRow,
  type StatementTotals,
  sumEntries,
} from './statement.store.ts'

export type StatementPage = { limit: number; offset: number }

export type Statement = StatementTotals & { opening: Amount; closing: Amount; lines: StatementRow[] }

/** Every movement of an account in a period, newest first; the opening balance plus all lines is the closing balance. */
export async function statement(
  db: Db,
  span: Span,
  { kinds = [], limit, offset }: { kinds?: readonly string[] } & StatementPage,
): Promise<Statement> {
  // One snapshot for all queries, or a bet placed meanwhile would be in one of them and not in another.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const whole = await findWholeDays(tx, span)
      // Keeps the query out of months that hold no line of the page.
      const start = await findPageStart(tx, span.account, { kinds, whole, lines: offset + limit })
      return {
        opening:
          (await findOpening(tx, span.account, span.from)) ?? (await balanceAt(tx, span.account, span.from)),
        closing: await balanceAt(tx, span.account, span.to),
        ...(await sumEntries(tx, span, { kinds, whole })),
        lines: await listEntries(tx, { ...span, from: start ?? span.from }, { kinds, limit, offset }),
      }
    })
}

/** The same for several accounts that are one wallet to their owner; they have few movements, so this sums them here. */
export async function statementOfMany(
  db: Db,
  { accounts, from, to }: { accounts: readonly bigint[]; from: Date; to: Date },
  { kinds = [], limit, offset }: { kinds?: readonly string[] } & StatementPage,
): Promise<Statement> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      let opening = 0n
      for (const account of accounts) opening += await balanceAt(tx, account, from)
      const all = await listMovedTogether(tx, { accounts, from, to }, opening)
      const asked = kinds.length === 0 ? all : all.filter(({ kind }) => kinds.includes(kind))
      const sum = (rows: readonly StatementRow[]) => rows.reduce((total, { amount }) => total + amount, 0n)
      return {
        opening,
        closing: all[0]?.balance ?? opening,
        count: asked.length,
        totalIn: sum(asked.filter(({ amount }) => amount > 0n)),
        totalOut: sum(asked.filter(({ amount }) => amount < 0n)),
        lines: asked.slice(offset, offset + limit),
      }
    })
}
