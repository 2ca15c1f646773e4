import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '#platform/db.ts'
import { openTestDb, type TestDb } from '#testing/test-db.ts'
import { readStandings } from './issue.store.ts'
import { closeIssues, readNextDue } from './step.store.ts'

const codes = Array.from({ length: 40 }, (_, index) => `every-minute-${index}`)

let test: TestDb
beforeAll(async () => {
  test = await openTestDb()
  await sql`
    insert into lottery_issue (code, issue_no, day, opens_at, closes_at, draws_at)
    select code, '20261116' || lpad(n::text, 4, '0'), '2026-11-16', drawn - interval '65 s', drawn - interval '5 s', drawn
    from unnest(${codes}::text[]) code, generate_series(0, 500) n,
      lateral (select now() - interval '30 s' + n * interval '1 minute' as drawn) d`.execute(test.db)
})
afterAll(() => test.close())

/** Pages of the issues and their indexes that this connection has looked at. */
async function pagesRead(db: Db): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ pages: number }>`
    select (heap_blks_hit + heap_blks_read + idx_blks_hit + idx_blks_read)::int as pages
    from pg_statio_user_tables where relname = 'lottery_issue'`.execute(db)
  return rows[0]?.pages ?? 0
}

it('LOTT-1 what each lottery sells is found without a look at what all of them will sell, also right after the days were made', async () => {
  await test.db.connection().execute(async (db) => {
    const before = await pagesRead(db)
    const { standings } = await readStandings(db, codes)
    for (const { code, selling, waiting } of standings) {
      expect(
        selling.map(({ state }) => state),
        code,
      ).toEqual(['OPEN', 'SCHEDULED'])
      expect(waiting.length, code).toBeGreaterThan(0)
    }
    expect((await pagesRead(db)) - before).toBeLessThan(codes.length * 50)
  })
})

it('the clock closes what is due, and finds what is next, without a look at all that is planned', async () => {
  await test.db.connection().execute(async (db) => {
    const before = await pagesRead(db)
    await db.transaction().execute((tx) => closeIssues(tx, Buffer.alloc(32)))
    expect(await readNextDue(db)).toBeGreaterThan(0)
    expect((await pagesRead(db)) - before).toBeLessThan(codes.length * 50)
    const { rows } = await sql<{ closed: bigint }>`
      select count(*) filter (where closed_at is not null) as closed from lottery_issue`.execute(db)
    expect(rows).toEqual([{ closed: BigInt(codes.length) }])
  })
})
