import { type Selectable, sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Tables } from '#platform/tables.ts'

type MessageRow = Selectable<Tables['message']>

export type MessageKind = MessageRow['kind']

export type WaitingMessage = Pick<MessageRow, 'id' | 'kind' | 'recipient' | 'subject' | 'tries'> & {
  body: Buffer
}

export type NewMessage = Omit<WaitingMessage, 'id' | 'tries'> &
  Pick<MessageRow, 'merchant' | 'created_at' | 'expires_at'>

export async function insertMessage(db: Db, message: NewMessage): Promise<void> {
  await db
    .insertInto('message')
    .values({ ...message, next_try_at: message.created_at })
    .execute()
}

/** Messages nobody else is sending; each comes back later unless it is marked as sent by then. */
export async function claimMessages(db: Db, now: Date, limit: number): Promise<WaitingMessage[]> {
  const { rows } = await sql<WaitingMessage>`
    update message
    set tries = tries + 1, next_try_at = ${now}::timestamptz + interval '15 seconds' * 2 ^ tries
    where id in (
      select id from message
      where sent_at is null and failed_at is null and next_try_at <= ${now} and expires_at > ${now}
      order by next_try_at
      limit ${limit}
      for update skip locked)
    returning id, kind, recipient, subject, body, tries`.execute(db)
  return rows
}

/** Codes and links do not stay readable longer than they have to. */
export async function markSent(db: Db, id: bigint, now: Date, keepsBody: boolean): Promise<void> {
  await db
    .updateTable('message')
    .set({ sent_at: now, ...(keepsBody ? {} : { body: null }) })
    .where('id', '=', id)
    .execute()
}

export async function markFailed(db: Db, id: bigint, now: Date): Promise<void> {
  await db.updateTable('message').set({ failed_at: now, body: null }).where('id', '=', id).execute()
}

export async function giveUpExpired(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('message')
    .set({ failed_at: now, body: null })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute()
}

export async function deleteMessagesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('message').where('created_at', '<', moment).execute()
}

export async function listSent(db: Db, limit: number) {
  return db
    .selectFrom('message')
    .select(['id', 'kind', 'recipient', 'subject', 'body', 'sent_at'])
    .where('sent_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
