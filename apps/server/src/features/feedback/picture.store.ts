import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export async function insertPicture(tx: Tx, memberId: bigint, webp: Buffer, now: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into feedback_picture (member_id, webp, made_at) values (${memberId}, ${webp}, ${now})
    returning id`.execute(tx)
  return (rows[0] as { id: string }).id
}

export async function countPictures(tx: Tx, memberId: bigint, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from feedback_picture
    where member_id = ${memberId} and made_at > ${since}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Puts pictures that were handed in to what they were handed in for; false when one is not there to be put. */
export async function attachPictures(
  tx: Tx,
  memberId: bigint,
  feedbackId: bigint,
  ids: readonly string[],
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update feedback_picture p set feedback_id = ${feedbackId}, position = given.position
    from unnest(${ids}::uuid[]) with ordinality as given (id, position)
    where p.id = given.id and p.member_id = ${memberId} and p.feedback_id is null`.execute(tx)
  return numAffectedRows === BigInt(ids.length)
}

export async function findPicture(
  db: Db,
  id: string,
  memberId: bigint,
): Promise<{ webp: Buffer } | undefined> {
  const { rows } = await sql<{ webp: Buffer }>`
    select webp from feedback_picture where id = ${id}::uuid and member_id = ${memberId}`.execute(db)
  return rows[0]
}

/** One that was sent to the merchant. */
export async function findSentPicture(
  db: Db,
  id: string,
  merchant: string,
): Promise<{ webp: Buffer } | undefined> {
  const { rows } = await sql<{ webp: Buffer }>`
    select p.webp from feedback_picture p join member m on m.id = p.member_id
    where p.id = ${id}::uuid and p.feedback_id is not null and m.merchant = ${merchant}`.execute(db)
  return rows[0]
}

/** Pictures that were handed in and never sent. */
export async function forgetUnsentPictures(db: Db, before: Date): Promise<void> {
  await sql`delete from feedback_picture where feedback_id is null and made_at < ${before}`.execute(db)
}
