import type { Db } from './db.ts'
import { type PlayedRound, roundColumns } from './round.store.ts'

/** Behind which round of the list a page begins; its instant is text, since a `Date` has no microseconds. */
export type Place = { changedAt: string; id: string }

export type ReportedRound = PlayedRound & { changedAt: Date; place: Place }

/**
 * Rounds of a vendor that were alive between two instants, in the order they changed last, without those whose stake
 * nobody knows about yet. All that was taken for a round was taken between its start and its last change, however long
 * it took the studio to hear of it.
 */
export async function listAlive(
  db: Db,
  { vendor, to, after, limit }: { vendor: string; to: string; after: Place; limit: number },
): Promise<ReportedRound[]> {
  const { rows } = await db.query<PlayedRound & { changedAt: Date; exactly: string }>(
    `select ${roundColumns}, changed_at as "changedAt",
       to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exactly
     from studio.played
     where vendor = $1 and state <> 'betting' and (changed_at, id) > ($2::timestamptz, $3::uuid) and played_at < $4
     order by changed_at, id limit $5`,
    [vendor, after.changedAt, after.id, to, limit],
  )
  return rows.map(({ exactly, ...round }) => ({ ...round, place: { changedAt: exactly, id: round.id } }))
}
