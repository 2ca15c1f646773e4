import type { Text } from '@perya/contract/language'
import { sql } from 'kysely'
import { queueNotice } from '#features/push/index.ts'
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
  return thread && { ...thread, letters: await listLetters(db, id) }
}

export type ThreadAtDesk = {
  id: bigint
  memberId: bigint
  userName: string
  titles: Text
  /** Of the last letter. */
  texts: Text
  lastAt: Date
}

/** Threads with the service whose last letter is the member's, who waits longest first. */
export async function listWaitingThreads(db: Db, merchant: string, limit: number): Promise<ThreadAtDesk[]> {
  const { rows } = await sql<ThreadAtDesk>`
    select t.id, m.id as "memberId", m.user_name as "userName", t.titles, l.texts, t.last_at as "lastAt"
    from letter_thread t join member m on m.id = t.member_id
    cross join lateral (select texts, is_mine from letter where thread_id = t.id order by id desc limit 1) l
    where t.with_id is null and m.merchant = ${merchant} and l.is_mine
    order by t.last_at, t.id limit ${limit}`.execute(db)
  return rows
}

/** Whose thread with the service it is; `undefined` when the merchant has none of that number. */
export async function findThreadAtDesk(
  db: Db,
  merchant: string,
  id: bigint,
): Promise<{ memberId: bigint; userName: string; titles: Text; letters: LetterRow[] } | undefined> {
  const { rows } = await sql<{ memberId: bigint; userName: string; titles: Text }>`
    select m.id as "memberId", m.user_name as "userName", t.titles
    from letter_thread t join member m on m.id = t.member_id
    where t.id = ${id} and t.with_id is null and m.merchant = ${merchant}`.execute(db)
  return rows[0] && { ...rows[0], letters: await listLetters(db, id) }
}

async function listLetters(db: Db, threadId: bigint): Promise<LetterRow[]> {
  const { rows } = await sql<LetterRow>`
    select id, is_mine as "isMine", texts, sent_at as "sentAt" from letter
    where thread_id = ${threadId} order by id`.execute(db)
  return rows
}

export type Mark = 'read' | 'unread' | 'deleted'

export async function markThreads(
  db: Db,
  memberId: bigint,
  ids: readonly bigint[],
  mark: Mark,
  now: Date,
): Promise<void> {
  const column = sql.ref(mark === 'deleted' ? 'deleted_at' : 'read_at')
  const since = mark === 'unread' ? sql`null` : sql`coalesce(${column}, ${now})`
  await sql`
    update letter_thread set ${column} = ${since}
    where member_id = ${memberId} and id = any (${ids}::bigint[])`.execute(db)
  await notify(db, inboxChannel, String(memberId))
}

/** One at a time: two at once would both be the first of their key, or the last that is allowed. */
export async function lockWriter(tx: Tx, memberId: bigint): Promise<void> {
  await sql`select from member where id = ${memberId} for no key update`.execute(tx)
}

export async function findThreadByKey(tx: Tx, memberId: bigint, key: string): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    select t.id from letter l join letter_thread t on t.id = l.thread_id
    where l.key = ${key}::uuid and t.member_id = ${memberId} and l.is_mine`.execute(tx)
  return rows[0]?.id
}

/** How many letters the member has written since then. */
export async function countWritten(tx: Tx, memberId: bigint, since: Date): Promise<number> {
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
  letter: { memberId: bigint; threadId: bigint; isMine: boolean; texts: Text; key?: string | undefined },
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update letter_thread
    set last_at = ${now}, read_at = ${letter.isMine ? now : null}, deleted_at = null
    where id = ${letter.threadId} and member_id = ${letter.memberId}
      and (deleted_at is null or not ${letter.isMine})`.execute(tx)
  if (numAffectedRows !== 1n) return false
  await sql`
    insert into letter (thread_id, is_mine, texts, sent_at, key)
    values (${letter.threadId}, ${letter.isMine}, ${JSON.stringify(letter.texts)}, ${now}, ${letter.key ?? null})`.execute(
    tx,
  )
  await notify(tx, inboxChannel, String(letter.memberId))
  if (!letter.isMine) {
    await queueNotice(tx, letter.memberId, { kind: 'letter', threadId: letter.threadId }, now)
  }
  return true
}
