import { crashMultiplierAt, lowestTarget } from '@perya/game-rules'
import type { StudioAnswer, StudioInput } from '@perya/studio-contract'
import { inTransaction } from '../db.ts'
import { answer, finish } from '../play.ts'
import { addMove, changeRoundWithin, findRound, lockRound, type PlayedRound } from '../round.store.ts'
import { standingOf } from '../round-view.ts'
import type { Session } from '../session.store.ts'
import type { Studio } from '../studio.ts'
import { StudioError } from '../studio-error.ts'
import { type Flight, findFlight } from './flight.store.ts'
import { endOf, letLeave, payResults } from './fly.ts'

/** Leaves a flight by hand, at what the database's clock says now; after the crash there is nothing left to leave. */
export async function leaveFlight(
  studio: Studio,
  session: Session,
  { roundId, key }: Pick<StudioInput<'cashOut'>, 'roundId' | 'key'>,
): Promise<StudioAnswer<'cashOut'>> {
  const round = await inTransaction(studio.db, async (tx) => {
    const held = await lockRound(tx, roundId)
    const isOurs =
      held?.playerId === session.playerId && held.brand === session.brand && held.game === session.game
    if (!held || !isOurs || held.flightId === null || held.state === 'betting')
      throw new StudioError('studio.roundUnknown')
    if (held.state !== 'open') return held
    // Read after the lock, so that waiting for it counts.
    const flight = (await findFlight(tx, held.flightId)) as Flight
    const elapsed = flight.now - flight.takesOffAt
    const at = elapsed < 0 ? 0 : crashMultiplierAt(elapsed)
    if (at < lowestTarget) throw new StudioError('studio.notYet')
    if (elapsed >= endOf(studio, flight).endMs) return held
    await addMove(tx, held, key, at)
    const { worth } = standingOf(studio, { ...held, moves: [at] })
    await changeRoundWithin(tx, held, 'open', { state: 'paying', win: worth, retryAfterSeconds: 10 })
    return (await lockRound(tx, roundId)) as PlayedRound
  })
  if (round.state === 'open') {
    const flight = (await findFlight(studio.db, round.flightId as bigint)) as Flight
    await payResults(studio, await letLeave(studio, flight))
    return answer(studio, session, (await findRound(studio.db, roundId)) ?? round, undefined)
  }
  return round.state === 'paying' ? finish(studio, session, round) : answer(studio, session, round, undefined)
}
