import type { Db } from '#platform/db.ts'
import { findTransferRow, type TransferRow } from './posting.store.ts'

/** Where transfers are kept; nobody takes a row out of it. */
export const transferTable = 'ledger_transfer'

export type KeptTransfer = Omit<TransferRow, 'accounts' | 'amounts'> & {
  /** Side by side, the account whose owner acted first. */
  accounts: bigint[]
  amounts: bigint[]
}

/** A transfer as it was posted, which never changes. */
export async function findTransfer(
  db: Db,
  by: { id: bigint } | { key: string },
): Promise<KeptTransfer | null> {
  const row = await findTransferRow(db, by)
  return row ? { ...row, accounts: row.accounts.map(BigInt), amounts: row.amounts.map(BigInt) } : null
}
