import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** Stops a member's play from the next bet on; open bets are still settled, and withdrawals still work. */
export async function blockPlay(tx: Tx, memberId: bigint, reason: string): Promise<void> {
  await sql`
    insert into member_block (member_id, reason)
    select ${memberId}, ${reason}
    where not exists (
      select from member_block where member_id = ${memberId} and reason = ${reason} and ends_at > now())`.execute(
    tx,
  )
}

/** Ends the blocks of one reason; a member with another stays blocked. */
export async function unblockPlay(tx: Tx, memberId: bigint, reason: string): Promise<void> {
  await sql`
    update member_block set ends_at = now()
    where member_id = ${memberId} and reason = ${reason} and ends_at > now()`.execute(tx)
}

/** The member's breaks at this moment, by the database's clock, which decides every debit. */
export const breaksOf = (memberId: bigint | RawBuilder<unknown>) => sql`
  select reason as kind, nullif(ends_at, 'infinity') as "endsAt"
  from member_block
  where member_id = ${memberId} and reason in ('timeout', 'exclusion')
    and clock_timestamp() >= starts_at and clock_timestamp() < ends_at`

/** The reasons other than a break that close every game to a member: their age, or a list that names them. */
export const barsOf = (memberId: bigint | RawBuilder<unknown>) => sql`
  select from member_block
  where member_id = ${memberId} and reason in ('age', 'restricted') and categories is null
    and clock_timestamp() >= starts_at and clock_timestamp() < ends_at`

/** A member on a break, or who may not play, gets no offers and is not asked to invite others. */
export async function isLeftAlone(db: Db, memberId: bigint): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (${breaksOf(memberId)}) or exists (${barsOf(memberId)}) as is`.execute(db)
  return rows[0]?.is === true
}
