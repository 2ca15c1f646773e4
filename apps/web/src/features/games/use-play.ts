import type { MouseEvent } from 'react'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { useSession } from '#lib/session/use-session.ts'
import { createStore } from '#lib/store.ts'
import { tapOf } from './launch.rules.ts'

/** The game the player is being told about: it cannot be played now. */
export const closedGame = createStore<ClosedGame | null>(null)
export type ClosedGame = { gameName: string; iconUrl: string; gameCategory: string }

/**
 * For the link of a game: lets a member through, asks a guest to log in and goes on then,
 * and says of a game under maintenance that it is.
 */
export function usePlay() {
  const hasSession = useSession() !== null
  return (
    event: MouseEvent<HTMLAnchorElement>,
    game: ClosedGame & { state: 'open' | 'maintenance'; freeplay?: boolean },
  ) => {
    const tap = tapOf(game, hasSession)
    if (tap === 'go') return
    event.preventDefault()
    const { pathname, search } = event.currentTarget
    if (tap === 'closed') closedGame.set(game)
    else askToLogIn('required', pathname + search, { hasFreePlay: game.freeplay ?? false })
  }
}
