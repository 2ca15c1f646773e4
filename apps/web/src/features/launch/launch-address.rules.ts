import type { GameCategory } from '@perya/contract/games'

/** What the address of the launch screen asks for. */
export type LaunchAsked = {
  vendor: string
  gameId: string
  nodeId?: string
  gameCategory?: GameCategory
  /** Whether the tile said that it can be played with play money. */
  supportPlay?: boolean
}

/** `null` for an address that names no game. A lottery is named by its `code`, every other game by its `gameId`. */
export function readLaunch(query: URLSearchParams): LaunchAsked | null {
  const vendor = query.get('vendor') ?? ''
  const gameId = query.get('gameId') ?? query.get('code') ?? ''
  if (vendor === '' || gameId === '') return null
  const nodeId = query.get('nodeId')
  const gameCategory = query.get('gameCategory')
  const supportPlay = query.get('supportPlay')
  return {
    vendor,
    gameId,
    ...(nodeId ? { nodeId } : {}),
    ...(gameCategory ? { gameCategory: gameCategory as GameCategory } : {}),
    ...(supportPlay === null ? {} : { supportPlay: supportPlay === 'true' }),
  }
}

/** Where the arrow leads when nothing lies behind the game. */
export function pageBackOf(query: URLSearchParams): PageBack {
  const named = query.get('pageBack')
  return pagesBack.find((page) => page === named) ?? 'home'
}

const pagesBack = ['home', 'gameList', 'winnerPage', 'lottery'] as const
type PageBack = (typeof pagesBack)[number]

/** Lotteries are bet on in the app itself: one by its code, or in the lobby of a vendor that has nothing else. */
export type LotteryAsked =
  | { code: string; isEntertainment: boolean /** Empty where the address names none. */; prizeMode: string }
  | { lobby: string }

/** Vendors of lotteries, which open in a lobby whichever of their games was tapped. */
const lotteryVendors = ['TCG_LOTTO_VN', 'TCG_SEA']

/** `null` for an address of any other game. */
export function readLottery(query: URLSearchParams): LotteryAsked | null {
  const code = query.get('code')
  const playType = query.get('playType')
  if (code && (playType === 'trad' || playType === 'ent')) {
    return { code, isEntertainment: playType === 'ent', prizeMode: query.get('prize_mode') ?? '' }
  }
  const vendor = query.get('vendor') ?? ''
  return query.get('gameId') === 'lobby' && lotteryVendors.includes(vendor) ? { lobby: vendor } : null
}

/**
 * What a game's frame may do. Scripts of our own origin together with our own origin's rights would be no frame at all,
 * so a game served from here gets none of them.
 */
export function sandboxOf(url: string, origin: string): string {
  const rights = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-orientation-lock']
  return new URL(url, origin).origin === origin
    ? rights.join(' ')
    : [...rights, 'allow-same-origin'].join(' ')
}

/** Hours, minutes and seconds of play: `4:05`, `1:02:09`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
