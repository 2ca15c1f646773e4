/** Puts matches on a site's ticker and takes them off; every process follows when it commits. */
import { MatchDraft } from '@perya/contract/ops-matches'
import { readJson } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { announceContent } from './directory.ts'
import { deleteMatch, hasGame, listMatchRows, type Match, putMatches } from './hot-match.store.ts'

type Desk = Pick<Context, 'db'>

/** A match an operator wrote down as JSON, checked before anything is kept. */
export const readMatch = (json: string): MatchDraft => readJson(MatchDraft, json, 'match')

export async function addMatch({ db }: Desk, merchant: string, draft: MatchDraft): Promise<bigint> {
  return db.transaction().execute(async (tx) => {
    const { nodeId, leagueImageUrl = null, roomId = null } = draft
    if (!(await hasGame(tx, nodeId))) throw new AppError('match.game', { nodeId })
    const match = { ...draft, merchant, leagueImageUrl, roomId, seedKey: null }
    const [id] = await putMatches(tx, [match])
    await announceContent(tx)
    return id as bigint
  })
}

export async function removeMatch({ db }: Desk, merchant: string, id: bigint): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await deleteMatch(tx, merchant, id))) throw new AppError('match.unknown')
    await announceContent(tx)
  })
}

export async function matchesOf({ db }: Desk, merchant: string): Promise<Match[]> {
  return (await listMatchRows(db)).filter((match) => match.merchant === merchant)
}
