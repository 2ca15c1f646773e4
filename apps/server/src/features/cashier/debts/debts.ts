/**
 * What members owe: a deposit that was taken back after it was spent.
 *
 * Nobody's cash goes below nothing; what is missing stands on an account of its own and stops play until it is paid.
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
  type Transfer,
  unblockPlay,
} from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockMember } from '../member-lock.store.ts'
import { changeOwed, listDebtors, lockOwed, lowerOwed } from './debt.store.ts'

const blockReason = 'debt'

export const lockDebt = lockOwed

export const debtAccount = (tx: Tx, { memberId, merchant }: { memberId: bigint; merchant: string }) =>
  openHouseAccount(tx, { kind: 'member_debt', merchant, name: memberId.toString() })

const alertOf = (memberId: bigint) => ({ rule: 'R-13', place: `debt ${memberId}` })

/** Written beside the movement that made it; it stops play and is an alert until it is paid. */
export async function owe(
  tx: Tx,
  { memberId, amount, transfer, now }: { memberId: bigint; amount: bigint; transfer: Transfer; now: Date },
): Promise<void> {
  const owed = await changeOwed(tx, memberId, amount, now)
  await blockPlay(tx, memberId, blockReason)
  const detail = `A member owes ${formatAmount(owed)} of a deposit that was taken back after it was spent.`
  const alert = { ...alertOf(memberId), accountId: null, transferId: transfer.id, difference: 0n, detail }
  await insertAlerts(tx, [alert])
}

/** Written beside the movement that paid it; who owes nothing may play again. */
export async function repay(tx: Tx, memberId: bigint, amount: bigint): Promise<void> {
  if ((await lowerOwed(tx, memberId, amount)) > 0n) return
  await unblockPlay(tx, memberId, blockReason)
  await resolveAlert(tx, alertOf(memberId))
}

/** Pays debts out of what came into cash otherwise, such as a round that ended late. */
export async function settleDebts(ctx: Pick<Context, 'db'>): Promise<void> {
  for (const { memberId, merchant } of await listDebtors(ctx.db)) await settleDebt(ctx, memberId, merchant)
}

export async function settleDebt(
  ctx: Pick<Context, 'db'>,
  memberId: bigint,
  merchant: string,
): Promise<void> {
  await inMoneyTransaction(ctx, async (tx) => {
    await lockMember(tx, memberId)
    const owed = await lockOwed(tx, memberId)
    if (owed === 0n) return
    const { cash: has } = await lockMoney(tx, memberId)
    const paid = owed < has ? owed : has
    if (paid <= 0n) return
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
