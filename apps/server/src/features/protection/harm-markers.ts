/** Signs that play may do somebody harm, for a person who looks; they change nothing for the member. */
import type { Db, Tx } from '#platform/db.ts'
import { type HarmMarker, type HarmSign, insertHarmMarker, listMarkersSince } from './harm-marker.store.ts'

/** Written down with what it is a sign of, in the transaction of what the member did. */
export function noteHarm(
  tx: Tx,
  memberId: bigint,
  { sign, reference = null, now }: { sign: HarmSign; reference?: string | null; now: Date },
): Promise<void> {
  return insertHarmMarker(tx, memberId, { sign, reference, now })
}

/** Of a merchant's members since an instant, newest first. */
export function listHarmMarkers(db: Db, merchant: string, since: Date): Promise<HarmMarker[]> {
  return listMarkersSince(db, merchant, since)
}
