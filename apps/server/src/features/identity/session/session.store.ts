import type { Insertable } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'
import type { Tables } from '#platform/tables.ts'

export type EndReason = 'logout' | 'ended' | 'idle' | 'expired' | 'password' | 'lock' | 'exclusion'

export type LiveSession = Pick<
  Row<'session'>,
  'id' | 'deviceHash' | 'lastSeenAt' | 'expiresAt' | 'memberId'
> & {
  userName: string
  memberType: number
  merchant: string
  /** The site the member plays on: a trial member's is the one its merchant is the twin of. */
  site: string
}

export async function findLiveSession(db: Db, tokenHash: Buffer): Promise<LiveSession | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .innerJoin('merchant', 'merchant.code', 'member.merchant')
    .select((column) => [
      'session.id',
      'session.device_hash as deviceHash',
      'session.last_seen_at as lastSeenAt',
      'session.expires_at as expiresAt',
      'member.id as memberId',
      'member.user_name as userName',
      'member.type as memberType',
      'member.merchant',
      column.fn.coalesce('merchant.trial_of', 'merchant.code').as('site'),
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('session.ended_at', 'is', null)
    .where('member.status', '=', 'active')
    .executeTakeFirst()
}

export async function findOpenedAt(db: Db, id: bigint): Promise<Date> {
  const { created_at } = await db
    .selectFrom('session')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return created_at
}

export type NewSession = Omit<Insertable<Tables['session']>, 'ended_at' | 'end_reason'>

/** Tells also whether the member has a password, which every log-in wants to know. */
export async function insertSession(tx: Tx, session: NewSession): Promise<{ hasPassword: boolean }> {
  return tx
    .insertInto('session')
    .values({ ...session, ended_at: null, end_reason: null })
    .returning((row) =>
      row
        .exists(
          row
            .selectFrom('credential')
            .whereRef('credential.member_id', '=', 'session.member_id')
            .where('password_hash', 'is not', null),
        )
        .$castTo<boolean>()
        .as('hasPassword'),
    )
    .executeTakeFirstOrThrow()
}

export async function touchSession(db: Db, id: bigint, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('last_seen_at', '<', now)
    .execute()
}

/** How many ended: all of the member's, or the one named. */
/** Which of a member's sessions; all of them where it names none. */
export type Which = { only?: bigint; except?: bigint }

export async function markEnded(
  db: Db,
  memberId: bigint,
  reason: EndReason,
  now: Date,
  { only, except }: Which,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only as bigint))
    .$if(except !== undefined, (query) => query.where('id', '!=', except as bigint))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function listLiveSessions(db: Db, memberId: bigint, idleSince: Date, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_seen_at'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', idleSince)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute()
}

/** The members whose sessions nobody came back to; those sessions are over. */
export async function markIdle(db: Db, idleSince: Date, now: Date): Promise<bigint[]> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'idle' })
    .where('ended_at', 'is', null)
    .where('last_seen_at', '<', idleSince)
    .returning('member_id')
    .execute()
  return ended.map((row) => row.member_id)
}

export async function deleteEndedBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('session').where('ended_at', '<', moment).execute()
}
