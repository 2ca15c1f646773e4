import type { Text } from '@perya/contract/language'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { notify } from '#platform/notifications.ts'

/** Where every change of a member's box is told. */
export const inboxChannel = 'inbox'

export type ThreadRow = {
  id: bigint
  titles: Text
  /** Of the last letter. */
  texts: Text
  lastAt: Date
  isRead: boolean
} & OtherSide

export type OtherSide = {
  /** Unset for the service. */
  withName: string | null
  isUpline: boolean | null
}

const otherSide = sql`other.user_name as "withName", other.id = self.upline_id as "isUpline"`
const withOtherSide = sql`
  join member self on self.id = t.member_id left join member other on other.id = t.with_id`

export type LetterRow = { id: bigint; isMine: boolean; texts: Text; sentAt: Date }

export async function listThreads(
  db: Db,
  memberId: bigint,
  { limit, offset }: { limit: number; offset: number },
): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    select t.id, t.titles, l.texts, t.last_at as "lastAt", t.read_at is not null as "isRead", ${otherSide}
    from letter_thread t ${withOtherSide}
    cross join lateral (select texts from letter where thread_id = t.id order by id desc limit 1) l
    where t.member_id = ${memberId} and t.deleted_at is null
    order by t.last_at desc, t.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countUnread(db: Db, memberId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from letter_thread
    where member_id = ${memberId} and deleted_at is null and read_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

export async function readBoxes(
  db: Db,
  memberIds: readonly bigint[],
): Promise<{ memberId: bigint; unread: number; lastAt: Date | null }[]> {
  const { rows } = await sql<{ memberId: bigint; unread: number; lastAt: Date | null }>`
    select m.id as "memberId", count(t.id) filter (where t.read_at is null)::int as unread, max(t.last_at) as "lastAt"
    from unnest(${memberIds}::bigint[]) m (id)
    left join letter_thread t on t.member_id = m.id and t.deleted_at is null
    group by m.id`.execute(db)
  return rows
}

/** `undefined` when it is not in the member's box. */
export async function findThread(
  db: Db,
  memberId: bigint,
  id: bigint,
): Promise<(OtherSide & { titles: Text; letters: LetterRow[] }) | undefined> {
  const { rows: threads } = await sql<OtherSide & { titles: Text }>`
    select t.titles, ${otherSide} from letter_thread t ${withOtherSide}
    where t.id = ${id} and t.member_id = ${memberId} and t.deleted_at is null`.execute(db)
  const [thread] = threads
  if (!thread) return undefined
  const { rows: letters } = await sql<LetterRow>`
    select id, is_mine as "isMine", texts, sent_at as "sentAt" from letter
    where thread_id = ${id} order by id`.execute(db)
  return { ...thread, letters }
}

export async function markThreads(
  db: Db,
  memberId: bigint,
  ids: readonly bigint[],
  mark: 'read' | 'deleted',
  now: Date,
): Promise<void> {
  const column = sql.ref(`${mark}_at`)
  await sql`
    update letter_thread set ${column} = coalesce(${column}, ${now})
    where member_id = ${memberId} and id = any (${ids}::bigint[])`.execute(db)
  await notify(db, inboxChannel, String(memberId))
}

/** How many letters the member has written since then. */
export async function countWritten(tx: Tx, memberId: bigint, since: Date): Promise<number> {
  // One at a time: two at once would both be the last that is allowed.
  await sql`select from member where id = ${memberId} for no key update`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from letter l join letter_thread t on t.id = l.thread_id
    where t.member_id = ${memberId} and l.is_mine and l.sent_at > ${since}`.execute(tx)
  return rows[0]?.count ?? 0
}

export type NewThread = { memberId: bigint; titles: Text; withId?: bigint; seedKey?: string }

/** `undefined` when demo data finds its thread there already. */
export async function insertThread(
  tx: Tx,
  { memberId, titles, withId, seedKey }: NewThread,
  now: Date,
): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    insert into letter_thread (member_id, titles, last_at, with_id, seed_key)
    values (${memberId}, ${JSON.stringify(titles)}, ${now}, ${withId ?? null}, ${seedKey ?? null})
    on conflict (member_id, seed_key) do nothing
    returning id`.execute(tx)
  return rows[0]?.id
}

/** Makes two threads one conversation. */
export async function linkThreads(tx: Tx, one: bigint, other: bigint): Promise<void> {
  await sql`
    update letter_thread set other_id = case id when ${one} then ${other}::bigint else ${one}::bigint end
    where id in (${one}, ${other})`.execute(tx)
}

/** In one order, so that two who write to each other at once do not wait for one another forever. */
export async function holdThreads(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await sql`select from letter_thread where id = any (${ids}::bigint[]) order by id for update`.execute(tx)
}

/** The other end of a member's thread, as long as one is the other's upline; `null` for a thread with the service. */
export async function findOtherEnd(
  tx: Tx,
  memberId: bigint,
  threadId: bigint,
): Promise<{ memberId: bigint; threadId: bigint; isKin: boolean } | null> {
  const { rows } = await sql<{ memberId: bigint; threadId: bigint; isKin: boolean }>`
    select t.with_id as "memberId", t.other_id as "threadId",
      (self.upline_id = other.id or other.upline_id = self.id) is true as "isKin"
    from letter_thread t join member self on self.id = t.member_id join member other on other.id = t.with_id
    where t.id = ${threadId} and t.member_id = ${memberId} and t.other_id is not null`.execute(tx)
  return rows[0] ?? null
}

/** Whose letter is the last decides whether the member has something to read. False when there is no such thread. */
export async function insertLetter(
  tx: Tx,
  letter: { memberId: bigint; threadId: bigint; isMine: boolean; texts: Text },
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update letter_thread
    set last_at = ${now}, read_at = ${letter.isMine ? now : null}, deleted_at = null
    where id = ${letter.threadId} and member_id = ${letter.memberId}
      and (deleted_at is null or not ${letter.isMine})`.execute(tx)
  if (numAffectedRows !== 1n) return false
  await sql`
    insert into letter (thread_id, is_mine, texts, sent_at)
    values (${letter.threadId}, ${letter.isMine}, ${JSON.stringify(letter.texts)}, ${now})`.execute(tx)
  await notify(tx, inboxChannel, String(letter.memberId))
  return true
}
