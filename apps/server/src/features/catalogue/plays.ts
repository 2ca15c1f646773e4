/** What is played now: the games bet on most today and the rounds that ended last, kept in memory by each process. */
import { hash } from 'node:crypto'
import type { OutputOf } from '@perya/contract/endpoint'
import {
  type listLatestBets as betsEndpoint,
  latestBetsShown,
  rowGames,
  type listHomeRows as rowsEndpoint,
} from '@perya/contract/games'
import { formatAmount } from '@perya/money'
import { merchantOf } from '#features/merchants/index.ts'
import { countBets, listEndedRounds, readEndedRounds } from '#features/vendors/index.ts'
import type { Context } from '#platform/context.ts'
import type { Close } from '#platform/feature.ts'
import { follow } from '#platform/follow.ts'
import { notify } from '#platform/notifications.ts'
import { service } from '#platform/service.ts'
import { keepCommon, pageOf } from './bitmap.rules.ts'
import { findPlaceByCode, type Lobby } from './directory.ts'
import { gameAt, openBits, stateAt, type Viewer } from './game-answer.ts'
import { maskUserName } from './mask.rules.ts'
import {
  addBets,
  forgetLatestBets,
  keepEnded,
  type LatestBet,
  listLatestBetRows,
  listShown,
  listTopGames,
  lockPlays,
  putLatestBets,
  saveCounted,
  saveShown,
  type TopGame,
} from './play.store.ts'

const channel = 'plays'

/** A bet's row carries the time before its commit, which comes this much later at most: by then none is missed. */
const settledAfterMs = 40_000
/** One run counts no more than the database can within its time; after a pause the next runs catch up. */
const countedAtOnceMs = 5 * 60_000
/** A round is shown soon; one whose commit takes longer than this is not shown, and nobody misses it. */
const overlapMs = 5_000
const showsBackMs = 10 * 60_000
const kept = 2 * latestBetsShown
/** Some of today's games may be closed by now. */
const topKept = 3 * rowGames

type Plays = {
  top: ReadonlyMap<string, TopGame[]>
  latest: ReadonlyMap<string, LatestBet[]>
  /** Answers already made from these; those of a lobby that changed stay behind. */
  answers: WeakMap<Lobby, Map<string, object>>
}

const boards = service<Plays>('plays of now')

export const openPlays = (ctx: Context): Promise<Close> => follow(ctx, channel, () => readPlays(ctx))

async function readPlays(ctx: Context): Promise<void> {
  const [top, latest] = await Promise.all([listTopGames(ctx.db, topKept), listLatestBetRows(ctx.db)])
  boards.open(ctx, {
    top: Map.groupBy(top, ({ merchant }) => merchant),
    latest: Map.groupBy(latest, ({ merchant }) => merchant),
    answers: new WeakMap(),
  })
}

/** Two transactions: counts that fail keep no round from being shown. */
export async function gatherPlays(ctx: Context): Promise<void> {
  await gatherLatestBets(ctx)
  await gatherCounts(ctx)
}

/** Takes the rounds that ended since the last time, and lets go of those that a correction undid. */
async function gatherLatestBets(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { shownUntil, now } = await lockPlays(tx)
    const showFrom = Math.max(shownUntil.getTime() - overlapMs, now.getTime() - showsBackMs)
    const rounds = await listEndedRounds(tx, { from: new Date(showFrom), until: now, newest: kept })
    await putLatestBets(
      tx,
      rounds.map(({ userName, ...round }) => ({ ...round, customerName: maskUserName(userName) })),
    )
    const corrected = await keepEnded(tx, await readEndedRounds(tx, await listShown(tx)))
    const forgotten = await forgetLatestBets(tx, { perMerchant: kept })
    await saveShown(tx, now)
    if (rounds.length + corrected + forgotten > 0) await notify(tx, channel)
  })
}

/** Counts the bets since the last time, each once. */
async function gatherCounts(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { countedUntil: from, now } = await lockPlays(tx)
    const until = new Date(Math.min(from.getTime() + countedAtOnceMs, now.getTime() - settledAfterMs))
    if (until <= from) return
    const bets = await countBets(tx, { from, until })
    await addBets(tx, bets)
    await saveCounted(tx, until)
    if (bets.length > 0) await notify(tx, channel)
  })
}

const siteOf = (ctx: Context, merchant: string) => merchantOf(ctx, merchant).trialOf ?? merchant

const dayIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)

export function homeRows(ctx: Context, view: Viewer, merchant: string): OutputOf<typeof rowsEndpoint> {
  const site = siteOf(ctx, merchant)
  const plays = boards.of(ctx)
  // What was counted yesterday is nobody's today, also before the next count.
  const today = dayIn(merchantOf(ctx, site).timeZone, ctx.now())
  return remember(plays, view, `home rows ${today} ${site}`, () => {
    const { lobby } = view
    const { index } = lobby.catalogue
    const fresh = keepCommon(index.isNew.slice(), [lobby.visible, openBits(view)])
    return {
      newGames: pageOf(fresh, 0, rowGames).map((place) => gameAt(view, place)),
      topToday: (plays.top.get(site) ?? [])
        .filter(({ day }) => day === today)
        .flatMap(({ vendor, gameCode }) => findPlaceByCode(lobby, vendor, gameCode) ?? [])
        .filter((place) => stateAt(view, place) === 'open')
        .slice(0, rowGames)
        .map((place) => gameAt(view, place)),
    }
  })
}

export function latestBets(ctx: Context, view: Viewer, merchant: string): OutputOf<typeof betsEndpoint> {
  const site = siteOf(ctx, merchant)
  const plays = boards.of(ctx)
  return remember(plays, view, `latest bets ${site}`, () =>
    (plays.latest.get(site) ?? [])
      .flatMap((bet) => {
        const place = findPlaceByCode(view.lobby, bet.vendorCode, bet.gameCode)
        return place === undefined ? [] : [{ bet, game: gameAt(view, place) }]
      })
      .slice(0, latestBetsShown)
      .map(({ bet, game }) => ({
        id: betId(bet),
        customerName: bet.customerName,
        stake: formatAmount(bet.stake),
        paid: formatAmount(bet.paid),
        endedAt: bet.endedAt.toISOString(),
        game,
      })),
  )
}

/** They change every few seconds, so they are kept apart from the answers of the lobby, which would make room for them. */
function remember<T extends object>(
  { answers }: Plays,
  { lobby, language, silent, pictures }: Viewer,
  asked: string,
  make: () => T,
): T {
  const ofLobby = answers.get(lobby) ?? new Map<string, object>()
  answers.set(lobby, ofLobby)
  const key = `${language} ${silent.join()} ${pictures} ${asked}`
  const answer = (ofLobby.get(key) as T | undefined) ?? make()
  ofLobby.set(key, answer)
  return answer
}

/** Says nothing of the member or the round to whoever reads it. */
const betId = ({ endedAt, vendorCode, memberId, roundId }: LatestBet) =>
  hash('sha256', `${vendorCode} ${memberId} ${roundId} ${endedAt.getTime()}`, 'base64url').slice(0, 16)
