/** What a flight does by the clock. Any studio may do it: the rows say what is done already. */
import { openStream } from '@perya/fairness'
import { crashEndsAt, crashMultiplierAt, originals } from '@perya/game-rules'
import { inTransaction } from '../db.ts'
import { payRound } from '../pay.ts'
import { findRound } from '../round.store.ts'
import { standingOf } from '../round-view.ts'
import type { Studio } from '../studio.ts'
import { holdChains, type Salt, takePlace } from './chain.store.ts'
import { publishAhead, seedsOfFlight } from './chain.ts'
import {
  endFlight,
  type Flight,
  insertFlight,
  isAnyoneLeaving,
  isNextFlightDue,
  lockAboard,
  lockFlight,
  type Pace,
  settleAboard,
} from './flight.store.ts'

export const pace: Pace = { bettingMs: 7_000, boardingMs: 1_500, pauseMs: 3_500 }

/** Where a flight crashes, and how long after take-off. */
export function endOf({ seal }: Pick<Studio, 'seal'>, flight: Pick<Flight, 'chain' | 'place'>) {
  const { point } = originals.CRASH.draw(openStream(seedsOfFlight(seal, flight.chain, flight.place)))
  return { point, endMs: crashEndsAt(point) }
}

/**
 * Opens a flight for somebody who is there to watch it; what their device made up salts a chain that has no salt yet.
 * Answers whether that was too old to salt a chain published after it came.
 */
export async function openFlight(studio: Studio, salt: Salt): Promise<{ isSaltTooOld: boolean }> {
  const isSaltTooOld = await inTransaction(studio.db, async (tx) => {
    await holdChains(tx)
    if (!(await isNextFlightDue(tx, pace))) return false
    const taken = await takePlace(tx, salt)
    if (taken) await insertFlight(tx, taken, pace)
    return taken === undefined
  })
  await publishAhead(studio)
  return { isSaltTooOld }
}

/** Lets those leave whose multiplier is reached, or everybody when the flight is over; answers whose result is owed. */
export async function letLeave(studio: Studio, { id, ...seen }: Flight): Promise<string[]> {
  if (seen.endedAt !== null || seen.now < seen.takesOffAt) return []
  const { point, endMs } = endOf(studio, seen)
  const elapsed = seen.now - seen.takesOffAt
  const isOver = elapsed >= endMs
  const reached = isOver ? null : Math.min(crashMultiplierAt(elapsed), point)
  if (!isOver && !(await isAnyoneLeaving(studio.db, id, reached))) return []
  return inTransaction(studio.db, async (tx) => {
    if ((await lockFlight(tx, id))?.endedAt !== null) return []
    const leaving = await lockAboard(tx, id, reached)
    const results = leaving.map((round) => ({ id: round.id, win: standingOf(studio, round).worth }))
    await settleAboard(tx, results)
    if (isOver) await endFlight(tx, id, endMs)
    return results.map((result) => result.id)
  })
}

const paidAtOnce = 20

/** Sends results to the wallet; what it does not take now the recovery sends again. */
export async function payResults(studio: Studio, ids: readonly string[]): Promise<void> {
  const left = [...ids]
  const payOn = async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const round = await findRound(studio.db, id)
      if (round?.state === 'paying') await payRound(studio, round)
    }
  }
  await Promise.all(Array.from({ length: Math.min(paidAtOnce, left.length) }, payOn))
}
