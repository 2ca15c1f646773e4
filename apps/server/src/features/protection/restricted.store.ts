/** People who may not play, as their lists name them: by keyed hashes alone. */
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export const restrictedLists = ['officials', 'uniformed', 'students', 'gel', 'ndrp', 'staff'] as const
export type RestrictedList = (typeof restrictedLists)[number]

export type RestrictedPerson = {
  person: Buffer | null
  document: Buffer | null
  mobile: Buffer | null
  email: Buffer | null
}

/** A list is always given whole: whoever is not on the new one is off it. Answers whom that may change. */
export async function replaceRestricted(
  tx: Tx,
  list: RestrictedList,
  people: readonly RestrictedPerson[],
  { operator, now }: { operator: string; now: Date },
): Promise<bigint[]> {
  const before = await listRestrictedMembers(tx)
  await sql`delete from restricted_person where list = ${list}`.execute(tx)
  const column = (name: keyof RestrictedPerson) => people.map((one) => one[name])
  await sql`
    insert into restricted_person (
      list, person_index, document_index, mobile_index, email_index, added_at, added_by)
    select ${list}, p.person, p.document, p.mobile, p.email, ${now}, ${operator}
    from unnest(${column('person')}::bytea[], ${column('document')}::bytea[], ${column('mobile')}::bytea[],
      ${column('email')}::bytea[]) as p (person, document, mobile, email)`.execute(tx)
  return [...new Set([...before, ...(await listRestrictedMembers(tx))])]
}

/** Members who stand on some list now. */
async function listRestrictedMembers(db: Db): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select m.id from member m join restricted_person r on r.person_index = m.person_index
    union
    select m.id from member m join restricted_person r on r.document_index = m.document_index
    union
    select m.id from member m join restricted_person r on r.mobile_index = m.mobile_index
    union
    select m.id from member m join restricted_person r on r.email_index = m.email_index`.execute(db)
  return rows.map(({ id }) => id)
}

export async function keepPlayBlocks(db: Db, memberIds: readonly bigint[]): Promise<void> {
  await sql`select keep_play_blocks(${memberIds}::bigint[])`.execute(db)
}

/** Those who registered in the very moment their list was changed. */
export async function blockRestricted(db: Db): Promise<void> {
  await keepPlayBlocks(db, await listRestrictedMembers(db))
}

export async function countByList(db: Db): Promise<{ list: RestrictedList; count: number }[]> {
  const { rows } = await sql<{ list: RestrictedList; count: number }>`
    select list, count(*)::int as count from restricted_person group by list order by list`.execute(db)
  return rows
}
