import { GameCategory } from '@perya/contract/games'
import { findPlace, findPlaceByCode } from './directory.ts'
import { stateAt, type Viewer } from './game-answer.ts'
import { vendorMapping } from './list-vendors.ts'

/** False for an address of the app that opens a game or a category with nothing to play now. */
export function leadsToPlay(view: Viewer, url: string | null): boolean {
  if (url === null || !url.startsWith('/m/')) return true
  const { pathname, searchParams } = new URL(url, 'http://app')
  if (pathname === '/m/gameList') return isCategoryOpen(view, searchParams.get('gameType'))
  if (pathname === '/m/lottery') return isCategoryOpen(view, 'LOTT') || isCategoryOpen(view, 'ELOTT')
  if (pathname === '/m/slotsCenter') return isCategoryOpen(view, 'RNG')
  return pathname !== '/m/launchGame' || isGameOpen(view, searchParams)
}

/** A type that is no category, such as ALL, leads to every game. */
function isCategoryOpen(view: Viewer, gameType: string | null): boolean {
  const category = GameCategory.safeParse(gameType).data
  if (category === undefined) return true
  return (vendorMapping(view).mapping[category] ?? []).some(({ openCount }) => openCount > 0)
}

/** A vendor's own lobby is none of the games and stays. */
function isGameOpen(view: Viewer, address: URLSearchParams): boolean {
  const { lobby } = view
  const place =
    findPlace(lobby, address.get('nodeId') ?? '') ??
    findPlaceByCode(lobby, address.get('vendor') ?? '', address.get('gameId') ?? '')
  return place === undefined || stateAt(view, place) === 'open'
}
