/** Games a member marked or played last. */
import type { OutputOf } from '@perya/contract/endpoint'
import { type Game, gamePageSize, rowGames } from '@perya/contract/games'
import { type listContinued as continuedEndpoint, favouritesMax } from '@perya/contract/member-games'
import { hasPlayed } from '#features/vendors/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { findPlace, type Lobby, lobbyOf } from './directory.ts'
import { gameAt, stateAt, type Viewer } from './game-answer.ts'
import * as store from './member-game.store.ts'
import { type Page, pageFrom } from './paging.rules.ts'

const recentMax = 100

type Player = { memberId: bigint; merchant: string }

export async function addFavourite(
  ctx: Context,
  { memberId, merchant }: Player,
  nodeId: string,
): Promise<void> {
  if (findPlace(lobbyOf(ctx, merchant), nodeId) === undefined) throw new AppError('game.unknown')
  if (!(await store.addFavourite(ctx.db, memberId, nodeId, favouritesMax)))
    throw new AppError('favourite.full')
}

export function removeFavourite(ctx: Context, { memberId }: Player, nodeId: string): Promise<void> {
  return store.removeFavourite(ctx.db, memberId, nodeId)
}

/** Only those the lobby shows; one that comes back is a favourite again. */
export async function listFavouriteIds(
  ctx: Context,
  { memberId, merchant }: Player,
  { gameType, pageNo, pageSize }: { [Name in keyof Asked]: Asked[Name] | undefined },
): Promise<string[]> {
  const lobby = lobbyOf(ctx, merchant)
  const nodeIds = (await store.listFavourites(ctx.db, memberId)).filter(
    (nodeId) => placesOf(lobby, [nodeId], gameType).length > 0,
  )
  if (pageNo === undefined && pageSize === undefined) return nodeIds
  return [...pageFrom(nodeIds, pageNo ?? 1, pageSize ?? gamePageSize).items]
}

export async function addRecent(ctx: Context, { memberId, merchant }: Player, nodeId: string): Promise<void> {
  if (findPlace(lobbyOf(ctx, merchant), nodeId) === undefined) throw new AppError('game.unknown')
  await store.addRecent(ctx.db, memberId, nodeId, recentMax)
}

/** Where those of the games stand that the lobby shows and that are of the type asked for. */
function placesOf(lobby: Lobby, nodeIds: readonly string[], gameType: string | undefined): number[] {
  const isEvery = gameType === undefined || gameType === '' || gameType === 'ALL' || gameType === 'HOT'
  return nodeIds
    .flatMap((nodeId) => findPlace(lobby, nodeId) ?? [])
    .filter((place) => isEvery || lobby.catalogue.index.games[place]?.category === gameType)
}

type Asked = { gameType: string | undefined; pageNo: number; pageSize: number }

export async function pageOfFavourites(
  ctx: Context,
  view: Viewer,
  memberId: bigint,
  asked: Asked,
): Promise<Page<Game>> {
  return pageOfGames(view, await store.listFavourites(ctx.db, memberId), asked)
}

export async function pageOfRecent(
  ctx: Context,
  view: Viewer,
  memberId: bigint,
  asked: Asked,
): Promise<Page<Game>> {
  const recent = await store.listRecent(ctx.db, memberId)
  return pageOfGames(
    view,
    recent.map(({ nodeId }) => nodeId),
    asked,
  )
}

/** Nothing before the first round with real money: what was only looked at is nothing to go on with. */
export async function listContinued(
  ctx: Context,
  view: Viewer,
  memberId: bigint,
): Promise<OutputOf<typeof continuedEndpoint>> {
  if (!(await hasPlayed(ctx.db, memberId))) return []
  const recent = await store.listRecent(ctx.db, memberId)
  return recent
    .flatMap(({ nodeId, playedAt }) => {
      const place = findPlace(view.lobby, nodeId)
      return place === undefined || stateAt(view, place) !== 'open'
        ? []
        : [{ game: gameAt(view, place), playedAt: playedAt.toISOString() }]
    })
    .slice(0, rowGames)
}

function pageOfGames(
  view: Viewer,
  nodeIds: readonly string[],
  { gameType, pageNo, pageSize }: Asked,
): Page<Game> {
  const { lobby } = view
  const page = pageFrom(placesOf(lobby, nodeIds, gameType), pageNo, pageSize)
  return { ...page, items: page.items.map((place) => gameAt(view, place)) }
}
