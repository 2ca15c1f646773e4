import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type Standing = {
  isActive: boolean
  /** Why no bet of theirs is taken; none when it is. */
  blocks: readonly string[]
  /** A limit on stakes or losses leaves nothing for the running period. */
  isAtLimit: boolean
}

/** Whether a member may begin to play something of a category now. */
export async function readStanding(db: Db, memberId: bigint, category: string | null): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select m.status = 'active' as "isActive",
      array(
        select b.reason from member_block b where b.member_id = m.id and now() >= b.starts_at and now() < b.ends_at
          and (b.categories is null or ${category} = any (b.categories))
      ) as "blocks",
      exists (
        select from member_limit l
        where l.member_id = m.id and l.measure in ('stake', 'loss')
          and (l.cap = 0 or (now() < l.starts_at + l.period and l.used >= l.cap))
      ) as "isAtLimit"
    from member m where m.id = ${memberId}`.execute(db)
  return rows[0] ?? { isActive: false, blocks: ['unknown'], isAtLimit: true }
}
