import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { canChangeThePast } from '#platform/servers-login.ts'
import { eventually } from '#testing/eventually.ts'
import { openEmptyDatabase } from '#testing/test-db.ts'
import { spawnCommand } from '#testing/test-server.ts'
import { settingsOf, statusOf, useTestServers } from '#testing/use-test-servers.ts'
import { waitForLock } from '#testing/wait-for-lock.ts'

const patience = { timeout: 180_000 }
const { newFolder, start } = useTestServers()

const postgresPid = (folder: string) => join(folder, 'postgres', 'postmaster.pid')

describe('the embedded database', patience, () => {
  // Whichever test comes first fills it, and the others save themselves that.
  const folder = newFolder()

  it('keeps its data over a restart, runs for the command of an operator, and stops with whoever started it', async () => {
    const first = await start({ PERYA_DATA: folder })
    await first.ready
    expect(existsSync(postgresPid(folder))).toBe(true)
    const operate = (...words: string[]) =>
      spawnCommand('merchant', ['PERYA', ...words], { PERYA_DATA: folder })
    await operate('operator', 'add', 'rosa', '--permissions', 'site.edit')
    const changed = await operate('set', 'theme', 'dagat', 'by', 'rosa')
    expect(changed).toMatchObject({ code: 0, stdout: 'theme of PERYA is now dagat.\n' })
    expect(await first.stop()).toMatchObject({ code: 0, stderr: '' })
    expect(existsSync(postgresPid(folder))).toBe(false)

    const shown = await operate('show')
    expect(shown.stdout).toMatch(/^theme +dagat$/m)
    expect(existsSync(postgresPid(folder))).toBe(false)

    const second = await start({ PERYA_DATA: folder })
    await second.ready
    expect((await settingsOf(second)).value.theme).toBe('dagat')
  })

  it('R-4 R-109 serves by a login that owns nothing: no server can take off what keeps the past', async () => {
    const server = await start({ PERYA_DATA: folder })
    await server.ready
    const port = readFileSync(postgresPid(folder), 'utf8').split('\n')[3]
    const owner = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`)
    await owner.connect()
    const { rows } = await owner.query<{ login: string }>(
      "select distinct usename as login from pg_stat_activity where application_name in ('perya', 'perya-jobs')",
    )
    await owner.end()
    expect(rows).toEqual([{ login: 'perya_server' }])
    expect(
      await canChangeThePast(`postgres://perya_server@127.0.0.1:${port}/postgres`, [
        'operator_act',
        'ledger_transfer',
      ]),
    ).toBe(false)
    await server.stop()
  })

  it('tells an operator that there is nothing to change yet', async () => {
    const { code, stderr } = await spawnCommand('merchant', ['PERYA', 'show'], { PERYA_DATA: newFolder() })
    expect(code).toBe(1)
    expect(stderr).toContain('start the platform once')
  })

  it('is found again after kill -9, and taken over', async () => {
    const first = await start({ PERYA_DATA: folder })
    await first.ready
    first.child.kill('SIGKILL')
    await first.ended
    const orphan = readFileSync(postgresPid(folder), 'utf8').split('\n')[0]

    const second = await start({ PERYA_DATA: folder })
    await second.ready
    expect(readFileSync(postgresPid(folder), 'utf8').split('\n')[0]).toBe(orphan)
    expect(await statusOf(second)).toMatchObject({ success: true })
    await second.stop()
    expect(existsSync(postgresPid(folder))).toBe(false)
  })

  it('keeps running for a second server on the same folder', async () => {
    const first = await start({ PERYA_DATA: folder })
    await first.ready
    const second = await start({ PERYA_DATA: folder })
    await second.ready
    await first.stop()
    expect(await statusOf(second)).toMatchObject({ success: true })
    await second.stop()
    expect(existsSync(postgresPid(folder))).toBe(false)
  })
})

describe('kill -9 on the way up', patience, () => {
  it('at any step leaves a folder that the next start goes on with', async () => {
    const folder = newFolder()
    for (const step of [
      'Starting PostgreSQL',
      'Bringing the database up to date',
      'Preparing the demo data',
    ]) {
      const killed = await start({ PERYA_DATA: folder })
      await eventually(() => expect(killed.output()).toContain(step))
      killed.child.kill('SIGKILL')
      await killed.ended
    }
    const last = await start({ PERYA_DATA: folder })
    await last.ready
    expect(await statusOf(last)).toMatchObject({ success: true })
  })

  it('in the middle of a migration leaves nothing of it', async () => {
    const { url, drop } = await openEmptyDatabase()
    // Holding the table's name makes the first migration wait, so the kill lands inside its transaction.
    const holder = new pg.Client(url)
    await holder.connect()
    await holder.query('begin')
    await holder.query('create table merchant_host (host text)')
    const first = await start({ DATABASE_URL: url })
    await waitForLock(url, '-- A merchant')
    first.child.kill('SIGKILL')
    await first.ended
    await holder.query('rollback')
    const { rows } = await holder.query("select to_regclass('merchant') as found")
    expect(rows).toEqual([{ found: null }])
    await holder.end()

    const second = await start({ DATABASE_URL: url })
    await second.ready
    expect(await statusOf(second)).toMatchObject({ success: true })
    await second.stop()
    await drop()
  })
})
