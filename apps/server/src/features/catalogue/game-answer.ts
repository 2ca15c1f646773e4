/** Games as callers see them, and answers made once for as long as nothing changes. */
import type { Game, PlayState } from '@perya/contract/games'
import type { Language } from '@perya/contract/language'
import { prizeModeOfTile } from '@perya/lottery-rules/names'
import { formatAmount } from '@perya/money'
import { picturesOf } from '#features/merchants/index.ts'
import { listSilentVendors } from '#features/vendors/index.ts'
import type { Context } from '#platform/context.ts'
import { type Bitmap, hasBit, without } from './bitmap.rules.ts'
import { type Lobby, lobbyOf, nameOf } from './directory.ts'

/** What a list is made for. */
export type Viewer = {
  lobby: Lobby
  language: Language
  silent: readonly string[]
  /** What goes before the path of a picture. */
  pictures: string
}

export const iconUrlOf = (nodeId: string, pictures: string) => `${pictures}/art/tiles/${nodeId}.webp`

export function viewer(ctx: Context, merchant: string, language: Language): Viewer {
  const pictures = picturesOf(ctx, merchant)
  return { lobby: lobbyOf(ctx, merchant), language, silent: listSilentVendors(ctx), pictures }
}

export function stateAt({ lobby, silent }: Pick<Viewer, 'lobby' | 'silent'>, place: number): PlayState {
  const vendor = lobby.catalogue.index.games[place]?.vendor ?? ''
  return hasBit(lobby.open, place) && !silent.includes(vendor) ? 'open' : 'maintenance'
}

type Shown = Pick<Viewer, 'lobby' | 'silent'>

/** The places of what can be played now. */
export function openBits({ lobby, silent }: Shown): Bitmap {
  const { index } = lobby.catalogue
  return silent.reduce((open, vendor) => without(open, index.byVendor.get(vendor) ?? noBits), lobby.open)
}

const noBits: Bitmap = new Uint32Array()

/** What can be played before what cannot, each in the order it had. */
export function openFirst(view: Shown, places: readonly number[]): number[] {
  const isOpen = (place: number) => stateAt(view, place) === 'open'
  return [...places.filter(isOpen), ...places.filter((place) => !isOpen(place))]
}

/** Of tiles that lead to no lottery of their own but into a vendor's lobby. */
const lottoModes: Partial<Record<string, Game['lottoMode']>> = { LOTT: 'Lott', ELOTT: 'Elott' }

export function gameAt(view: Viewer, place: number): Game {
  const { index, iconColours } = view.lobby.catalogue
  const game = index.games[place]
  if (!game) throw new RangeError(`there is no game at ${place}`)
  const lottoMode = prizeModeOfTile(game.nodeId) ?? lottoModes[game.category] ?? null
  return {
    nodeId: game.nodeId,
    gameName: nameOf(game.names, view.language),
    nodeName: nameOf(game.names, 'EN'),
    vassalage: game.vendor,
    iconUrl: iconUrlOf(game.nodeId, view.pictures),
    iconColour: iconColours.get(game.nodeId) ?? null,
    showIcon: true,
    gameType: game.gameType,
    gameCategory: game.category,
    gameClassify: game.classification,
    gameId: game.gameCode,
    gameCode: game.gameCode,
    roomId: game.roomId,
    minBet: formatAmount(game.minBet),
    isNew: game.isNew,
    isHot: hasBit(view.lobby.hotBits, place),
    supportPlay: game.supportPlay,
    isGameH5: true,
    freeplay: game.freeplay,
    playType: lottoMode === null ? 'Entertainment' : 'Tradition',
    lottoMode,
    state: stateAt(view, place),
  }
}

/** Enough for every first page of every filter, and the lists people scroll through. */
const answersMax = 1_000

/** The answer made before, as long as nothing of the lobby has changed; the oldest make room. */
export function remember<T extends object>(
  { lobby, language, silent, pictures }: Viewer,
  asked: string,
  make: () => T,
): T {
  const { answers } = lobby
  const key = `${language} ${silent.join()} ${pictures} ${asked}`
  const known = answers.get(key)
  if (known) return known as T
  const answer = make()
  if (answers.size >= answersMax) {
    const [oldest] = answers.keys()
    if (oldest !== undefined) answers.delete(oldest)
  }
  answers.set(key, answer)
  return answer
}
