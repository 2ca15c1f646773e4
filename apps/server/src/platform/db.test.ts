import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { allowLongStatements, appRole, openDb, openPool } from '#platform/db.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestDb, type TestDb } from '#testing/test-db.ts'

let test: TestDb
beforeAll(async () => {
  test = await openTestDb()
})
afterAll(() => test.close())

it('R-26 a connection that is cut between two statements of a transaction fails that transaction alone', async () => {
  const crash = vi.fn()
  process.on('uncaughtException', crash)
  try {
    const client = await test.pool.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    await test.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
    await eventually(() => expect(client.query('select 1')).rejects.toThrow())
    client.release(true)
    expect((await test.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    expect(crash).not.toHaveBeenCalled()
  } finally {
    process.off('uncaughtException', crash)
  }
})

it('R-4 a server works as a role that may write rows, but nothing that was posted to the ledger', async () => {
  const pool = openPool(test.url, 2, appRole)
  const { rows } = await pool.query('select current_user as role')
  expect(rows).toEqual([{ role: appRole }])
  await pool.query("insert into merchant (code, name) values ('TENT', 'Tent')")
  for (const statement of ['update ledger_entry set amount = 0', 'delete from ledger_transfer']) {
    await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' })
  }
  await pool.end()
})

it.each([undefined, appRole] as const)(
  'compiles no plans, which takes longer than running them (%s)',
  async (role) => {
    const pool = openPool(test.url, 1, role)
    expect((await pool.query('show jit')).rows).toEqual([{ jit: 'off' }])
    await pool.end()
  },
)

it('R-117 a server’s statements end after half a minute, and those of its long jobs do not', async () => {
  const pool = openPool(test.url, 2, appRole)
  const timeout = 'show statement_timeout'
  expect((await pool.query(timeout)).rows).toEqual([{ statement_timeout: '30s' }])
  await openDb(pool)
    .transaction()
    .execute(async (tx) => {
      await allowLongStatements(tx)
      const { rows } = await sql`show statement_timeout`.execute(tx)
      expect(rows).toEqual([{ statement_timeout: '0' }])
    })
  expect((await pool.query(timeout)).rows).toEqual([{ statement_timeout: '30s' }])
  await pool.end()
})
