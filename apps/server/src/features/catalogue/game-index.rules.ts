/** Every game of the platform in memory, with a set of bits for whatever a list can ask for. */
import type { GameCategory, GameSort, GameTrait, Volatility } from '@perya/contract/games'
import { type Bitmap, emptyBitmap, fullBitmap, keepCommon, setBit, unite } from './bitmap.rules.ts'
import { makeSearch, type NameSearch } from './search.rules.ts'

export type CatalogueGame = {
  nodeId: string
  vendor: string
  gameCode: string
  gameType: GameCategory
  category: GameCategory
  classification: string
  /** By language. */
  names: Readonly<Record<string, string>>
  minBet: bigint
  lines: number | null
  roomId: string | null
  isNew: boolean
  hotPosition: number | null
  freeplay: boolean
  supportPlay: boolean
  isBuilt: boolean
  /** What is known of it before a round; `null` where nobody stated it. */
  returnHundredths: number | null
  volatility: Volatility | null
  maxBet: bigint | null
  traits: readonly GameTrait[]
}

export type GameIndex = {
  /** In the order of the lobby; a game's place here is its bit everywhere. */
  games: readonly CatalogueGame[]
  all: Bitmap
  byCategory: ReadonlyMap<string, Bitmap>
  byType: ReadonlyMap<string, Bitmap>
  byVendor: ReadonlyMap<string, Bitmap>
  byClassification: ReadonlyMap<string, Bitmap>
  byMinBet: ReadonlyMap<bigint, Bitmap>
  isNew: Bitmap
  places: ReadonlyMap<string, number>
  /** By vendor and the vendor's own name of the game. */
  placesByCode: ReadonlyMap<string, number>
  search: NameSearch
}

export type GameFilter = {
  category?: string
  vendor?: string
  classification?: string
  isNew?: boolean
  minBet?: bigint
  minLines?: number
  namePart?: string
  volatility?: string
  minReturn?: number
}

export const codeName = (vendor: string, gameCode: string) => `${vendor}/${gameCode}`

export function makeGameIndex(games: readonly CatalogueGame[]): GameIndex {
  const by = <Key>(keyOf: (game: CatalogueGame) => Key) => {
    const sets = new Map<Key, Bitmap>()
    games.forEach((game, at) => {
      const key = keyOf(game)
      let bits = sets.get(key)
      if (!bits) {
        bits = emptyBitmap(games.length)
        sets.set(key, bits)
      }
      setBit(bits, at)
    })
    return sets
  }
  return {
    games,
    all: fullBitmap(games.length),
    byCategory: by((game) => game.category),
    byType: by((game) => game.gameType),
    byVendor: by((game) => game.vendor),
    byClassification: by((game) => game.classification),
    byMinBet: by((game) => game.minBet),
    isNew: bitsWhere(games, (game) => game.isNew),
    places: new Map(games.map((game, at) => [game.nodeId, at])),
    placesByCode: new Map(games.map((game, at) => [codeName(game.vendor, game.gameCode), at])),
    search: makeSearch(games.map((game) => Object.values(game.names))),
  }
}

export function bitsWhere(games: readonly CatalogueGame[], holds: (game: CatalogueGame) => boolean): Bitmap {
  const bits = emptyBitmap(games.length)
  games.forEach((game, at) => {
    if (holds(game)) setBit(bits, at)
  })
  return bits
}

export function bitsAt(index: GameIndex, places: Iterable<number>): Bitmap {
  const bits = emptyBitmap(index.games.length)
  for (const place of places) setBit(bits, place)
  return bits
}

/** The games among the visible ones that meet every condition. */
export function findGames(index: GameIndex, visible: Bitmap, filter: GameFilter): Bitmap {
  const nothing = emptyBitmap(index.games.length)
  const conditions: Bitmap[] = []
  const { category, vendor, classification, isNew, minBet, minLines, namePart, volatility, minReturn } =
    filter
  if (category !== undefined) {
    const inCategory = index.byCategory.get(category) ?? nothing
    // A vendor's own list holds what the vendor files there, also when the lobby shows it elsewhere.
    conditions.push(
      vendor === undefined ? inCategory : unite(inCategory, index.byType.get(category) ?? nothing),
    )
  }
  if (vendor !== undefined) conditions.push(index.byVendor.get(vendor) ?? nothing)
  if (classification !== undefined) conditions.push(index.byClassification.get(classification) ?? nothing)
  if (isNew) conditions.push(index.isNew)
  if (minBet !== undefined) conditions.push(index.byMinBet.get(minBet) ?? nothing)
  if (minLines) conditions.push(bitsWhere(index.games, ({ lines }) => lines !== null && lines >= minLines))
  if (volatility !== undefined)
    conditions.push(bitsWhere(index.games, (game) => game.volatility === volatility))
  if (minReturn)
    conditions.push(bitsWhere(index.games, ({ returnHundredths }) => (returnHundredths ?? 0) >= minReturn))
  if (namePart !== undefined) conditions.push(bitsAt(index, index.search.find(namePart)))
  return keepCommon(visible.slice(), conditions)
}

const calmness: Readonly<Record<Volatility, number>> = { low: 0, medium: 1, high: 2 }
const last = Number.POSITIVE_INFINITY

/** Where a game stands in each order; smaller numbers come first. */
const ranks: Readonly<Record<GameSort, (game: CatalogueGame) => number>> = {
  return: ({ returnHundredths }) => (returnHundredths === null ? last : -returnHundredths),
  calm: ({ volatility }) => (volatility === null ? last : calmness[volatility]),
  wild: ({ volatility }) => (volatility === null ? last : -calmness[volatility]),
  minBet: ({ minBet }) => Number(minBet),
}

/** Places in the order asked for; equal ones stay as they were. */
export function sortPlaces(index: GameIndex, places: readonly number[], sort: GameSort): number[] {
  const rankOf = (place: number) => ranks[sort](index.games[place] as CatalogueGame)
  const ranked = new Map(places.map((place) => [place, rankOf(place)]))
  return places.toSorted((one, other) => {
    const [a, b] = [ranked.get(one) ?? last, ranked.get(other) ?? last]
    return a === b ? 0 : a < b ? -1 : 1
  })
}
