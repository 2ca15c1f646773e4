/** What every lottery sells and drew last, read at most once a second by each process. */
import type { Language } from '@perya/contract/language'
import type {
  Lottery as LotteryAnswer,
  LotteryIssue,
  LotteryPlayType,
  LotteryResult,
} from '@perya/contract/lottery'
import { betTypes, type Family, lotteries, oddsOf } from '@perya/lottery-rules'
import { lotteryName, tileOf } from '@perya/lottery-rules/names'
import { amountUnit, formatAmount } from '@perya/money'
import { iconUrlOf } from '#features/catalogue/index.ts'
import type { Context } from '#platform/context.ts'
import type { Close } from '#platform/feature.ts'
import { service } from '#platform/service.ts'
import { issueChannel } from './issues/announce.ts'
import { type IssueRow, readStandings, type Standing } from './issues/issue.store.ts'
import type { Offer } from './rooms/directory.ts'

type Board = { readAt: number; now: Date; standings: ReadonlyMap<string, Standing> }

/** The last reading, until it is forgotten. */
const boards = service('board of lotteries', (): { last: Promise<Board> | undefined } => ({
  last: undefined,
}))
const freshMs = 1_000

/** Forgets the board whenever an issue moved on, so that a result is seen as soon as it is told. */
export function openBoard(ctx: Context): Close {
  const forget = () => {
    boards.of(ctx).last = undefined
  }
  return ctx.notifications.on(issueChannel, forget, forget)
}

export async function readBoard(
  ctx: Context,
): Promise<{ now: Date; standingOf: (code: string) => Standing }> {
  const kept = boards.of(ctx)
  let board = kept.last
  if (!board || performance.now() - (await board).readAt > freshMs) {
    board = read(ctx)
    kept.last = board
    // A failed reading is not kept for whoever asks next.
    board.catch(() => {
      kept.last = undefined
    })
  }
  const { readAt, now, standings } = await board
  const elapsed = performance.now() - readAt
  return {
    now: new Date(now.getTime() + elapsed),
    standingOf: (code) => standings.get(code) ?? { code, selling: [], waiting: [], last: null },
  }
}

async function read(ctx: Context): Promise<Board> {
  const codes = lotteries.map(({ code }) => code)
  const { now, standings } = await readStandings(ctx.db, codes)
  return { readAt: performance.now(), now, standings: new Map(standings.map((each) => [each.code, each])) }
}

export function lotteryAnswer(
  offer: Offer,
  { selling, last }: Standing,
  { language, pictures }: { language: Language; pictures: string },
): LotteryAnswer {
  const { lottery, rooms, isOpen } = offer
  const { code, family, prizeMode, vendor, schedule, drawSource } = lottery
  const tile = tileOf(code)
  const [issue] = selling
  return {
    code,
    name: lotteryName(code, language),
    iconUrl: tile === null ? null : iconUrlOf(tile, pictures),
    iconColour: null,
    family,
    prizeMode,
    vendor,
    playTypes: playTypesOf(family),
    roomTypes: rooms.map(({ roomType }) => roomType),
    intervalSeconds: 'everySeconds' in schedule ? schedule.everySeconds : null,
    drawSource,
    state: isOpen ? 'open' : 'maintenance',
    jackpot: jackpotOf(offer),
    issue: issue ? issueAnswer(issue) : null,
    lastResult: last ? resultAnswer(last) : null,
  }
}

/** Games of six balls out of many publish what all six win in the room that pays most, while they are sold. */
function jackpotOf({ lottery: { family, unitPrices }, rooms, isOpen }: Offer): string | null {
  const [price] = unitPrices
  if (!/^ph-\d\d$/.test(family) || price === undefined || !isOpen) return null
  const prizes = betTypes[family].flatMap((betType) => betType.prizes)
  const paid = rooms.map(({ prizeGroup, winMax, issueWinMax }) => {
    const odds = prizes.map((prize) => oddsOf(prize, prizeGroup)).reduce(larger, 0n)
    // No order that could win more than its room pays is taken.
    return [(odds * price) / amountUnit, winMax, issueWinMax].reduce(smaller)
  })
  return paid.length === 0 ? null : formatAmount(paid.reduce(larger))
}

const larger = (a: bigint, b: bigint) => (a > b ? a : b)
const smaller = (a: bigint, b: bigint) => (a < b ? a : b)

const playTypesOf = (family: Family): LotteryPlayType[] => [
  ...new Set(betTypes[family].flatMap(({ playTypes }) => playTypes)),
]

export const issueAnswer = ({ issueNo, state, opensAt, closesAt, drawsAt }: IssueRow): LotteryIssue => ({
  issueNo,
  state,
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
  drawsAt: drawsAt.toISOString(),
})

export const resultAnswer = ({ issueNo, state, drawsAt, drawnAt, result }: IssueRow): LotteryResult => ({
  issueNo,
  state: state as LotteryResult['state'],
  drawsAt: drawsAt.toISOString(),
  drawnAt: (drawnAt as Date).toISOString(),
  result: result as string[],
})
