/**
 * What members owe: a deposit, or a win, that was taken back after it was spent.
 *
 * What is missing of a deposit stands on an account of its own; what is missing of a win is cash below nothing.
 * Either stops play and is an alert until it is paid.
 */
import { randomUUID } from 'node:crypto'
import { formatAmount } from '@perya/money'
import {
  blockPlay,
  findMemberAccounts,
  inMoneyTransaction,
  insertAlerts,
  lockMoney,
  openHouseAccount,
  postTransfer,
  resolveAlert,
  sumOverdrawn,
  type Transfer,
  unblockPlay,
} from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockMember } from '../member-lock.store.ts'
import { changeOwed, listToSettle, lockOwed, lowerOwed } from './debt.store.ts'

const blockReason = 'debt'

export const lockDebt = lockOwed

export const debtAccount = (tx: Tx, { memberId, merchant }: { memberId: bigint; merchant: string }) =>
  openHouseAccount(tx, { kind: 'member_debt', merchant, name: memberId.toString() })

const alertOf = (memberId: bigint) => ({ rule: 'R-13', place: `debt ${memberId}` })

/** Written beside the movement that made it. */
export async function owe(
  tx: Tx,
  { memberId, amount, transfer, now }: { memberId: bigint; amount: bigint; transfer: Transfer; now: Date },
): Promise<void> {
  const owed = await changeOwed(tx, memberId, amount, now)
  await blockPlay(tx, memberId, blockReason)
  await tellOwed(tx, memberId, { owed, transferId: transfer.id })
}

/** Written beside the movement that paid it. */
export async function repay(tx: Tx, memberId: bigint, amount: bigint): Promise<void> {
  await tellOwed(tx, memberId, { owed: await lowerOwed(tx, memberId, amount), transferId: null })
}

/** The alert says what is owed now; who owes nothing may play again. */
async function tellOwed(
  tx: Tx,
  memberId: bigint,
  { owed, transferId }: { owed: bigint; transferId: bigint | null },
): Promise<void> {
  const whole = owed + (await sumOverdrawn(tx, memberId))
  if (whole === 0n) {
    await unblockPlay(tx, memberId, blockReason)
    await resolveAlert(tx, alertOf(memberId))
    return
  }
  const detail = `A member owes ${formatAmount(whole)} that was taken back after it was spent.`
  await insertAlerts(tx, [{ ...alertOf(memberId), accountId: null, transferId, difference: 0n, detail }])
}

/** Pays debts out of what came into cash otherwise, such as a round that ended late. */
export async function settleDebts(ctx: Pick<Context, 'db' | 'log'>): Promise<void> {
  for (const { memberId, merchant } of await listToSettle(ctx.db)) {
    // What goes wrong with one holds up no other.
    await settleDebt(ctx, memberId, merchant).catch((error: Error) => {
      ctx.log.error({ err: error, member: memberId.toString() }, 'a debt was not settled')
    })
  }
}

export async function settleDebt(
  ctx: Pick<Context, 'db'>,
  memberId: bigint,
  merchant: string,
): Promise<void> {
  await inMoneyTransaction(ctx, async (tx) => {
    await lockMember(tx, memberId)
    const owed = await lockOwed(tx, memberId)
    const { cash: has } = await lockMoney(tx, memberId)
    const paid = owed < has ? owed : has
    if (paid <= 0n) return tellOwed(tx, memberId, { owed, transferId: null })
    const { cash } = await findMemberAccounts(tx, memberId)
    await postTransfer(tx, {
      key: `debt:${memberId}:${randomUUID()}`,
      kind: 'chargeback',
      legs: [
        { account: cash, amount: -paid },
        { account: await debtAccount(tx, { memberId, merchant }), amount: paid },
      ],
    })
    await repay(tx, memberId, paid)
  })
}
