/** The moves of a round, and leaving it. Each is written down under its key before anything is paid. */
import { RuleError } from '@perya/game-rules'
import type { StudioAnswer, StudioInput } from '@perya/studio-contract'
import { inTransaction, type Tx } from './db.ts'
import { leaveFlight } from './flights/leave.ts'
import type { Move } from './games/game.ts'
import { answer, finish } from './play.ts'
import { addMove, changeRoundWithin, lockRound, type PlayedRound } from './round.store.ts'
import { gameOf, playingOf, standingOf } from './round-view.ts'
import type { Session } from './session.store.ts'
import type { Studio } from './studio.ts'
import { StudioError } from './studio-error.ts'

export async function step(
  studio: Studio,
  session: Session,
  { roundId, key, choice }: StudioInput<'step'>,
): Promise<StudioAnswer<'step'>> {
  return change(studio, session, { roundId, key }, (tx, round) =>
    makeMove(studio, tx, round, key, () => {
      const { readMove } = gameOf(round).rules
      if (!readMove) throw new StudioError('studio.choice')
      return readMove(choice)
    }),
  )
}

export async function cashOut(
  studio: Studio,
  session: Session,
  { roundId, key }: StudioInput<'cashOut'>,
): Promise<StudioAnswer<'cashOut'>> {
  if (gameOf(session).rules.isShared) return leaveFlight(studio, session, { roundId, key })
  return change(studio, session, { roundId, key }, async (tx, round) => {
    const { worth } = standingOf(studio, round)
    if (!gameOf(round).rules.canLeave || worth === 0n) throw new StudioError('studio.choice')
    await addMove(tx, round, key, undefined)
    await changeRoundWithin(tx, round, 'open', { state: 'paying', win: worth })
  })
}

/** Plays one move of a locked round; one that ends it leaves the round owing its result. */
export async function makeMove(
  studio: Studio,
  tx: Tx,
  round: PlayedRound,
  key: string,
  read: () => Move,
): Promise<void> {
  const { move, standing } = judge(studio, round, read)
  await addMove(tx, round, key, move)
  if (standing.isOver) await changeRoundWithin(tx, round, 'open', { state: 'paying', win: standing.worth })
}

function judge(studio: Studio, round: PlayedRound, read: () => Move) {
  try {
    const move = read()
    const playing = playingOf(studio, round)
    const standing = gameOf(round).rules.stand({ ...playing, moves: [...round.moves, move] })
    return { move, standing }
  } catch (error) {
    throw error instanceof RuleError ? new StudioError('studio.choice') : error
  }
}

async function change(
  studio: Studio,
  session: Session,
  { roundId, key }: { roundId: string; key: string },
  act: (tx: Tx, round: PlayedRound) => Promise<void>,
): Promise<StudioAnswer<'step'>> {
  const round = await inTransaction(studio.db, async (tx) => {
    const held = await lockRound(tx, roundId)
    const isOurs =
      held?.playerId === session.playerId && held.brand === session.brand && held.game === session.game
    if (!held || !isOurs) throw new StudioError('studio.roundUnknown')
    if (held.stepKeys.includes(key)) return held
    if (held.state !== 'open') throw new StudioError('studio.roundUnknown')
    await act(tx, held)
    return (await lockRound(tx, roundId)) as PlayedRound
  })
  return round.state === 'paying' ? finish(studio, session, round) : answer(studio, session, round, undefined)
}
