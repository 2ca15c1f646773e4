import { describe, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { openEmptyDatabase } from '#testing/test-db.ts'
import { spawnCommand } from '#testing/test-server.ts'
import { settingsOf, statusOf, useTestServers } from '#testing/use-test-servers.ts'

const patience = { timeout: 180_000 }
const { start } = useTestServers()

describe('two servers on one database', patience, () => {
  it('start together, and both follow an operator', async () => {
    const { url, drop } = await openEmptyDatabase()
    const both = await Promise.all([start({ DATABASE_URL: url }), start({ DATABASE_URL: url })])
    await Promise.all(both.map((server) => server.ready))

    const operate = (...words: string[]) =>
      spawnCommand('merchant', ['PERYA', ...words], { DATABASE_URL: url })
    await operate('operator', 'add', 'rosa', '--permissions', 'site.edit')
    const change = await operate('set', 'maintenance', 'on', 'by', 'rosa')
    expect(change.code).toBe(0)
    for (const server of both) {
      await eventually(async () => expect((await statusOf(server)).value.maintenance).toBe(true))
    }
    for (const server of both) await server.stop()
    await drop()
  })

  it('publish one key for encrypted bodies, so either opens what the other asked for', async () => {
    const { url, drop } = await openEmptyDatabase()
    const both = await Promise.all([start({ DATABASE_URL: url }), start({ DATABASE_URL: url })])
    await Promise.all(both.map((server) => server.ready))
    const [one, two] = await Promise.all(both.map(settingsOf))
    expect(one).toEqual(two)
    for (const server of both) await server.stop()
    await drop()
  })
})
