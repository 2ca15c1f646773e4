/** What the lobby has to know about play: who is open, which round waits, who won. */
import type { Db } from '#platform/db.ts'
import {
  type DisabledGame,
  findOldestOpen,
  type GameOfMember,
  hasAnyOpen,
  listChangedResults,
  listDisabledGames,
  listOpenVendors,
  type OpenRound,
  type ResultQuestion,
  type RoundResult,
} from './lobby.store.ts'

export type { PayoutFloor, RoundName } from './lobby.store.ts'

export type Playable = {
  /** Codes of the vendors that take bets. */
  openVendors: string[]
  disabledGames: DisabledGame[]
}

export async function readPlayable(db: Db): Promise<Playable> {
  return { openVendors: await listOpenVendors(db), disabledGames: await listDisabledGames(db) }
}

/** The round of a game a member has not ended, the oldest when there are several. */
export function findOpenRound(db: Db, game: GameOfMember): Promise<OpenRound | null> {
  return findOldestOpen(db, game)
}

/** Whether any round of a member may still pay. */
export function hasOpenRounds(db: Db, memberId: bigint): Promise<boolean> {
  return hasAnyOpen(db, memberId)
}

/**
 * Rounds of actual accounts whose payout may have changed in the time given, as they stand now: of each merchant and
 * vendor the largest, without pairs below its floor, and every one that is named.
 */
export function listRoundResults(db: Db, asked: ResultQuestion): Promise<RoundResult[]> {
  return listChangedResults(db, asked)
}
