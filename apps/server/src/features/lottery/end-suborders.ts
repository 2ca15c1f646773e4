/** Ends sub-orders before their issue closes: their money comes back, and their numbers are free again. */
import { type Amount, formatAmount } from '@perya/money'
import { inMoneyTransaction, postTransfer } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { readPurses } from './purses.ts'
import { riskByNumber } from './risk.rules.ts'
import { readSlip } from './slip.rules.ts'
import {
  type EndKind,
  holdSubOrders,
  insertEnds,
  type Risk,
  releaseRisks,
  type SubOrderRow,
} from './suborder.store.ts'

export type Cancelled = { id: bigint; answer: 'cancelled' | 'closed' | 'ended' | 'unknown'; refunded: Amount }

/** What a member cancels, each by itself; what cannot be is said beside it. */
export async function cancelSubOrders(
  ctx: Context,
  memberId: bigint,
  ids: readonly bigint[],
): Promise<{ refunded: string; subOrders: { id: string; answer: Cancelled['answer']; refunded: string }[] }> {
  const named = [...new Set(ids)]
  const cancelled = await inMoneyTransaction(ctx, async (tx) => {
    const rows = (await holdSubOrders(tx, named)).filter((row) => row.memberId === memberId)
    const open = rows.filter((row) => !row.isClosed && !row.isEnded)
    const ended = await endRows(ctx, tx, open, 'cancelled')
    return named.map((id): Cancelled => {
      const row = rows.find((each) => each.id === id)
      if (!row) return { id, answer: 'unknown', refunded: 0n }
      if (ended.has(id)) return { id, answer: 'cancelled', refunded: row.cost }
      return { id, answer: row.isEnded || open.includes(row) ? 'ended' : 'closed', refunded: 0n }
    })
  })
  return {
    refunded: formatAmount(cancelled.reduce((sum, { refunded }) => sum + refunded, 0n)),
    subOrders: cancelled.map(({ id, answer, refunded }) => ({
      id: id.toString(),
      answer,
      refunded: formatAmount(refunded),
    })),
  }
}

/** Ends what a chase no longer needs; whatever has closed meanwhile is played. */
export async function stopSubOrders(ctx: Context, tx: Tx, ids: readonly bigint[]): Promise<void> {
  const rows = await holdSubOrders(tx, ids)
  await endRows(
    ctx,
    tx,
    rows.filter((row) => !row.isClosed && !row.isEnded),
    'stopped',
  )
}

/** Ends what was set aside by a member who may not play any more, though the issue has closed to everybody else. */
export async function endByRule(ctx: Context, tx: Tx, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await holdSubOrders(tx, ids)
  await endRows(
    ctx,
    tx,
    rows.filter((row) => !row.isEnded),
    'stopped',
  )
}

async function endRows(
  ctx: Context,
  tx: Tx,
  rows: readonly SubOrderRow[],
  kind: EndKind,
): Promise<Set<bigint>> {
  const ended = await insertEnds(
    tx,
    rows.map(({ id }) => id),
    kind,
  )
  const mine = rows.filter(({ id }) => ended.has(id))
  const purses = await readPurses(
    ctx,
    tx,
    mine.map(({ memberId }) => memberId),
  )
  for (const part of groupByPurse(mine)) {
    const { memberId, orderId, id, isHeld, code } = part[0] as SubOrderRow
    const { cash, held, house } = purses(memberId)
    const amount = part.reduce((sum, { cost }) => sum + cost, 0n)
    await postTransfer(tx, {
      key: `lottery:${orderId}:${kind}:${id}`,
      kind: isHeld ? 'stake_released' : 'refund',
      legs: [
        { account: cash, amount },
        { account: isHeld ? held : house, amount: -amount },
      ],
      reference: `lottery:${code}:${orderId}`,
    })
  }
  await releaseRisks(tx, mine.flatMap(risksOf))
  return ended
}

/** Sub-orders of one order whose money lies in the same place move in one go. */
function groupByPurse(rows: readonly SubOrderRow[]): SubOrderRow[][] {
  const groups = new Map<string, SubOrderRow[]>()
  for (const row of rows) {
    const name = `${row.orderId} ${row.isHeld}`
    const group = groups.get(name)
    if (group) group.push(row)
    else groups.set(name, [row])
  }
  return [...groups.values()]
}

function risksOf({ merchant, issueId, multiple, slip }: SubOrderRow): Risk[] {
  return [...riskByNumber(readSlip(slip))].map(([number, amount]) => ({
    merchant,
    issueId,
    number,
    amount: amount * BigInt(multiple),
  }))
}
