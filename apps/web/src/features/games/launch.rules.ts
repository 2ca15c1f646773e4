import type { Game } from '@perya/contract/games'

/** As much of a game as it takes to open it. */
export type Playable = Pick<Game, 'vassalage' | 'gameId' | 'nodeId' | 'gameCategory' | 'state'> &
  Partial<Pick<Game, 'lottoMode' | 'supportPlay'>>

/** Vendors that open in a lobby of their own, whichever of their games was tapped. */
const lobbyVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA']

export type LaunchTarget =
  | { kind: 'game'; gameId: string }
  | { kind: 'lottery'; code: string; prizeMode: PrizeMode }

type PrizeMode = NonNullable<Game['lottoMode']>

/** Of whoever does not know its lottery: the lottery mode, unless an e-lottery vendor is among those concerned. */
export function prizeModeOf(vendors: readonly { gameCategory: string }[]): PrizeMode {
  return vendors.some(({ gameCategory }) => gameCategory === 'ELOTT') ? 'Elott' : 'Lott'
}

/** What a tap opens: the game, the lobby of its vendor, or the lottery launcher. */
export function launchTarget({ vassalage, gameId, gameCategory, lottoMode }: Playable): LaunchTarget {
  if (lobbyVendors.includes(vassalage)) return { kind: 'game', gameId: 'lobby' }
  if (gameCategory === 'LOTT' || gameCategory === 'ELOTT') {
    return { kind: 'lottery', code: gameId, prizeMode: lottoMode ?? prizeModeOf([{ gameCategory }]) }
  }
  return { kind: 'game', gameId }
}

/** What happens on a tap: a closed game says so before anything else, then comes the question who plays. */
export function tapOf({ state }: Pick<Game, 'state'>, hasSession: boolean): 'closed' | 'login' | 'go' {
  if (state === 'maintenance') return 'closed'
  return hasSession ? 'go' : 'login'
}
