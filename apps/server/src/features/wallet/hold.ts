/** Money set aside: it leaves the member's cash at once, and later it is either captured or given back, never both. */
import assert from 'node:assert/strict'
import type { TransferKind } from '@perya/contract/ledger'
import type { Amount } from '@perya/money'
import { AppError } from '#platform/app-error.ts'
import type { Tx } from '#platform/db.ts'
import { findMemberAccounts } from './accounts.ts'
import { endHold, type Hold, insertHold, lockHold } from './hold.store.ts'
import { postTransfer, type Transfer } from './post-transfer.ts'

export type HoldRequest = {
  /** Names the hold permanently, such as `withdrawal:17`. */
  key: string
  memberId: bigint
  amount: Amount
  /** `stake_hold` is for later bets and counts as play; `hold` does not. */
  kind?: Hold['kind']
  reference?: string
}

export async function hold(tx: Tx, request: HoldRequest): Promise<Transfer> {
  assert(request.amount > 0n, 'something is set aside')
  const { cash, held } = await findMemberAccounts(tx, request.memberId)
  const kind = request.kind ?? 'hold'
  const transfer = await postTransfer(tx, {
    key: `hold:${request.key}`,
    kind,
    legs: [
      { account: cash, amount: -request.amount },
      { account: held, amount: request.amount },
    ],
    reference: request.reference ?? request.key,
  })
  await insertHold(tx, {
    key: request.key,
    memberId: request.memberId,
    kind,
    amount: request.amount,
    cashId: cash,
    heldId: held,
    openedBy: transfer.id,
  })
  return transfer
}

export type CaptureRequest = {
  key: string
  /** The account that receives the money. */
  to: bigint
  kind: TransferKind
  /** Unset for all of it; when it is less, the rest goes back to the member. */
  amount?: Amount
  event?: Record<string, unknown>
}

export async function captureHold(tx: Tx, request: CaptureRequest): Promise<Transfer> {
  const held = await findOpen(tx, request.key, 'captured')
  const taken = request.amount ?? held.amount
  assert(taken > 0n && taken <= held.amount, 'a hold gives at most what it holds')
  const rest = held.amount - taken
  const transfer = await postTransfer(tx, {
    key: endKey(held),
    kind: request.kind,
    legs: [
      { account: held.heldId, amount: -held.amount },
      { account: request.to, amount: taken },
      ...(rest > 0n ? [{ account: held.cashId, amount: rest }] : []),
    ],
    reference: held.reference,
    ...(request.event === undefined ? {} : { event: request.event }),
  })
  await endHold(tx, { id: held.id, state: 'captured', endedBy: transfer.id })
  return transfer
}

export async function releaseHold(
  tx: Tx,
  { key, reason }: { key: string; reason?: string },
): Promise<Transfer> {
  const held = await findOpen(tx, key, 'released')
  const transfer = await postTransfer(tx, {
    key: endKey(held),
    kind: held.kind === 'stake_hold' ? 'stake_released' : 'hold_released',
    legs: [
      { account: held.cashId, amount: held.amount },
      { account: held.heldId, amount: -held.amount },
    ],
    reference: held.reference,
    ...(reason === undefined ? {} : { reason }),
  })
  await endHold(tx, { id: held.id, state: 'released', endedBy: transfer.id })
  return transfer
}

/** Both ends share one key, so the ledger itself refuses a second one. */
const endKey = (held: Hold) => `hold:${held.key}:end`

async function findOpen(tx: Tx, key: string, end: 'captured' | 'released'): Promise<Hold> {
  const found = await lockHold(tx, key)
  if (!found) throw new AppError('hold.unknown')
  // The same end again is a retry: the transfer's key returns the first answer.
  if (found.state !== 'open' && found.state !== end) throw new AppError('hold.ended')
  return found
}
