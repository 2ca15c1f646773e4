/** Pieces of SQL on what stands against a member's play, for stores that ask about many members at once. */
import { type RawBuilder, sql } from 'kysely'

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
