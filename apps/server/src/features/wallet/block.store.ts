import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** From the next bet on a member may not play; what was staked is settled, and money may leave. */
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

/** The breaks a member takes now, by the clock every debit goes by. */
export const breaksOf = (memberId: bigint | RawBuilder<unknown>) => sql`
  select reason as kind, nullif(ends_at, 'infinity') as "endsAt"
  from member_block
  where member_id = ${memberId} and reason in ('timeout', 'exclusion')
    and clock_timestamp() >= starts_at and clock_timestamp() < ends_at`

/** What closes every game to a member, other than a break of their own: their age, or a list that names them. */
export const barsOf = (memberId: bigint | RawBuilder<unknown>) => sql`
  select from member_block
  where member_id = ${memberId} and reason in ('age', 'restricted') and categories is null
    and clock_timestamp() >= starts_at and clock_timestamp() < ends_at`

/** Who takes a break or may not play is offered nothing to play for, and is not asked to bring others. */
export async function isLeftAlone(db: Db, memberId: bigint): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (${breaksOf(memberId)}) or exists (${barsOf(memberId)}) as is`.execute(db)
  return rows[0]?.is === true
}
