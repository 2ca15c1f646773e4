/** Opens a game: everything that speaks against it is said before the player sees a frame. */
import { randomUUID } from 'node:crypto'
import type { GameCategory } from '@perya/contract/category'
import type { OutputOf } from '@perya/contract/endpoint'
import type { Language } from '@perya/contract/language'
import type { launchGame as endpoint } from '@perya/contract/member-games'
import { merchantOf } from '#features/merchants/index.ts'
import {
  createLaunchToken,
  findOpenRound,
  keepsMoney,
  launchIdOf,
  launchLifetimeSeconds,
  listSilentVendors,
} from '#features/vendors/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { findPlace, findPlaceByCode, type Lobby, lobbyOf } from './directory.ts'
import { gameAt, stateAt, viewer } from './game-answer.ts'
import { fillAddress, lobbyGame, pageOfLottery } from './launch.rules.ts'
import { addRecent } from './member-games.ts'
import { readStanding } from './standing.store.ts'

export type LaunchRequest = {
  memberId: bigint
  sessionId: bigint
  merchant: string
  /** Plays with the play money of a trial account. */
  isTrial: boolean
  language: Language
  vendor: string
  gameId: string
  nodeId: string | undefined
  /** The caller takes it for a game of real money alone. */
  isRealOnly: boolean
}

export async function launchGame(ctx: Context, request: LaunchRequest): Promise<OutputOf<typeof endpoint>> {
  const { memberId, sessionId, merchant, isTrial, language } = request
  const lobby = lobbyOf(ctx, merchant)
  const vendor = lobby.catalogue.vendors.get(request.vendor)
  const place = request.gameId === lobbyGame ? undefined : placeOf(lobby, request)
  if (!vendor || !isShown(lobby, request.vendor)) throw new AppError('game.unknown')
  const category = place === undefined ? undefined : lobby.catalogue.index.games[place]?.category
  await checkStanding(ctx, memberId, merchant, category)
  const view = viewer(ctx, merchant, language)
  const game = place === undefined ? null : gameAt(view, place)
  if (isTrial && (request.isRealOnly || game?.supportPlay !== true)) throw new AppError('game.realOnly')
  const isOpen = place === undefined ? isLobbyOpen(ctx, lobby, vendor.code) : stateAt(view, place) === 'open'
  if (!isOpen) throw new AppError('game.maintenance')
  const expiresAt = new Date(ctx.now().getTime() + launchLifetimeSeconds * 1_000).toISOString()
  const said = { expiresAt, isPlayMoney: isTrial, vendorName: vendor.name, game }
  if (vendor.launchUrl === null) {
    const url = pageOfLottery(vendor.code, game)
    if (url === null) throw new AppError('game.maintenance')
    if (game) await addRecent(ctx, { memberId, merchant }, game.nodeId)
    // The page has the session already: there is no token to trade, and nothing to bring home from it.
    return {
      ...said,
      url,
      isFramed: false,
      openRound: null,
      keepsMoney: false,
      launch: launchIdOf(randomUUID()),
    }
  }

  const gameCode = game?.gameCode ?? null
  const token = await createLaunchToken(ctx, { memberId, sessionId }, { vendorCode: vendor.code, gameCode })
  const openRound = gameCode && (await findOpenRound(ctx.db, { memberId, vendorCode: vendor.code, gameCode }))
  if (game) await addRecent(ctx, { memberId, merchant }, game.nodeId)
  return {
    ...said,
    url: fillAddress(vendor.launchUrl, {
      token,
      game: gameCode ?? lobbyGame,
      language,
      mode: isTrial ? 'play' : 'real',
    }),
    isFramed: vendor.isFramed,
    openRound: openRound ? { roundId: openRound.roundId, openedAt: openRound.openedAt.toISOString() } : null,
    keepsMoney: keepsMoney(ctx, vendor.code),
    launch: launchIdOf(token),
  }
}

function placeOf(lobby: Lobby, { vendor, gameId, nodeId }: LaunchRequest): number {
  const place = nodeId === undefined ? findPlaceByCode(lobby, vendor, gameId) : findPlace(lobby, nodeId)
  const game = place === undefined ? undefined : lobby.catalogue.index.games[place]
  if (place === undefined || game?.vendor !== vendor || game.gameCode !== gameId) {
    throw new AppError('game.unknown')
  }
  return place
}

/** Some game of the vendor is visible on this site. */
function isShown(lobby: Lobby, vendor: string): boolean {
  const bits = lobby.catalogue.index.byVendor.get(vendor)
  return bits?.some((word, at) => (word & (lobby.visible[at] ?? 0)) !== 0) ?? false
}

function isLobbyOpen(ctx: Context, lobby: Lobby, vendor: string): boolean {
  const bits = lobby.catalogue.index.byVendor.get(vendor)
  const hasOpenGame = bits?.some((word, at) => (word & (lobby.open[at] ?? 0)) !== 0) ?? false
  return hasOpenGame && !listSilentVendors(ctx).includes(vendor)
}

async function checkStanding(
  ctx: Context,
  memberId: bigint,
  merchant: string,
  category: GameCategory | undefined,
): Promise<void> {
  const { isActive, blocks, isAtLimit } = await readStanding(ctx.db, memberId, category ?? null)
  if (isActive && blocks.includes('age')) {
    const { minimumAge, categoryAges } = merchantOf(ctx, merchant).settings
    throw new AppError('age.tooYoung', {
      age: Math.max(minimumAge, (category && categoryAges[category]) ?? minimumAge),
    })
  }
  if (isActive && blocks.includes('identity')) throw new AppError('member.unverified')
  if (isActive && blocks.some((reason) => reason === 'timeout' || reason === 'exclusion')) {
    throw new AppError('member.excluded')
  }
  if (!isActive || blocks.length > 0) throw new AppError('member.blocked')
  if (isAtLimit) throw new AppError('limit.reached')
}
