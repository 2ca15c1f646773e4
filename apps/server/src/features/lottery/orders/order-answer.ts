/** Orders as their member sees them. */
import type { Language } from '@perya/contract/language'
import type {
  LotteryOrder,
  LotteryOrderDetail,
  LotterySubOrder,
  VoidKind,
} from '@perya/contract/lottery-orders'
import { orderReference } from '@perya/contract/lottery-reference'
import { stakeOfBet } from '@perya/lottery-rules'
import { lotteryName } from '@perya/lottery-rules/names'
import { formatAmount } from '@perya/money'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { KnownIssue } from '../issues/known-issues.ts'
import { readPurses } from '../money/purses.ts'
import { readVoidKinds } from '../rulings/ruling.store.ts'
import { costOfLine, readSlip, type SlipLine } from '../slips/slip.rules.ts'
import { findOrder, listSubOrders, type OrderRow, type SubOrderFacts } from './order.store.ts'
import type { Placed, Placing } from './place.store.ts'

type Reader = { memberId: bigint; language: Language }

export async function readOrder(ctx: Context, reader: Reader, id: bigint): Promise<LotteryOrderDetail> {
  const order = await findOrder(ctx.db, reader.memberId, id)
  if (!order) throw new AppError('lottery.orderUnknown')
  const { currency } = (await readPurses(ctx, ctx.db, [reader.memberId]))(reader.memberId)
  const subOrders = await listSubOrders(ctx.db, id)
  const voided = subOrders.filter(({ issueState }) => issueState === 'VOID').map(({ issueNo }) => issueNo)
  const voidKinds = voided.length === 0 ? null : await readVoidKinds(ctx.db, order.code, voided)
  const lines = readSlip(order.slip)
  return {
    ...orderAnswer(order, lines, { currency, language: reader.language }),
    prizeGroup: order.prizeGroup,
    lines: lines.map(lineAnswer),
    subOrders: subOrders.map((row) => subOrderAnswer(row, voidKinds?.get(row.issueNo))),
  }
}

type Taken = {
  lines: readonly SlipLine[]
  issues: readonly KnownIssue[]
  currency: string
  language: Language
}

/** An order that was just taken, which is as it was asked for. */
export function placedAnswer(
  placing: Placing,
  { orderId, createdAt, held }: Placed,
  { lines, issues, currency, language }: Taken,
): LotteryOrderDetail {
  const { code, roomType, type, stopRule, prizeGroup } = placing.terms
  const multiples = placing.issues.reduce((sum, { multiple }) => sum + BigInt(multiple), 0n)
  const cost = placing.cost * multiples
  const row: OrderFacts = {
    id: orderId,
    code,
    roomType,
    type,
    stopRule,
    cost,
    issueCount: issues.length,
    issueNo: issues[0]?.issueNo ?? '',
    createdAt,
    state: 'waiting',
    stake: cost,
    win: 0n,
  }
  return {
    ...orderAnswer(row, lines, { currency, language }),
    prizeGroup,
    lines: lines.map(lineAnswer),
    subOrders: issues.map(({ issueNo, drawsAt }, place) => {
      const multiple = placing.issues[place]?.multiple ?? 1
      const isHeld = held.includes(place)
      return subOrderAnswer({
        id: (orderId << 10n) + BigInt(place),
        issueNo,
        issueState: isHeld ? 'SCHEDULED' : 'OPEN',
        drawsAt,
        multiple,
        cost: placing.cost * BigInt(multiple),
        state: isHeld ? 'held' : 'placed',
        canCancel: true,
        result: null,
        win: 0n,
      })
    }),
  }
}

/** Orders that are taken together share their instants, and writing one takes longer than the rest of an answer. */
function makeSayer(): (instant: Date) => string {
  let last = Number.NaN
  let said = ''
  return (instant) => {
    const time = instant.getTime()
    if (time !== last) said = instant.toISOString()
    last = time
    return said
  }
}

const sayCreated = makeSayer()
const sayDrawn = makeSayer()

type OrderFacts = Omit<OrderRow, 'prizeGroup' | 'slip' | 'changedAt'>

export function orderAnswer(
  row: OrderFacts,
  [first, ...more]: readonly SlipLine[],
  { currency, language }: { currency: string; language: Language },
): LotteryOrder {
  return {
    id: row.id.toString(),
    reference: orderReference(row.id),
    code: row.code,
    name: lotteryName(row.code, language),
    roomType: row.roomType,
    type: row.type,
    state: row.state,
    stopRule: row.stopRule,
    createdAt: sayCreated(row.createdAt),
    currency,
    issueNo: row.issueNo,
    issueCount: row.issueCount,
    betType: first?.betType.code ?? '',
    content: first?.text ?? '',
    lineCount: more.length + 1,
    cost: formatAmount(row.cost),
    stake: formatAmount(row.stake),
    win: formatAmount(row.win),
  }
}

const lineAnswer = (line: SlipLine) => ({
  betType: line.betType.code,
  content: line.text,
  unitPrice: formatAmount(line.unitPrice),
  mode: line.mode,
  multiple: line.multiple,
  betCount: line.bets,
  unitStake: formatAmount(stakeOfBet(line)),
  cost: formatAmount(costOfLine(line)),
  odds: Object.entries(line.odds).map(([prize, odds]) => ({ prize, odds: formatAmount(odds) })),
})

const subOrderAnswer = (row: SubOrderFacts, voidKind?: VoidKind): LotterySubOrder => ({
  id: row.id.toString(),
  issueNo: row.issueNo,
  issueState: row.issueState,
  drawsAt: sayDrawn(row.drawsAt),
  multiple: row.multiple,
  cost: formatAmount(row.cost),
  state: row.state,
  voidKind: voidKind ?? null,
  canCancel: row.canCancel,
  result: row.result,
  win: formatAmount(row.win),
})
