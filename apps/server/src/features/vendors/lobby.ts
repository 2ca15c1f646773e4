/** What the lobby has to know about play: who is open, which round waits, who won. */
import type { Db } from '#platform/db.ts'
import {
  type DisabledGame,
  type EndedRound,
  findOldestOpen,
  type GameBets,
  type GameOfMember,
  hasAnyOpen,
  hasAnyRound,
  listChangedResults,
  listDisabledGames,
  listEnded,
  listOpenVendors,
  listStillEnded,
  type OpenRound,
  type Period,
  type ResultQuestion,
  type RoundName,
  type RoundNow,
  type RoundResult,
  sumBets,
} from './lobby.store.ts'

export type { EndedRound, GameBets, PayoutFloor, RoundName, RoundNow } from './lobby.store.ts'

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

/** Whether a member has ever played a round with a stake. */
export function hasPlayed(db: Db, memberId: bigint): Promise<boolean> {
  return hasAnyRound(db, memberId)
}

/** The bets of actual accounts that were taken in a time: how many on each game and day of its merchant. */
export function countBets(db: Db, period: Period): Promise<GameBets[]> {
  return sumBets(db, period)
}

/** Rounds of actual accounts that ended in a time, won and lost alike: the newest of each merchant. */
export function listEndedRounds(db: Db, asked: Period & { newest: number }): Promise<EndedRound[]> {
  return listEnded(db, asked)
}

/** Those of the named rounds that ended and were not undone since, with what they stake and pay now. */
export function readEndedRounds(db: Db, named: readonly RoundName[]): Promise<RoundNow[]> {
  return listStillEnded(db, named)
}
