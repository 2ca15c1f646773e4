/** The role that servers log in as: it works by the rights of `perya_app`, and cannot become the owner of the tables. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { appRole } from './db.ts'

async function asking<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, application_name: 'perya-roles' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Another database of the same PostgreSQL made or granted it in the same moment. */
const meetings = ['23505', '42710', 'XX000']
const triesMax = 10

/** Lets the login that `url` names work for the owner that `ownerUrl` names, and makes it where there is none. */
export function letServersIn(ownerUrl: string, url: string): Promise<void> {
  return asking(ownerUrl, async (owner) => {
    for (let tries = 1; ; tries++) {
      try {
        return await grantTo(owner, new URL(url))
      } catch (error) {
        if (!meetings.includes((error as pg.DatabaseError).code ?? '') || tries === triesMax) throw error
        await pause(20 * tries)
      }
    }
  })
}

async function grantTo(owner: pg.Client, { username, password }: URL): Promise<void> {
  const login = decodeURIComponent(username)
  const name = pg.escapeIdentifier(login)
  const has = async (role: string) =>
    (await owner.query('select from pg_roles where rolname = $1', [role])).rowCount === 1
  if (!(await has(appRole))) await owner.query(`create role ${appRole} nologin`)
  if (!(await has(login))) {
    const secret = password === '' ? '' : `password ${pg.escapeLiteral(decodeURIComponent(password))}`
    await owner.query(`create role ${name} login ${secret}`)
  }
  const { rows } = await owner.query<{ works: boolean; isSeen: boolean }>(
    `select pg_has_role($1, '${appRole}', 'member') as works,
      pg_has_role($1, 'usage') or pg_has_role('pg_read_all_stats', 'usage') as "isSeen"`,
    [login],
  )
  if (!rows[0]?.works) await owner.query(`grant ${appRole} to ${name}`)
  // Days of the ledger are closed once no older transaction is open, and whose it is only this lets the owner see.
  if (!rows[0]?.isSeen) await owner.query(`grant ${name} to current_user`)
}

/** Whether this login could take a row out of tables that only grow, or become somebody who can. */
export function canChangeThePast(url: string, tables: readonly string[]): Promise<boolean> {
  return asking(url, async (client) => {
    const { rows } = await client.query<{ can: boolean }>(
      `
      select r.rolsuper or r.rolcreaterole or pg_has_role(d.datdba, 'member')
        or coalesce((
          select bool_or(pg_has_role(c.relowner, 'member') or has_table_privilege(c.oid, 'delete'))
          from pg_class c where c.oid in (select to_regclass('public.' || quote_ident(t)) from unnest($1::text[]) t)
        ), false) as can
      from pg_roles r, pg_database d
      where r.rolname = current_user and d.datname = current_database()`,
      [tables],
    )
    return rows[0]?.can === true
  })
}
