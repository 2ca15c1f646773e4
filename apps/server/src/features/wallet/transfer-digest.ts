/** What was posted between two instants, in one digest that can be kept outside the database and compared later. */
import { createHash } from 'node:crypto'
import type { Db, Tx } from '#platform/db.ts'
import type { Finding } from './audit.store.ts'
import {
  digestWindow,
  digestWindows,
  findWindowAfter,
  type NextWindow,
  type TransferDigest,
  type TransferWindow,
} from './transfer-digest.store.ts'

/**
 * The next window after the last one: it goes on where that one ended, holds an hour of postings at most, and ends before
 * any that could still come; `isLast` where it ends there. The first one of all is an hour. Nothing where no window can
 * be told yet.
 */
export function findNextWindow(db: Db, after: string | undefined): Promise<NextWindow | undefined> {
  return findWindowAfter(db, after)
}

export async function digestTransfers(db: Db, { from, upTo }: TransferWindow): Promise<TransferDigest> {
  return { from, upTo, ...(await digestWindow(db, { from, upTo })) }
}

const digestOfNone = createHash('sha256').digest('hex')

/** the windows, which follow one another, whose transfers are not those that were digested. */
export async function findChangedWindows(tx: Tx, windows: readonly TransferDigest[]): Promise<Finding[]> {
  if (windows.length === 0) return []
  const found = await digestWindows(tx, windows)
  return windows.flatMap(({ from, upTo, count, digest }, index) => {
    const now = found.get(index) ?? { count: 0, digest: digestOfNone }
    if (now.digest === digest) return []
    const detail = `${count} transfers were sealed outside the database, and the ${now.count} there are now are not those`
    const place = `ledger_transfer from ${from} to ${upTo}`
    return [{ rule: 'R-18', place, accountId: null, transferId: null, difference: 0n, detail }]
  })
}
