import type { KnownLanguageCode } from '@perya/contract/language'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'
import type { NoticeKind } from './notice.rules.ts'

export type NewSubscription = Pick<
  Row<'push_subscription'>,
  'sessionId' | 'memberId' | 'endpointKey' | 'sealed'
> & {
  language: KnownLanguageCode
}

/** One for each session; a device that served another session serves this one now. */
export async function putSubscription(tx: Tx, it: NewSubscription): Promise<void> {
  await sql`
    delete from push_subscription
    where session_id = ${it.sessionId} or endpoint_key = ${it.endpointKey}`.execute(tx)
  await sql`
    insert into push_subscription (session_id, member_id, endpoint_key, sealed, language)
    select id, member_id, ${it.endpointKey}, ${it.sealed}, ${it.language} from session
    where id = ${it.sessionId} and member_id = ${it.memberId} and ended_at is null
    for share
    on conflict do nothing`.execute(tx)
}

export async function hasSubscription(db: Db, sessionId: bigint): Promise<boolean> {
  const { rows } = await sql`select from push_subscription where session_id = ${sessionId}`.execute(db)
  return rows.length > 0
}

export async function deleteSubscription(db: Db, sessionId: bigint): Promise<void> {
  await sql`delete from push_subscription where session_id = ${sessionId}`.execute(db)
}

/** One for each device of a member; answers how many. */
export async function insertNotice(
  tx: Tx,
  {
    memberId,
    kind,
    threadId,
    now,
  }: { memberId: bigint; kind: NoticeKind; threadId: bigint | null; now: Date },
): Promise<bigint> {
  const { numAffectedRows } = await sql`
    insert into push_notice (session_id, kind, thread_id, made_at, next_try_at)
    select p.session_id, ${kind}, ${threadId}::bigint, ${now}, ${now}
    from push_subscription p join session s on s.id = p.session_id
    where p.member_id = ${memberId} and s.expires_at > ${now}`.execute(tx)
  return numAffectedRows ?? 0n
}

export async function insertLetterNotices(
  tx: Tx,
  letters: readonly { memberId: bigint; threadId: bigint }[],
  now: Date,
): Promise<bigint> {
  const memberIds = letters.map(({ memberId }) => memberId)
  const threadIds = letters.map(({ threadId }) => threadId)
  const { numAffectedRows } = await sql`
    insert into push_notice (session_id, kind, thread_id, made_at, next_try_at)
    select p.session_id, 'letter', l.thread_id, ${now}, ${now}
    from unnest(${memberIds}::bigint[], ${threadIds}::bigint[]) as l (member_id, thread_id)
    join push_subscription p on p.member_id = l.member_id join session s on s.id = p.session_id
    where s.expires_at > ${now}`.execute(tx)
  return numAffectedRows ?? 0n
}

export type DueNotice = Pick<Row<'push_notice'>, 'id' | 'threadId' | 'tries' | 'sessionId'> & {
  kind: NoticeKind
  sealed: Buffer
  language: KnownLanguageCode
  merchant: string
}

/** Notices nobody else is sending; each comes back later unless it is gone by then. */
export async function claimNotices(db: Db, now: Date, limit: number): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    with due as (
      select id from push_notice where next_try_at <= ${now}
      order by next_try_at limit ${limit} for update skip locked)
    update push_notice n
    set tries = n.tries + 1, next_try_at = ${now}::timestamptz + interval '30 seconds' * 2 ^ n.tries
    from due, push_subscription p join member m on m.id = p.member_id
    where n.id = due.id and p.session_id = n.session_id
    returning n.id, n.kind, n.thread_id as "threadId", n.tries, n.session_id as "sessionId",
      p.sealed, p.language, m.merchant`.execute(db)
  return rows
}

export async function deleteNotice(db: Db, id: bigint): Promise<void> {
  await sql`delete from push_notice where id = ${id}`.execute(db)
}

/** What is older is no news. */
export async function deleteNoticesBefore(db: Db, moment: Date): Promise<void> {
  await sql`delete from push_notice where made_at < ${moment}`.execute(db)
}
