/** What the platform is told about a round that stays open in its books: whether it goes on, or how it ended. */
import { z } from 'zod'
import { resultRisk } from './risk.ts'
import { findRound, owesStake, type PlayedRound } from './round.store.ts'
import type { Studio } from './studio.ts'
import { giveBackInput, payInput } from './wallet.ts'

export const RoundQuestion = z.object({ roundId: z.uuid(), playerId: z.string(), gameCode: z.string() })

export async function answerRound(
  studio: Studio,
  { roundId, playerId, gameCode }: z.infer<typeof RoundQuestion>,
): Promise<object | undefined> {
  const round = await findRound(studio.db, roundId)
  const isMeant = round?.playerId === playerId && round.game === gameCode
  return isMeant ? endOfRound(studio, round) : undefined
}

/** The very calls that were or will be sent, so that whichever comes second is a duplicate. */
function endOfRound(studio: Studio, round: PlayedRound) {
  switch (owesStake(round) ? 'cancelled' : round.state) {
    case 'betting':
    case 'open':
      return { state: 'OPEN' }
    case 'cancelled':
      return { state: 'ENDED', calls: [{ call: 'rollback', input: giveBackInput(round, 'called off') }] }
    default:
      return { state: 'ENDED', calls: [{ call: 'win', input: payInput(round, resultRisk(studio, round)) }] }
  }
}
