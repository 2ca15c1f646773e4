/** Rounds that something kept from their end: a lost answer, a crash, or a player who never came back. */
import { inTransaction } from './db.ts'
import { payRound } from './pay.ts'
import { isInstant, noteStake } from './play.ts'
import {
  changeRound,
  changeRoundWithin,
  findRound,
  lockRound,
  type PlayedRound,
  takeDueRounds,
} from './round.store.ts'
import { gameOf, playingOf, standingOf } from './round-view.ts'
import { forgetSessions } from './session.store.ts'
import { makeMove } from './step.ts'
import type { Studio } from './studio.ts'

/** So many at a time; whatever is left comes with the next turn. */
const atOnce = 50

/** Takes every round that is due one step nearer to its end, and answers how many there were. */
export async function recoverRounds(studio: Studio): Promise<number> {
  await forgetSessions(studio.db)
  const due = await takeDueRounds(studio.db, atOnce)
  await Promise.all(
    due.map((round) =>
      recover(studio, round).catch((error: Error) => {
        studio.log.error({ err: error, round: round.id }, 'a round was not recovered')
      }),
    ),
  )
  return due.length
}

async function recover(studio: Studio, round: PlayedRound): Promise<void> {
  if (round.state === 'betting') return resolve(studio, round)
  if (round.state === 'paying') return void (await payRound(studio, round))
  return abandon(studio, round)
}

/** A stake that was taken is played to its end; one that was not never will be. */
async function resolve(studio: Studio, round: PlayedRound): Promise<void> {
  const taken = await studio.wallet.findStake(round)
  if (taken.isKnown && taken.isTaken && isInstant(gameOf(round).rules)) {
    const win = standingOf(studio, round).worth
    await changeRound(studio.db, round, 'betting', { state: 'settled', win, balance: taken.balance })
    return
  }
  await noteStake(studio, round, taken)
}

/** The player is gone: what the round is worth is paid, and a stake that bought no move yet goes back. */
async function abandon(studio: Studio, { id }: PlayedRound): Promise<void> {
  await inTransaction(studio.db, async (tx) => {
    const round = await lockRound(tx, id)
    if (round?.state !== 'open') return
    // A flight waits for nobody; until it has ended its studio, or another, is still flying it.
    if (round.flightId !== null && round.revealedAt === null) return
    const { lastMove, isShared } = gameOf(round).rules
    if (lastMove) {
      await makeMove(studio, tx, round, 'abandoned', () => lastMove(playingOf(studio, round)))
      return
    }
    const { worth } = standingOf(studio, round)
    const refusal = worth === 0n && !isShared ? { refusal: 'ABANDONED' } : {}
    // Written down before the wallet hears of it, so that no move comes in between.
    await changeRoundWithin(tx, round, 'open', { state: 'paying', win: worth, ...refusal })
  })
  const round = await findRound(studio.db, id)
  if (round?.state === 'paying') await payRound(studio, round)
}
