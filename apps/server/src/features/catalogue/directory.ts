/**
 * The lobby of every merchant, kept in memory by each process and read again when something changes.
 *
 * Games are read anew only when a catalogue was written; a switch costs the few rows of the switches.
 */
import type { Category, GameCategory } from '@perya/contract/games'
import { merchantOf } from '#features/merchants/index.ts'
import { type Playable, readPlayable, vendorChannel } from '#features/vendors/index.ts'
import type { Context } from '#platform/context.ts'
import type { Close } from '#platform/feature.ts'
import { service } from '#platform/service.ts'
import { openWorker } from '#platform/worker.ts'
import { catalogueChannel } from './announce.ts'
import { type Bitmap, hasBit, without } from './bitmap.rules.ts'
import {
  type Classification,
  type LobbyVendor,
  listClassifications,
  listGameRows,
  listLobbyVendors,
  listSwitches,
  type MerchantSwitches,
} from './catalogue.store.ts'
import { orderOf } from './category.rules.ts'
import { bitsAt, bitsWhere, codeName, type GameIndex, makeGameIndex } from './game-index.rules.ts'
import { readIconColours } from './icon-colours.ts'
import { frameOrigins, isOfTheApp } from './launch.rules.ts'

export type Catalogue = {
  index: GameIndex
  vendors: ReadonlyMap<string, LobbyVendor>
  classifications: readonly Classification[]
  iconColours: ReadonlyMap<string, string>
}

/** One merchant's part of the catalogue; a changed switch makes a new object. */
export type Lobby = {
  catalogue: Catalogue
  /** Games the merchant has not turned off. */
  visible: Bitmap
  /** Games that can be opened, unless their vendor has just stopped answering. */
  open: Bitmap
  categories: readonly Category[]
  /** Places of the HOT list, in its order. */
  hot: readonly number[]
  hotBits: Bitmap
  /** Whose games are opened in a frame, beside the site's own. */
  frameOrigins: readonly string[]
  /** Answers already made, by what was asked. */
  answers: Map<string, object>
}

type Directory = {
  catalogue: Catalogue
  lobbies: ReadonlyMap<string, Lobby>
  /** Of a merchant that is newer than the switches read last. */
  usual: Lobby
}

const directories = service<Directory>('directory of games')

export async function openDirectory(ctx: Context): Promise<Close> {
  await readSwitches(ctx, await readCatalogue(ctx))
  let areGamesStale = false
  const worker = openWorker(ctx, catalogueChannel, async () => {
    const wereStale = areGamesStale
    areGamesStale = false
    try {
      const kept = wereStale ? undefined : directories.of(ctx).catalogue
      await readSwitches(ctx, kept ?? (await readCatalogue(ctx)))
    } catch (error) {
      areGamesStale ||= wereStale
      throw error
    }
  })
  const readGames = () => {
    areGamesStale = true
    worker.wake()
  }
  const stops = [
    ctx.notifications.on(
      catalogueChannel,
      (what) => (what === 'switches' ? worker.wake() : readGames()),
      readGames,
    ),
    ctx.notifications.on(vendorChannel, worker.wake),
  ]
  return async () => {
    for (const stop of stops) stop()
    await worker.stop()
  }
}

async function readCatalogue(ctx: Context): Promise<Catalogue> {
  const [games, vendors, classifications, iconColours] = await Promise.all([
    listGameRows(ctx.db),
    listLobbyVendors(ctx.db),
    listClassifications(ctx.db),
    readIconColours(),
  ])
  return {
    index: makeGameIndex(games),
    vendors: new Map(vendors.map((vendor) => [vendor.code, vendor])),
    classifications,
    iconColours,
  }
}

async function readSwitches(ctx: Context, known: Catalogue): Promise<void> {
  const [switches, playable, vendors] = await Promise.all([
    listSwitches(ctx.db),
    readPlayable(ctx.db),
    listLobbyVendors(ctx.db),
  ])
  const catalogue = { ...known, vendors: new Map(vendors.map((vendor) => [vendor.code, vendor])) }
  const open = openGames(catalogue, playable)
  const nothing = { merchant: '', vendorsOff: [], gamesOff: [], categories: null, hotGames: null }
  directories.open(ctx, {
    catalogue,
    lobbies: new Map(switches.map((each) => [each.merchant, makeLobby(catalogue, open, each)])),
    usual: makeLobby(catalogue, open, nothing),
  })
}

function openGames({ index, vendors }: Catalogue, { openVendors, disabledGames }: Playable): Bitmap {
  const open = new Set(openVendors.filter((code) => vendors.get(code)?.launchUrl))
  const disabled = new Set(disabledGames.map((game) => codeName(game.vendorCode, game.gameCode)))
  return bitsWhere(
    index.games,
    (game) =>
      game.isBuilt &&
      (open.has(game.vendor) || isOfTheApp(game, vendors.get(game.vendor)?.launchUrl ?? null)) &&
      !disabled.has(codeName(game.vendor, game.gameCode)),
  )
}

function makeLobby(catalogue: Catalogue, open: Bitmap, switches: MerchantSwitches): Lobby {
  const { index } = catalogue
  const vendorsOff = new Set(switches.vendorsOff)
  const gamesOff = new Set(switches.gamesOff)
  const off = bitsWhere(index.games, (game) => vendorsOff.has(game.vendor) || gamesOff.has(game.nodeId))
  const visible = without(index.all, off)
  const hot = hotPlaces(index, switches.hotGames).filter((place) => hasBit(visible, place))
  return {
    catalogue,
    visible,
    open,
    categories: orderOf(switches.categories),
    hot,
    hotBits: bitsAt(index, hot),
    frameOrigins: frameOrigins([...catalogue.vendors.values()].filter(({ code }) => !vendorsOff.has(code))),
    answers: new Map(),
  }
}

function hotPlaces(index: GameIndex, own: readonly string[] | null): number[] {
  if (own) return own.flatMap((nodeId) => index.places.get(nodeId) ?? [])
  const position = (place: number) => index.games[place]?.hotPosition ?? 0
  return index.games
    .flatMap((game, place) => (game.hotPosition === null ? [] : [place]))
    .sort((one, other) => position(one) - position(other))
}

/** The lobby of a site; trial members see that of the site their merchant belongs to. */
export function lobbyOf(ctx: Context, merchant: string): Lobby {
  const directory = directories.of(ctx)
  const site = merchantOf(ctx, merchant).trialOf ?? merchant
  return directory.lobbies.get(site) ?? directory.usual
}

/** Where the game stands in a merchant's lobby, `undefined` when it is not shown there. */
export function findPlace(lobby: Lobby, nodeId: string): number | undefined {
  const place = lobby.catalogue.index.places.get(nodeId)
  return place !== undefined && hasBit(lobby.visible, place) ? place : undefined
}

export function findPlaceByCode(lobby: Lobby, vendor: string, gameCode: string): number | undefined {
  const place = lobby.catalogue.index.placesByCode.get(codeName(vendor, gameCode))
  return place !== undefined && hasBit(lobby.visible, place) ? place : undefined
}

export const nameOf = (names: Readonly<Record<string, string>>, language: string): string =>
  names[language] ?? names.EN ?? Object.values(names)[0] ?? ''

export function classificationsOf(
  { classifications }: Catalogue,
  category: GameCategory,
): readonly Classification[] {
  return classifications.filter((each) => each.category === category)
}
