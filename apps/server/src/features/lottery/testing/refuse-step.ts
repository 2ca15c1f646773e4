import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** A database that does not write a column of one issue, until it is allowed to. */
export async function refuseStep(
  db: Db,
  issueId: bigint,
  column: 'result' | 'voided_at',
): Promise<() => Promise<unknown>> {
  await sql`
    create or replace function refuse_step() returns trigger language plpgsql as $$
      begin raise exception 'the disk is full'; end $$`.execute(db)
  await sql`
    create trigger refuse_step before update on lottery_issue
      for each row when (new.id = ${sql.lit(issueId)} and new.${sql.ref(column)} is not null)
      execute function refuse_step()`.execute(db)
  return () => sql`drop trigger refuse_step on lottery_issue`.execute(db)
}
