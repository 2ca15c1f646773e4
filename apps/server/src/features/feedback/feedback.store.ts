import type { Text } from '@perya/contract/language'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type FeedbackRow = Pick<Row<'feedback'>, 'id' | 'content' | 'comment' | 'sentAt' | 'answeredAt'> & {
  answers: Text | null
  pictures: string[]
}

export type FeedbackAtDesk = FeedbackRow & { memberId: bigint; userName: string }

const columns = sql`
  f.id, f.content, f.comment, f.sent_at as "sentAt", f.answers, f.answered_at as "answeredAt",
  array(select p.id::text from feedback_picture p where p.feedback_id = f.id order by p.position) as pictures`

export async function listOfMember(
  db: Db,
  memberId: bigint,
  { limit, offset }: { limit: number; offset: number },
): Promise<FeedbackRow[]> {
  const { rows } = await sql<FeedbackRow>`
    select ${columns} from feedback f
    where f.member_id = ${memberId} order by f.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** What a merchant's members still wait to be answered, the oldest first. */
export async function listOpen(db: Db, merchant: string, limit: number): Promise<FeedbackAtDesk[]> {
  const { rows } = await sql<FeedbackAtDesk>`
    select ${columns}, m.id as "memberId", m.user_name as "userName"
    from feedback f join member m on m.id = f.member_id
    where f.answered_at is null and m.merchant = ${merchant} order by f.id limit ${limit}`.execute(db)
  return rows
}

export async function findAtDesk(db: Db, merchant: string, id: bigint): Promise<FeedbackAtDesk | undefined> {
  const { rows } = await sql<FeedbackAtDesk>`
    select ${columns}, m.id as "memberId", m.user_name as "userName"
    from feedback f join member m on m.id = f.member_id
    where f.id = ${id} and m.merchant = ${merchant}`.execute(db)
  return rows[0]
}

/** One at a time: two at once would both be the last that is allowed. */
export async function lockWriter(tx: Tx, memberId: bigint): Promise<void> {
  await sql`select from member where id = ${memberId} for no key update`.execute(tx)
}

export async function findByKey(tx: Tx, memberId: bigint, key: string): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    select id from feedback where member_id = ${memberId} and key = ${key}::uuid`.execute(tx)
  return rows[0]?.id
}

export async function countSent(tx: Tx, memberId: bigint, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from feedback
    where member_id = ${memberId} and sent_at > ${since}`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function insertFeedback(
  tx: Tx,
  it: { memberId: bigint; key: string; content: string; comment: string },
  now: Date,
): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into feedback (member_id, key, content, comment, sent_at)
    values (${it.memberId}, ${it.key}::uuid, ${it.content}, ${it.comment}, ${now})
    returning id`.execute(tx)
  return (rows[0] as { id: bigint }).id
}

export async function answerFeedback(tx: Tx, id: bigint, answers: Text, now: Date): Promise<void> {
  await sql`
    update feedback set answers = ${JSON.stringify(answers)}, answered_at = ${now}
    where id = ${id}`.execute(tx)
}
