import type { StudioAnswer } from '@perya/studio-contract'
import { listRounds as readRounds } from './round.store.ts'
import { proofOf, viewRound } from './round-view.ts'
import type { Session } from './session.store.ts'
import type { Studio } from './studio.ts'

const pageSize = 20

export async function listRounds(
  studio: Studio,
  session: Session,
  page: number,
): Promise<StudioAnswer<'rounds'>> {
  const offset = (page - 1) * pageSize
  const found = await readRounds(studio.db, session, session.game, { offset, limit: pageSize + 1 })
  return {
    rounds: found
      .slice(0, pageSize)
      .map((round) => ({ round: viewRound(studio, round), proof: proofOf(studio, round) })),
    hasMore: found.length > pageSize,
  }
}
