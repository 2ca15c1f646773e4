/** The winner board: settled wins of the last days, kept in memory by each process. */
import type { OutputOf } from '@perya/contract/endpoint'
import type { listWinners as endpoint } from '@perya/contract/games'
import { formatAmount } from '@perya/money'
import { merchantOf } from '#features/merchants/index.ts'
import { listRoundResults } from '#features/vendors/index.ts'
import type { Context } from '#platform/context.ts'
import type { Close } from '#platform/feature.ts'
import { follow } from '#platform/follow.ts'
import { notify } from '#platform/notifications.ts'
import { service } from '#platform/service.ts'
import { findPlaceByCode } from './directory.ts'
import { gameAt, remember, type Viewer } from './game-answer.ts'
import { maskUserName } from './mask.rules.ts'
import {
  forgetWinners,
  listFloors,
  listWinnerRows,
  listWonRounds,
  lockProgress,
  putWinners,
  saveProgress,
  type Winner,
} from './winner.store.ts'

const channel = 'winner'
const days = 7
const perVendor = 100
/** A round's row carries the time before its commit, which comes this much later at most: a call ends after thirty seconds. */
const overlapMs = 40_000

type Board = { byMerchant: ReadonlyMap<string, Winner[]>; edition: number }

const boards = service<Board>('board of winners')
let editions = 0

export const openBoard = (ctx: Context): Promise<Close> => follow(ctx, channel, () => readBoard(ctx))

async function readBoard(ctx: Context): Promise<void> {
  // Demo rows may lie in a copied database; a production board shows nobody who did not win.
  const winners = await listWinnerRows(ctx.db, { withDemo: ctx.env.mode === 'demo' })
  boards.open(ctx, { byMerchant: Map.groupBy(winners, ({ merchant }) => merchant), edition: ++editions })
}

/**
 * Takes the largest of what was won since the last time; a win on the board that was corrected is corrected, one taken
 * back goes.
 */
export async function gatherWinners(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { from, until } = await lockProgress(tx, days)
    const results = await listRoundResults(tx, {
      from: new Date(from.getTime() - overlapMs),
      until,
      largest: perVendor,
      floors: await listFloors(tx, perVendor),
      named: await listWonRounds(tx),
    })
    const changed = await putWinners(
      tx,
      results.map((round) => ({
        merchant: round.merchant,
        vendor: round.vendorCode,
        memberId: round.memberId,
        roundId: round.roundId,
        gameCode: round.gameCode,
        customerName: maskUserName(round.userName),
        amount: round.paid,
        wonAt: round.settledAt,
      })),
      { isDemo: false },
    )
    const forgotten = await forgetWinners(tx, { days, perVendor })
    await saveProgress(tx, until)
    if (changed + forgotten > 0n) await notify(tx, channel)
  })
}

export function announceWinners(ctx: Context): Promise<void> {
  return notify(ctx.db, channel)
}

type Asked = { gameCategory: string; limitNum: number }

export function listWinners(
  ctx: Context,
  view: Viewer,
  merchant: string,
  { gameCategory, limitNum }: Asked,
): OutputOf<typeof endpoint> {
  const board = boards.of(ctx)
  const site = merchantOf(ctx, merchant).trialOf ?? merchant
  return remember(view, `winners ${board.edition} ${gameCategory} ${limitNum}`, () => {
    const listed: OutputOf<typeof endpoint> = []
    for (const winner of board.byMerchant.get(site) ?? []) {
      if (listed.length === limitNum) break
      const place = findPlaceByCode(view.lobby, winner.vendor, winner.gameCode)
      const game = place === undefined ? undefined : gameAt(view, place)
      if (!game || (gameCategory !== 'ALL' && game.gameCategory !== gameCategory)) continue
      listed.push({
        vo: {
          iconUrl: game.iconUrl,
          gameName: game.gameName,
          customerName: winner.customerName,
          winAmount: formatAmount(winner.amount),
        },
        vendor: game.vassalage,
        gameType: game.gameType,
        gameCategory: game.gameCategory,
        gameId: game.gameId,
        nodeId: game.nodeId,
        supportPlay: game.supportPlay,
        iconColour: game.iconColour,
        wonAt: winner.wonAt.toISOString(),
        isDemo: winner.isDemo,
      })
    }
    return listed
  })
}
