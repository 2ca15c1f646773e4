import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appRole, openPool, type Pool } from '#platform/db.ts'
import { eventually } from '#testing/eventually.ts'
import { asAdmin, nameOf, openEmptyDatabase } from '#testing/test-db.ts'
import { startJobs } from './jobs.ts'
import { openLog } from './log.ts'
import { migrate } from './migrate.ts'
import { canChangeThePast, letServersIn } from './servers-login.ts'

const owner = `owner_${randomUUID().slice(0, 8)}`
const servers = `servers_${randomUUID().slice(0, 8)}`
let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let ownerUrl: string
let serversUrl: string
let pool: Pool

/** An owner as production has it: no superuser, but one who may create roles. */
beforeAll(async () => {
  database = await openEmptyDatabase()
  const as = (login: string) => database.url.replace('postgres://postgres@', `postgres://${login}@`)
  ownerUrl = as(owner)
  serversUrl = as(`${servers}:a%20secret`)
  await asAdmin(async (admin) => {
    await admin.query(`create role ${owner} login createrole`)
    // Other databases of this PostgreSQL made it before.
    await admin.query(`grant ${appRole} to ${owner} with admin option`)
    await admin.query(`alter database ${nameOf(database.url)} owner to ${owner}`)
  })
  await letServersIn(ownerUrl, serversUrl)
  await migrate(ownerUrl)
  pool = openPool(serversUrl, 2, appRole)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  await asAdmin((admin) => admin.query(`drop role ${servers}; drop role ${owner}`))
})

const pastTables = ['operator_act', 'ledger_transfer']
const waysOut = ['reset role', 'set role none', `set role ${owner}`, `set session authorization ${owner}`]
const attacks = [
  'update ledger_entry set amount = 0',
  'delete from ledger_transfer',
  'update ledger_account set balance = 1',
  'alter table ledger_transfer disable trigger all',
  'delete from operator_act',
  'alter table operator_act disable trigger all',
  'truncate operator_act cascade',
  'delete from sealed_release',
  'delete from schema_migration',
  'update schema_live_text set sequence = 1000000',
  "create function note_config_change() returns trigger language sql as ''",
]

it.each(waysOut)('R-4 R-109 a server that says "%s" still cannot change the past', async (way) => {
  const client = await pool.connect()
  try {
    await client.query(way).catch(() => {})
    for (const attack of attacks) {
      await expect(client.query(attack), attack).rejects.toMatchObject({ code: '42501' })
    }
  } finally {
    client.release(true)
  }
})

it('R-109 a login that could become the owner is told from one that cannot', async () => {
  expect(await canChangeThePast(ownerUrl, pastTables)).toBe(true)
  expect(await canChangeThePast(serversUrl, pastTables)).toBe(false)
  const clerk = `clerk_${servers}`
  await asAdmin((admin) => admin.query(`create role ${clerk} login noinherit in role ${owner}`))
  expect(await canChangeThePast(serversUrl.replace(`${servers}:`, `${clerk}:`), pastTables)).toBe(true)
  await asAdmin((admin) => admin.query(`drop role ${clerk}`))
})

it('closes days of the ledger and runs jobs by the servers’ login', async () => {
  const runs: number[] = []
  const jobs = await startJobs(
    serversUrl,
    [{ name: 'test.run', everySeconds: 1, run: async () => void runs.push(1) }],
    openLog('silent'),
  )
  await eventually(() => expect(runs.length).toBeGreaterThan(0))
  // The job queue's connections are another login's, which the owner has to see to close anything.
  await eventually(async () => {
    const { rows } = await pool.query<{ closed: string }>('select ledger_close()::text as closed')
    expect(rows[0]?.closed).not.toBe('-infinity')
  })
  await jobs.stop()
})

it('lets servers in again and again, and keeps the password they have', async () => {
  await Promise.all([1, 2, 3].map(() => letServersIn(ownerUrl, serversUrl)))
  const client = new pg.Client(serversUrl)
  await client.connect()
  await client.end()
})
