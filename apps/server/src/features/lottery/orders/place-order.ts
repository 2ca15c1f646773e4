/** From a slip to an order: checked here by the rules, decided in the database by its own clock. */
import { ownWords } from '@perya/contract/fallback'
import type { KnownLanguageCode, Language } from '@perya/contract/language'
import type { RoomType } from '@perya/contract/lottery'
import type { LotteryOrderDetail, StopRule } from '@perya/contract/lottery-orders'
import type { Mode } from '@perya/lottery-rules'
import { parseAmount } from '@perya/money'
import { merchantOf } from '#features/merchants/index.ts'
import { limitError, refusalError } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import { Batcher } from '#platform/batcher.ts'
import type { Context } from '#platform/context.ts'
import { countQueue } from '#platform/waiting.ts'
import { type KnownIssue, knowIssues } from '../issues/known-issues.ts'
import { sayIssue } from '../issues/say-issue.rules.ts'
import { type Purse, readPurses } from '../money/purses.ts'
import { findOffer, findRoom, type Offer, siteOf } from '../rooms/directory.ts'
import type { Room } from '../rooms/room.store.ts'
import { mayEnter } from '../rooms/rooms.ts'
import { digest, type PricedSlip, priceSlip } from '../slips/priced-slip.ts'
import { numbersMax } from '../slips/risk.rules.ts'
import { sayNumber } from '../slips/say-number.rules.ts'
import { type AskedLine, costOfLine, type LineFault, type SlipLine } from '../slips/slip.rules.ts'
import { bringStakeHome } from './bring-stake-home.ts'
import { placedAnswer, readOrder } from './order-answer.ts'
import { openPlacing, type Placed, type Placing, type Terms } from './place.store.ts'

export type OrderRequest = {
  memberId: bigint
  merchant: string
  language: Language
  /** Refusals name what was picked in it, where the site has words of its own. */
  reads: KnownLanguageCode
  requestKey: string
  code: string
  roomType: RoomType
  lines: readonly (AskedLine & { mode: Mode })[]
  issues: readonly { issueNo: string; multiple: number }[]
  stopRule: StopRule
  isPlan: boolean
  prizeGroup: number
  cost: string
}

/** Numbers of an order times its issues: more would keep everybody else waiting in the database. */
const risksMax = 20_000

export type PlaceOrder = (asked: OrderRequest) => Promise<LotteryOrderDetail>

export function openOrders(ctx: Context): PlaceOrder {
  const orders = countQueue(
    ctx.pool,
    new Batcher<Placing, Placed>({
      laneOf: ({ memberId }) => memberId,
      run: openPlacing(ctx.pool),
    }),
  )
  return async (asked) => {
    const offer = findOffer(ctx, asked.merchant, asked.code)
    const room = findRoom(offer, asked.roomType)
    const issues = await readIssues(ctx, asked)
    const purse = (await readPurses(ctx, ctx.db, [asked.memberId]))(asked.memberId)
    const { placing, lines } = await readRequest(ctx, { offer, room, issues, purse }, asked)
    let placed = await orders.add(placing)
    // It is the last thing asked of an order, so nobody's table is emptied for one that is refused anyway.
    if (placed.status === 'insufficient' && (await bringStakeHome(ctx, asked.memberId))) {
      placed = await orders.add(placing)
    }
    if (placed.status === 'limit') throw await limitError(ctx.db, asked.memberId, parseAmount(asked.cost))
    const { memberId, language, reads } = asked
    assertPlaced({ ...placed, status: placed.status }, room, (number) =>
      sayNumber(number, {
        reads,
        ownWords: ownWords(merchantOf(ctx, siteOf(ctx, asked.merchant)).settings.texts, reads),
      }),
    )
    if (placed.status === 'replayed') return readOrder(ctx, { memberId, language }, placed.orderId)
    return placedAnswer(placing, placed, { lines, issues, currency: purse.currency, language })
  }
}

type Found = { offer: Offer; room: Room; issues: readonly AskedIssue[]; purse: Purse }

