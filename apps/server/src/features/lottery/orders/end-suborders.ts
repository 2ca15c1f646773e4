/** Ends sub-orders before their issue closes: their money comes back, and their numbers are free again. */
import { type Amount, formatAmount } from '@perya/money'
import { inMoneyTransaction, postTransfer } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { readPurses } from '../money/purses.ts'
import { numbersMax, riskByNumber } from '../slips/risk.rules.ts'
import { readSlip } from '../slips/slip.rules.ts'
import {
  type EndKind,
  findSubOrders,
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
  const rows = (await findSubOrders(ctx.db, ids)).filter((row) => row.memberId === memberId)
  const answers = new Map(rows.map((row) => [row.id, refusalOf(row)]))
  for (const part of inParts(rows.filter(isOpen))) {
    const some = await inMoneyTransaction(ctx, async (tx) => {
      const held = await holdSubOrders(tx, idsOf(part.rows))
      const ended = await endRows(ctx, tx, { rows: held.filter(isOpen), risks: part.risks }, 'cancelled')
      return held.map(
        (row): Cancelled =>
          ended.has(row.id) ? { id: row.id, answer: 'cancelled', refunded: row.cost } : refusalOf(row),
      )
    })
    for (const answer of some) answers.set(answer.id, answer)
  }
  const cancelled = [...new Set(ids)].map(
    (id): Cancelled => answers.get(id) ?? { id, answer: 'unknown', refunded: 0n },
  )
  return {
    refunded: formatAmount(cancelled.reduce((sum, { refunded }) => sum + refunded, 0n)),
    subOrders: cancelled.map(({ id, answer, refunded }) => ({
      id: id.toString(),
      answer,
      refunded: formatAmount(refunded),
    })),
  }
}

const idsOf = (rows: readonly SubOrderRow[]): bigint[] => rows.map(({ id }) => id)

const isOpen = ({ isClosed, isEnded }: SubOrderRow): boolean => !isClosed && !isEnded

/** What is said of a sub-order that was not cancelled: one that is still open was ended by somebody else just now. */
const refusalOf = (row: SubOrderRow): Cancelled => ({
  id: row.id,
  answer: row.isClosed && !row.isEnded ? 'closed' : 'ended',
  refunded: 0n,
})

/** Ends what a chase no longer needs; whatever has closed meanwhile is played. */
export async function stopSubOrders(ctx: Context, ids: readonly bigint[]): Promise<void> {
  for (const part of inParts(await findSubOrders(ctx.db, ids))) {
    await inMoneyTransaction(ctx, async (tx) => {
      const rows = (await holdSubOrders(tx, idsOf(part.rows))).filter(isOpen)
      await endRows(ctx, tx, { rows, risks: part.risks }, 'stopped')
    })
  }
}

/** Ends what was set aside by a member who may not play any more, though the issue has closed to everybody else. */
export async function endByRule(ctx: Context, tx: Tx, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return
  const held = (await holdSubOrders(tx, ids)).filter((row) => !row.isEnded)
  for (const part of inParts(held)) await endRows(ctx, tx, part, 'stopped')
}

/** What each number of a slip would pay, by slip. */
type SlipRisks = ReadonlyMap<string, ReadonlyMap<string, bigint>>

/** Sub-orders in parts of so many numbers, or of one sub-order; slips are read when their part comes, each once. */
export function* inParts<Row extends { slip: string }>(
  rows: readonly Row[],
): Iterable<{ rows: readonly Row[]; risks: SlipRisks }> {
  let part: Row[] = []
  let risks = new Map<string, ReadonlyMap<string, bigint>>()
  let numbers = 0
  for (const row of rows) {
    const ofSlip = risks.get(row.slip) ?? riskByNumber(readSlip(row.slip))
    if (part.length > 0 && numbers + ofSlip.size > numbersMax) {
      yield { rows: part, risks }
      part = []
      risks = new Map()
      numbers = 0
    }
    part.push(row)
    risks.set(row.slip, ofSlip)
    numbers += ofSlip.size
  }
  if (part.length > 0) yield { rows: part, risks }
}

async function endRows(
  ctx: Context,
  tx: Tx,
  { rows, risks }: { rows: readonly SubOrderRow[]; risks: SlipRisks },
  kind: EndKind,
): Promise<Set<bigint>> {
  const ended = await insertEnds(tx, idsOf(rows), kind)
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
  await releaseRisks(
    tx,
    mine.flatMap((row) => risksOf(row, risks)),
  )
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

function risksOf({ merchant, issueId, multiple, slip }: SubOrderRow, risks: SlipRisks): Risk[] {
  return [...(risks.get(slip) ?? [])].map(([number, amount]) => ({
    merchant,
    issueId,
    number,
    amount: amount * BigInt(multiple),
  }))
}
