import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type HarmSign = 'withdrawalCancelled' | 'limitLoosened' | 'timeout' | 'exclusion'

export async function insertHarmMarker(
  tx: Tx,
  memberId: bigint,
  { sign, reference, now }: { sign: HarmSign; reference: string | null; now: Date },
): Promise<void> {
  await sql`
    insert into harm_marker (member_id, sign, reference, noted_at)
    values (${memberId}, ${sign}, ${reference}, ${now})`.execute(tx)
}

export type HarmMarker = { userName: string; sign: HarmSign; reference: string | null; notedAt: Date }

export async function listMarkersSince(db: Db, merchant: string, since: Date): Promise<HarmMarker[]> {
  const { rows } = await sql<HarmMarker>`
    select m.user_name as "userName", h.sign, h.reference, h.noted_at as "notedAt"
    from harm_marker h join member m on m.id = h.member_id
    where m.merchant = ${merchant} and h.noted_at >= ${since}
    order by h.id desc`.execute(db)
  return rows
}