async function readRequest(
  ctx: Context,
  { offer, room, issues, purse }: Found,
  asked: OrderRequest,
): Promise<{ placing: Placing; lines: readonly SlipLine[] }> {
  const { memberId, code, requestKey } = asked
  const slip = priceSlip(asked.lines, {
    lottery: offer.lottery,
    prizeGroup: room.prizeGroup,
    days: issues.map(({ day }) => day),
  })
  if (!('digest' in slip)) throw lineError(slip)
  assertWithin(slip, issues, offer, room)
  const { lines, cost, win } = slip
  const multiples = issues.reduce((sum, { multiple }) => sum + BigInt(multiple), 0n)
  if (asked.prizeGroup !== room.prizeGroup || parseAmount(asked.cost) !== cost * multiples) {
    throw new AppError('lottery.priceChanged')
  }
  if (!(await mayEnter(ctx, memberId, room))) throw new AppError('lottery.room')
  const type = issues.length === 1 ? 'normal' : asked.isPlan ? 'plan' : 'chase'
  const placing: Placing = {
    terms: termsOf(ctx, room, purse, { type, stopRule: asked.stopRule }),
    memberId,
    requestKey,
    request: digest(
      JSON.stringify([code, asked.roomType, slip.text, asked.issues, asked.stopRule, asked.isPlan]),
    ),
    slipDigest: slip.digest,
    slip: slip.text,
    cost,
    win,
    cash: purse.cash,
    held: purse.held,
    issues,
    risks: slip.risks(),
  }
  return { placing, lines }
}

const knownTerms = new WeakMap<Room, Map<string, Terms>>()

/** The same for all orders that share them, for as long as the room stays as it is. */
function termsOf(
  ctx: Context,
  room: Room,
  { merchant, house }: Purse,
  { type, stopRule }: Pick<Terms, 'type' | 'stopRule'>,
): Terms {
  const known = knownTerms.get(room) ?? new Map<string, Terms>()
  knownTerms.set(room, known)
  const key = `${merchant} ${type} ${stopRule}`
  let terms = known.get(key)
  if (!terms) {
    const { code, roomType, prizeGroup, issueMax, issueWinMax, numberMax } = room
    const site = siteOf(ctx, merchant)
    terms = {
      ...{ merchant, site, code, roomType, type, stopRule, prizeGroup, issueMax, issueWinMax, numberMax },
      house,
    }
    known.set(key, terms)
  }
  return terms
}

type AskedIssue = KnownIssue & { multiple: number }

/** The issues of an order in the order of their draws; what is wrong with one is said with its number. */
async function readIssues(ctx: Context, { code, issues }: OrderRequest): Promise<AskedIssue[]> {
  const known = await knowIssues(ctx, code, issues)
  let last = 0
  return issues.map(({ issueNo, multiple }) => {
    const issue = known.get(issueNo)
    if (!issue || issue.drawsAt.getTime() <= last)
      throw new AppError('lottery.issueUnknown', { issueNo: sayIssue(issueNo) })
    last = issue.drawsAt.getTime()
    return { ...issue, multiple }
  })
}

function assertWithin(
  { lines, win, numbers }: PricedSlip,
  issues: readonly AskedIssue[],
  { lottery }: Offer,
  room: Room,
): void {
  const limits = { min: room.lineMin, max: room.lineMax }
  const most = BigInt(Math.max(...issues.map(({ multiple }) => multiple)))
  for (const [index, line] of lines.entries()) {
    const cost = costOfLine(line)
    if (cost < room.lineMin || cost * most > room.lineMax) {
      throw new AppError('lottery.lineLimit', { line: index + 1, ...limits })
    }
  }
  if (win * most > room.winMax) throw new AppError('lottery.winLimit', { max: room.winMax })
  const isTooLarge =
    issues.length > lottery.limits.mostChaseIssues ||
    numbers > numbersMax ||
    numbers * issues.length > risksMax
  if (isTooLarge) throw new AppError('lottery.tooLarge')
}

function lineError({ line, fault }: LineFault): AppError {
  if (fault === 'betType') return new AppError('lottery.betType', { line })
  return fault === 'content'
    ? new AppError('lottery.content', { line })
    : new AppError('lottery.priceChanged', { line })
}

function assertPlaced(
  { status, detail, balance }: Placed & { status: Exclude<Placed['status'], 'limit'> },
  room: Room,
  say: (number: string) => string,
): void {
  const [named = '', ...number] = (detail ?? '').split(' ')
  const issueNo = sayIssue(named)
  switch (status) {
    case 'posted':
    case 'replayed':
      return
    case 'stopped':
      throw new AppError('lottery.closed')
    case 'closed':
      throw new AppError('lottery.issueClosed', { issueNo })
    case 'issueStake':
      throw new AppError('lottery.issueLimit', { issueNo, max: room.issueMax })
    case 'issueWin':
      throw new AppError('lottery.issueWinLimit', { issueNo, max: room.issueWinMax })
    case 'soldOut':
      throw new AppError('lottery.soldOut', { issueNo, content: say(number.join(' ')) })
    case 'conflict':
    case 'blocked':
    case 'insufficient':
      throw refusalError({ refusal: status, balance })
  }
}
