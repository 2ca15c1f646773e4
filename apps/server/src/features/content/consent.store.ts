import type { Consent } from '@perya/contract/consent'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type ConsentKind = keyof Consent

/** The newest of each kind the member agreed to, and when they joined. */
export async function readConsents(
  db: Db,
  memberId: bigint,
): Promise<{ joinedAt: Date; given: Partial<Record<ConsentKind, number>> }> {
  const { rows } = await sql<{ joinedAt: Date; given: Partial<Record<ConsentKind, number>> }>`
    select m.registered_at as "joinedAt",
      coalesce((select jsonb_object_agg(kind, version)
        from (select kind, max(version) as version from consent where member_id = m.id group by kind) newest),
        '{}') as given
    from member m where m.id = ${memberId}`.execute(db)
  return rows[0] ?? { joinedAt: new Date(0), given: {} }
}

export async function insertConsents(tx: Tx, memberId: bigint, given: Consent, now: Date): Promise<void> {
  await sql`
    insert into consent (member_id, kind, version, agreed_at)
    select ${memberId}, kind, version::int, ${now} from jsonb_each_text(${JSON.stringify(given)}::jsonb) as one (kind, version)
    on conflict do nothing`.execute(tx)
}

/** Demo members joined long before the demo's statements were written, and agreed to them all the same. */
export async function seedConsents(tx: Db, merchant: string): Promise<void> {
  await sql`
    insert into consent (member_id, kind, version)
    select m.id, a.kind, a.version from member m
    join article a on a.merchant = m.merchant and a.kind in ('agreement', 'privacy') and a.seed_key is not null
    where m.merchant = ${merchant} and m.registered_at < a.published_at
    on conflict do nothing`.execute(tx)
}
