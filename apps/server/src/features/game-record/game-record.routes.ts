import {
  gameRecord,
  gameRecordCsv,
  gameRecordDetail,
  gameTickets,
  type RecordedRound,
  type RecordedState,
  type Ticket,
} from '@perya/contract/game-record'
import type { GameCategory } from '@perya/contract/games'
import type { Language } from '@perya/contract/language'
import { type TransferKind, transferKinds } from '@perya/contract/ledger'
import { csvLinesMax } from '@perya/contract/record-bounds'
import { formatAmount } from '@perya/money'
import { iconUrlOf, nameOf } from '#features/catalogue/index.ts'
import { lotteryName } from '#features/lottery/index.ts'
import { picturesOf } from '#features/merchants/index.ts'
import { findMemberAccounts, listMovements, readPeriod } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { csvClock } from '#platform/csv-clock.ts'
import { sendCsv } from '#platform/http/csv.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { readRecord } from './read-record.ts'
import { findRound, type RoundRow } from './round.store.ts'
import { listTickets, type TicketRow } from './ticket.store.ts'

const states: Record<RoundRow['state'], RecordedState> = {
  OPEN: 'open',
  SETTLED: 'settled',
  CLOSED: 'settled',
  VOID: 'rolledBack',
}

export const gameRecordRoutes = (ctx: Context): Route[] => [
  memberRoute(gameRecord, async (input, { signedIn, merchant, language }) => {
    const { pageNo, pageSize, gameCategory, vendor } = input
    const { from, to, firstDay, lastDay } = await readPeriod(ctx.db, merchant, input)
    const { currency } = await findMemberAccounts(ctx.db, signedIn.memberId)
    const { totals, rounds } = await readRecord(
      ctx.db,
      { memberId: signedIn.memberId, from, to, gameCategory, vendor },
      { limit: pageSize, offset: (pageNo - 1) * pageSize },
    )
    return {
      startDate: firstDay,
      endDate: lastDay,
      currency,
      totalStake: formatAmount(totals.stake),
      totalWin: formatAmount(totals.win),
      totalNet: formatAmount(totals.win - totals.stake),
      totalCount: totals.count,
      pageNo,
      pageSize,
      rounds: rounds.map((round) => toAnswer(round, language, picturesOf(ctx, merchant))),
    }
  }),

  memberRoute(gameRecordCsv, async (input, { signedIn, merchant, language }, { reply }) => {
    const { from, to, firstDay, lastDay, timeZone } = await readPeriod(ctx.db, merchant, input)
    const { gameCategory, vendor } = input
    const { totals, rounds } = await readRecord(
      ctx.db,
      { memberId: signedIn.memberId, from, to, gameCategory, vendor },
      { limit: csvLinesMax, offset: 0 },
    )
    const say = csvTexts[language === 'EN' ? 'EN' : 'TY']
    const clock = csvClock(timeZone, language)
    await sendCsv(
      reply,
      `games-${firstDay}-${lastDay}.csv`,
      [
        [clock.head, ...say.head],
        ...rounds
          .map((round) => toAnswer(round, language, ''))
          .map((round) => [
            clock.show(round.openedAt),
            round.gameName,
            round.vendorName,
            round.gameCategory ?? '',
            round.roundId,
            say[round.state],
            round.stake,
            round.win,
            round.net,
          ]),
        [
          say.total,
          ...Array<string>(5).fill(''),
          ...[totals.stake, totals.win, totals.win - totals.stake].map(formatAmount),
        ],
      ],
      { lines: totals.count, language },
    )
    return undefined
  }),

  memberRoute(gameRecordDetail, async ({ vendor, roundId }, { signedIn, merchant, language }) => {
    const asked = { memberId: signedIn.memberId, vendor, roundId }
    const round = await findRound(ctx.db, asked)
    if (!round) throw new AppError('round.unknown')
    const movements = await listMovements(ctx.db, asked.memberId, `round:${asked.vendor}:${asked.roundId}`)
    return {
      round: toAnswer(round, language, picturesOf(ctx, merchant)),
      movements: movements.map(({ id, at, kind, key, amount }) => ({
        id: String(id),
        at: at.toISOString(),
        code: kind as TransferKind,
        name: transferKinds[kind as TransferKind].text[language],
        amount: formatAmount(amount),
        reference: key.replace(`vendor:${vendor}:`, ''),
      })),
    }
  }),

  memberRoute(gameTickets, async (_input, { signedIn, language }) => {
    const tickets = await listTickets(ctx.db, signedIn.memberId)
    return { tickets: tickets.map((ticket) => toTicket(ticket, language)) }
  }),
]

const csvTexts = {
  TY: {
    head: ['Laro', 'Provider', 'Category', 'Round', 'Status', 'Taya', 'Panalo', 'Net'],
    open: 'Bukas pa',
    settled: 'Tapos na',
    rolledBack: 'Ibinalik',
    total: 'Total',
  },
  EN: {
    head: ['Game', 'Provider', 'Category', 'Round', 'Status', 'Bet', 'Win', 'Net'],
    open: 'Open',
    settled: 'Settled',
    rolledBack: 'Returned',
    total: 'Total',
  },
} as const

function toAnswer(row: RoundRow, language: Language, pictures: string): RecordedRound {
  return {
    vendor: row.vendor,
    vendorName: row.vendorName,
    roundId: row.roundId,
    gameCode: row.gameCode,
    gameName: nameIn(row, language),
    nodeId: row.nodeId,
    iconUrl: row.nodeId === null ? null : iconUrlOf(row.nodeId, pictures),
    gameCategory: row.category as GameCategory | null,
    orderId: row.orderId?.toString() ?? null,
    state: states[row.state],
    openedAt: row.openedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    stake: formatAmount(row.stake),
    win: formatAmount(row.win),
    net: formatAmount(row.win - row.stake),
    isProvable: isStudioPage(row.launchUrl) && row.state !== 'VOID',
  }
}

function toTicket({ id, kind, amount, since, ...row }: TicketRow, language: Language): Ticket {
  return {
    id: String(id),
    kind,
    vendorName: row.vendorName,
    gameName: row.names ? nameOf(row.names, language) : row.gameCode,
    amount: amount === null ? null : formatAmount(amount),
    since: since.toISOString(),
  }
}

function nameIn({ orderId, gameCode, names }: RoundRow, language: Language): string {
  if (orderId !== null) return lotteryName(gameCode, language)
  return names ? nameOf(names, language) : gameCode
}

/** Games of the studio open at one page, wherever it runs; no other vendor hands out its seeds. */
const isStudioPage = (launchUrl: string | null) => /\/studio\/play\?/.test(launchUrl ?? '')
