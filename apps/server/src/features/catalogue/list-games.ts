import type { OutputOf } from '@perya/contract/endpoint'
import type { Game, GameSort, listGames as listGamesEndpoint } from '@perya/contract/games'
import { parseAmount } from '@perya/money'
import type { z } from 'zod'
import { type Bitmap, countBits, hasBit, keepCommon, pageOf, without } from './bitmap.rules.ts'
import { gameAt, openBits, openFirst, remember, type Viewer } from './game-answer.ts'
import { findGames, type GameFilter, sortPlaces } from './game-index.rules.ts'
import { pagesOf } from './paging.rules.ts'
import { fold } from './search.rules.ts'

type Asked = Omit<
  z.output<(typeof listGamesEndpoint)['input']>,
  'merchant' | 'platform' | 'clientType' | 'language'
>
type GamePage = OutputOf<typeof listGamesEndpoint>

/** A filter says "all" by being left out, empty or ALL. */
const named = (text: string | undefined) =>
  text === undefined || text === '' || text === 'ALL' ? undefined : text

export function listGames(view: Viewer, asked: Asked): GamePage {
  const { gameName, gameType, gameClassify, isNew, vassalage, minBet, minLine, pageNo, pageSize } = asked
  const { volatility, minReturn, sort } = asked
  const namePart = gameName ? fold(gameName) : ''
  const key = `games ${gameType} ${gameClassify} ${isNew} ${vassalage} ${minBet} ${minLine} ${pageNo} ${pageSize} ${volatility} ${minReturn} ${sort} ${namePart}`
  return remember(view, key, () => {
    const classify = named(gameClassify)
    const isHot = gameType === 'HOT' || classify === 'HOT'
    const category = named(gameType)
    const vendor = named(vassalage)
    const filter: GameFilter = {
      ...(category === undefined || category === 'HOT' ? {} : { category }),
      ...(vendor === undefined ? {} : { vendor }),
      ...(classify === undefined || classify === 'NEW' || classify === 'HOT'
        ? {}
        : { classification: classify }),
      ...(isNew === true || classify === 'NEW' ? { isNew: true } : {}),
      ...(minBet ? { minBet: parseAmount(minBet) } : {}),
      ...(minLine ? { minLines: minLine } : {}),
      ...(volatility ? { volatility } : {}),
      ...(minReturn ? { minReturn } : {}),
      ...(namePart === '' ? {} : { namePart }),
    }
    const { lobby } = view
    const found = findGames(lobby.catalogue.index, lobby.visible, filter)
    if (isHot) keepCommon(found, [lobby.hotBits])
    const total = countBits(found)
    const from = (pageNo - 1) * pageSize
    return {
      games: placesOf(view, found, sort || undefined, { from, pageSize }).map((place) => gameAt(view, place)),
      pageNum: pageNo,
      totalPages: pagesOf(total, pageSize),
      total,
    }
  })
}

/** One page; what can be played comes first, whatever the order. */
function placesOf(
  { lobby, silent }: Viewer,
  found: Bitmap,
  sort: GameSort | undefined,
  { from, pageSize }: { from: number; pageSize: number },
): number[] {
  const { index } = lobby.catalogue
  const bits = openBits({ lobby, silent })
  const [open, closed] = [keepCommon(found.slice(), [bits]), without(found, bits)]
  if (sort !== undefined) {
    const sorted = [open, closed].flatMap((each) =>
      sortPlaces(index, pageOf(each, 0, index.games.length), sort),
    )
    return sorted.slice(from, from + pageSize)
  }
  const first = pageOf(open, from, pageSize)
  return [...first, ...pageOf(closed, Math.max(0, from - countBits(open)), pageSize - first.length)]
}

export function listHotGames(view: Viewer, gameType: string | undefined): { list: Game[] } {
  const category = gameType === 'HOT' ? undefined : named(gameType)
  return remember(view, `hot ${category}`, () => {
    const { hot, catalogue } = view.lobby
    const ofCategory = category === undefined ? catalogue.index.all : catalogue.index.byCategory.get(category)
    const places = hot.filter((place) => ofCategory && hasBit(ofCategory, place))
    return { list: openFirst(view, places).map((place) => gameAt(view, place)) }
  })
}

export function firstHotGames(view: Viewer, count: number): { list: Game[] } {
  return remember(view, `first hot ${count}`, () => ({
    list: listHotGames(view, undefined).list.slice(0, count),
  }))
}
