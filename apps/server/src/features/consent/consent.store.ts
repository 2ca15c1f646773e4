import type { Consent } from '@perya/contract/consent'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** Whose statements, and how many years. */
export type Asking = { site: string; age: number }

const askedBy = ({ site, age }: Asking) => sql`
  select kind, version from article where merchant = ${site} and kind in ('agreement', 'privacy')
  union all select 'age', ${age}::int`

/** What the site asks for and the member has not agreed to; all of it for whoever is no member yet. */
export async function readMissing(db: Db, asking: Asking, memberId: bigint | null): Promise<Consent> {
  const { rows } = await sql<{ missing: Consent }>`
    select coalesce(jsonb_object_agg(kind, version), '{}') as missing from (${askedBy(asking)}) asked
    where not exists (
      select from consent c
      where c.member_id = ${memberId} and c.kind = asked.kind and c.version >= asked.version)`.execute(db)
  return rows[0]?.missing ?? {}
}

export async function insertConsents(tx: Tx, memberId: bigint, given: Consent, now: Date): Promise<void> {
  await sql`
    insert into consent (member_id, kind, version, agreed_at)
    select ${memberId}, kind, version::int, ${now} from jsonb_each_text(${JSON.stringify(given)}::jsonb) as one (kind, version)
    on conflict do nothing`.execute(tx)
}

/** Demo members joined long before the demo's statements were written, and agreed to them all the same. */
export async function insertDemoConsents(db: Db, { site, age }: Asking): Promise<void> {
  await sql`
    with stated as (
      select m.id, a.kind, a.version from member m join article a on a.merchant = m.merchant
      where m.merchant = ${site} and a.kind in ('agreement', 'privacy') and a.seed_key is not null
        and m.registered_at < a.published_at)
    insert into consent (member_id, kind, version)
    select id, kind, version from stated
    union select id, 'age', ${age}::int from stated
      where not exists (select from consent c where c.member_id = stated.id and c.kind = 'age')
    on conflict do nothing`.execute(db)
}
