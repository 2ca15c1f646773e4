import type { OutputOf } from '@perya/contract/endpoint'
import type { Game, listGames as listGamesEndpoint } from '@perya/contract/games'
import { parseAmount } from '@perya/money'
import type { z } from 'zod'
import { countBits, hasBit, keepCommon, pageOf } from './bitmap.rules.ts'
import { gameAt, remember, type Viewer } from './game-answer.ts'
import { findGames, type GameFilter } from './game-index.rules.ts'
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
  const namePart = gameName ? fold(gameName) : ''
  const key = `games ${gameType} ${gameClassify} ${isNew} ${vassalage} ${minBet} ${minLine} ${pageNo} ${pageSize} ${namePart}`
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
      ...(namePart === '' ? {} : { namePart }),
    }
    const { lobby } = view
    const found = findGames(lobby.catalogue.index, lobby.visible, filter)
    if (isHot) keepCommon(found, [lobby.hotBits])
    const total = countBits(found)
    return {
      games: pageOf(found, (pageNo - 1) * pageSize, pageSize).map((place) => gameAt(view, place)),
      pageNum: pageNo,
      totalPages: pagesOf(total, pageSize),
      total,
    }
  })
}

export function listHotGames(view: Viewer, gameType: string | undefined): { list: Game[] } {
  const category = gameType === 'HOT' ? undefined : named(gameType)
  return remember(view, `hot ${category}`, () => {
    const { hot, catalogue } = view.lobby
    const ofCategory = category === undefined ? catalogue.index.all : catalogue.index.byCategory.get(category)
    return {
      list: hot
        .filter((place) => ofCategory && hasBit(ofCategory, place))
        .map((place) => gameAt(view, place)),
    }
  })
}

export function firstHotGames(view: Viewer, count: number): { list: Game[] } {
  return remember(view, `first hot ${count}`, () => ({
    list: listHotGames(view, undefined).list.slice(0, count),
  }))
}
