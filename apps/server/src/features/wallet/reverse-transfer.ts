import { AppError } from '#platform/app-error.ts'
import type { Tx } from '#platform/db.ts'
import { findTransfer } from './kept-transfer.ts'
import { postTransfer, type Transfer } from './post-transfer.ts'

/**
 * Reverses a whole transfer with a linked mirror image; a second call changes nothing.
 * Money the member has spent since becomes a debt, and a debt stops play.
 */
export async function reverseTransfer(
  tx: Tx,
  {
    key,
    reason,
    kind = 'reversal',
  }: { key: string; reason: string; kind?: 'reversal' | 'refund' | 'chargeback' },
): Promise<Transfer> {
  const original = await findTransfer(tx, { key })
  if (!original) throw new AppError('transfer.unknown')
  const legs = original.accounts.map((account, index) => ({
    account,
    amount: -(original.amounts[index] ?? 0n),
  }))
  return postTransfer(tx, {
    key: `reversal:${original.id}`,
    kind,
    legs,
    reason,
    reversalOf: original.id,
    ...(original.reference === null ? {} : { reference: original.reference }),
  })
}
