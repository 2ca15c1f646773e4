import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Pool } from '#platform/db.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let copied: TestApp
let seeded: TestApp
beforeAll(async () => {
  copied = await openTestApp()
  // A clock of its own keeps it from being copied.
  seeded = await openTestApp({ context: { now: () => new Date(Date.now() + 2 * 3_600_000) } })
})
afterAll(() => Promise.all([copied.close(), seeded.close()]))

async function rowsOf(pool: Pool): Promise<Record<string, number>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace",
  )
  const counted = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${name}`)
      return [name, rows[0]?.count ?? 0] as const
    }),
  )
  return Object.fromEntries(counted)
}

it('a demo that was copied holds as much of everything as one that was seeded', async () => {
  const rows = await rowsOf(copied.ctx.pool)
  expect(rows.member).toBeGreaterThan(0)
  expect(rows).toEqual(await rowsOf(seeded.ctx.pool))
})

it('a demo is seeded anew for another time', async () => {
  const newest = async ({ ctx }: TestApp) =>
    (await ctx.pool.query<{ won_at: Date }>('select max(won_at) as won_at from winner')).rows[0]?.won_at
  const [early, late] = [await newest(copied), await newest(seeded)]
  expect(late?.getTime()).toBeGreaterThan((early?.getTime() ?? 0) + 3_600_000)
})
