import type { GameCategory } from '@perya/contract/games'

/** What the address of the launch screen asks for. */
export type LaunchAsked = {
  vendor: string
  gameId: string
  nodeId?: string
  gameCategory?: GameCategory
}

/** `null` for an address that names no game. A lottery is named by its `code`, every other game by its `gameId`. */
export function readLaunch(query: URLSearchParams): LaunchAsked | null {
  const vendor = query.get('vendor') ?? ''
  const gameId = query.get('gameId') ?? query.get('code') ?? ''
  if (vendor === '' || gameId === '') return null
  const nodeId = query.get('nodeId')
  const gameCategory = query.get('gameCategory')
  return {
    vendor,
    gameId,
    ...(nodeId ? { nodeId } : {}),
    ...(gameCategory ? { gameCategory: gameCategory as GameCategory } : {}),
  }
}

/** Where the arrow leads when nothing lies behind the game. */
export function pageBackOf(query: URLSearchParams): 'home' | 'gameList' | 'winnerPage' {
  const named = query.get('pageBack')
  return named === 'gameList' || named === 'winnerPage' ? named : 'home'
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
