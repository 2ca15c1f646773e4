/** What operators did, as it was written down, and the proof that it stands as it was written. */
import type { Db } from '#platform/db.ts'
import { type ActQuestion, type ActRow, type Chain, listActsBefore, readChain } from './act.store.ts'

/** Where acts are kept; nobody takes a row out of it. */
export const actTable = 'operator_act'

/** Of a merchant, the latest first; `before` is the number of the last one of the page before. */
export function listActRows(db: Db, merchant: string, asked: ActQuestion): Promise<ActRow[]> {
  return listActsBefore(db, merchant, asked)
}

/** Each row is sealed with the one before it, so one that was changed or taken out shows. */
export function checkChain(db: Db): Promise<Chain> {
  return readChain(db)
}
