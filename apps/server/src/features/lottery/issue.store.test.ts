import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '#platform/db.ts'
import { openTestDb, type TestDb } from '#testing/test-db.ts'
import { readStandings } from './issue.store.ts'

let test: TestDb
beforeAll(async () => {
  test = await openTestDb()
})
afterAll(() => test.close())

const codes = Array.from({ length: 40 }, (_, index) => `every-minute-${index}`)

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
    await sql`
      insert into lottery_issue (code, issue_no, day, opens_at, closes_at, draws_at)
      select code, '20261116' || lpad(n::text, 4, '0'), '2026-11-16', drawn - interval '65 s', drawn - interval '5 s', drawn
      from unnest(${codes}::text[]) code, generate_series(0, 500) n,
        lateral (select now() - interval '30 s' + n * interval '1 minute' as drawn) d`.execute(db)
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
