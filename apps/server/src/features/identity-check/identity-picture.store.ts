import type { Side } from '@perya/contract/identity-check-bounds'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export async function insertPicture(tx: Tx, memberId: bigint, sealed: Buffer, now: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into identity_picture (member_id, sealed, made_at) values (${memberId}, ${sealed}, ${now})
    returning id`.execute(tx)
  return (rows[0] as { id: string }).id
}

export async function countPictures(tx: Tx, memberId: bigint, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from identity_picture
    where member_id = ${memberId} and made_at > ${since}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Puts pictures that were handed in to the check they were handed in for; false when one is not there to be put. */
export async function attachPictures(
  tx: Tx,
  memberId: bigint,
  checkId: bigint,
  pictures: readonly { side: Side; id: string }[],
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity_picture p set check_id = ${checkId}, side = given.side
    from unnest(${pictures.map(({ id }) => id)}::uuid[], ${pictures.map(({ side }) => side)}::text[])
      as given (id, side)
    where p.id = given.id and p.member_id = ${memberId} and p.check_id is null`.execute(tx)
  return numAffectedRows === BigInt(pictures.length)
}

export async function listPictures(db: Db, checkId: bigint): Promise<{ side: Side; sealed: Buffer }[]> {
  const { rows } = await sql<{ side: Side; sealed: Buffer }>`
    select side, sealed from identity_picture where check_id = ${checkId} order by side`.execute(db)
  return rows
}

/** Pictures that were handed in and never sent. */
export async function forgetUnsentPictures(db: Db, before: Date): Promise<void> {
  await sql`delete from identity_picture where check_id is null and made_at < ${before}`.execute(db)
}
