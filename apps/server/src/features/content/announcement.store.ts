import type {
  AnnouncementGroup,
  AnnouncementPlatform,
  AnnouncementType,
  PopupExecution,
} from '@perya/contract/announcements'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type Announcement = Pick<
  Row<'announcement'>,
  'id' | 'merchant' | 'imageUrl' | 'url' | 'promotionType' | 'position' | 'startsAt'
> & {
  type: Exclude<AnnouncementType, 'H'>
  group: AnnouncementGroup
  platform: AnnouncementPlatform
  /** By language. */
  titles: Readonly<Record<string, string>>
  contents: Readonly<Record<string, string>>
  execution: PopupExecution | null
  /** `null` never ends. */
  endsAt: Date | null
}

/** Every announcement, or every one of a merchant, that is shown now or will be; those placed first lead, then the newest. */
export async function listAnnouncementRows(db: Db, merchant?: string): Promise<Announcement[]> {
  const { rows } = await sql<Announcement>`
    select id, merchant, type, group_name as "group", platform, titles, contents, image_url as "imageUrl", url, execution,
      promotion_type as "promotionType", position, starts_at as "startsAt", nullif(ends_at, 'infinity') as "endsAt"
    from announcement where ends_at > now() and merchant = coalesce(${merchant ?? null}, merchant)
    order by position, starts_at desc, id desc`.execute(db)
  return rows
}

export type NewAnnouncement = Omit<Announcement, 'id'> & {
  /** Of demo data: the same key is the same announcement. */
  seedKey: string | null
}

/** Demo data gives way to what an operator edited: nothing is put, and there is no id. */
export async function putAnnouncement(db: Db, it: NewAnnouncement): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    insert into announcement (merchant, type, group_name, platform, titles, contents, image_url, url, execution, promotion_type,
      position, starts_at, ends_at, seed_key)
    values (${it.merchant}, ${it.type}, ${it.group}, ${it.platform}, ${JSON.stringify(it.titles)},
      ${JSON.stringify(it.contents)}, ${it.imageUrl}, ${it.url}, ${it.execution}, ${it.promotionType}, ${it.position}, ${it.startsAt},
      coalesce(${it.endsAt}, 'infinity'::timestamptz), ${it.seedKey})
    on conflict (merchant, seed_key) do update
    set type = excluded.type, group_name = excluded.group_name, platform = excluded.platform,
      titles = excluded.titles, contents = excluded.contents, image_url = excluded.image_url, url = excluded.url, execution = excluded.execution,
      promotion_type = excluded.promotion_type, position = excluded.position
    where not announcement.is_edited
    returning id`.execute(db)
  return rows[0]?.id
}

/** When it begins, and held so until it was edited; `undefined` when there is none, or it has ended. */
export async function lockBeginning(tx: Tx, merchant: string, id: bigint): Promise<Date | undefined> {
  const { rows } = await sql<{ startsAt: Date }>`
    select starts_at as "startsAt" from announcement
    where id = ${id} and merchant = ${merchant} and ends_at > now() for update`.execute(tx)
  return rows[0]?.startsAt
}

export async function updateAnnouncement(tx: Tx, id: bigint, it: NewAnnouncement): Promise<void> {
  await sql`
    update announcement
    set type = ${it.type}, group_name = ${it.group}, platform = ${it.platform},
      titles = ${JSON.stringify(it.titles)}, contents = ${JSON.stringify(it.contents)}, image_url = ${it.imageUrl}, url = ${it.url},
      execution = ${it.execution}, promotion_type = ${it.promotionType}, position = ${it.position},
      starts_at = ${it.startsAt}, ends_at = coalesce(${it.endsAt}, 'infinity'::timestamptz), is_edited = true
    where id = ${id}`.execute(tx)
}

/** False when there is none, or it has ended before. */
export async function endAnnouncement(db: Db, merchant: string, id: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update announcement set starts_at = least(starts_at, now() - interval '1 microsecond'), ends_at = now()
    where id = ${id} and merchant = ${merchant} and ends_at > now()`.execute(db)
  return numAffectedRows === 1n
}

export async function listRead(db: Db, memberId: bigint): Promise<Set<bigint>> {
  const { rows } = await sql<{ id: bigint }>`
    select announcement_id as id from announcement_read where member_id = ${memberId}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Of the member's own site; others are passed over. */
export async function markRead(
  db: Db,
  { memberId, site, ids }: { memberId: bigint; site: string; ids: readonly bigint[] },
): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    insert into announcement_read (member_id, announcement_id)
    select ${memberId}, id from announcement where merchant = ${site} and id = any (${ids}::bigint[])
    on conflict do nothing`.execute(db)
  return numAffectedRows
}
