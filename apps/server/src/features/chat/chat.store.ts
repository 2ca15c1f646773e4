import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { notify } from '#platform/notifications.ts'
import type { Row } from '#platform/rows.ts'

/** Where every change of a member's chat is told. */
export const chatChannel = 'chat'

export type LineRow = Pick<Row<'chat_line'>, 'id' | 'isMine' | 'text' | 'sentAt'>

const line = sql`id, is_mine as "isMine", text, sent_at as "sentAt"`

/** The latest, or those next to a line on one side; the oldest first. */
export async function listLines(
  db: Db,
  memberId: bigint,
  { before, after, limit }: { before?: bigint | undefined; after?: bigint | undefined; limit: number },
): Promise<LineRow[]> {
  if (after !== undefined) {
    const { rows } = await sql<LineRow>`
      select ${line} from chat_line where member_id = ${memberId} and id > ${after}
      order by id limit ${limit}`.execute(db)
    return rows
  }
  const { rows } = await sql<LineRow>`
    select ${line} from chat_line where member_id = ${memberId} and id < ${before ?? sql`9223372036854775807`}
    order by id desc limit ${limit}`.execute(db)
  return rows.reverse()
}

/** Opens the chat if need be and holds it, so that lines of one chat come one after another. */
export async function holdChat(tx: Tx, memberId: bigint, isMine: boolean, now: Date): Promise<void> {
  await sql`
    insert into chat (member_id, last_at, waiting_since) values (${memberId}, ${now}, ${isMine ? now : null})
    on conflict (member_id) do update set last_at = excluded.last_at,
      waiting_since = case when ${isMine} then coalesce(chat.waiting_since, excluded.last_at) end`.execute(tx)
}

export async function findLineByKey(tx: Tx, memberId: bigint, key: string): Promise<LineRow | undefined> {
  const { rows } = await sql<LineRow>`
    select ${line} from chat_line where member_id = ${memberId} and key = ${key}::uuid`.execute(tx)
  return rows[0]
}

export async function countOwnLines(tx: Tx, memberId: bigint, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from chat_line
    where member_id = ${memberId} and is_mine and sent_at > ${since}`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function insertLine(
  tx: Tx,
  it: { memberId: bigint; isMine: boolean; text: string; key?: string },
  now: Date,
): Promise<LineRow> {
  const { rows } = await sql<LineRow>`
    insert into chat_line (member_id, is_mine, key, text, sent_at)
    values (${it.memberId}, ${it.isMine}, ${it.key ?? null}::uuid, ${it.text}, ${now})
    returning ${line}`.execute(tx)
  await notify(tx, chatChannel, String(it.memberId))
  return rows[0] as LineRow
}

/** Remembers up to which line the member has read. */
export async function markRead(db: Db, memberId: bigint, id: bigint): Promise<void> {
  const { numAffectedRows } = await sql`
    update chat set read_id = ${id} where member_id = ${memberId} and read_id < ${id}`.execute(db)
  if (numAffectedRows === 1n) await notify(db, chatChannel, String(memberId))
}

export async function readStates(
  db: Db,
  memberIds: readonly bigint[],
): Promise<{ memberId: bigint; lastId: bigint; unread: number }[]> {
  const { rows } = await sql<{ memberId: bigint; lastId: bigint; unread: number }>`
    select c.member_id as "memberId", last.id as "lastId",
      (select count(*)::int from chat_line l
       where l.member_id = c.member_id and l.id > c.read_id and not l.is_mine) as unread
    from chat c
    cross join lateral (select id from chat_line where member_id = c.member_id order by id desc limit 1) last
    where c.member_id = any (${memberIds}::bigint[])`.execute(db)
  return rows
}

/** Members of a merchant whose last word nobody answered, who waits longest first. */
export async function listWaiting(
  db: Db,
  merchant: string,
  limit: number,
): Promise<{ userName: string; waitingSince: Date; text: string }[]> {
  const { rows } = await sql<{ userName: string; waitingSince: Date; text: string }>`
    select m.user_name as "userName", c.waiting_since as "waitingSince", last.text
    from chat c join member m on m.id = c.member_id
    cross join lateral (select text from chat_line where member_id = c.member_id order by id desc limit 1) last
    where c.waiting_since is not null and m.merchant = ${merchant}
    order by c.waiting_since limit ${limit}`.execute(db)
  return rows
}
