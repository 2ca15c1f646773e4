import { expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { openEmptyDatabase } from '#testing/test-db.ts'
import { spawnCommand } from '#testing/test-server.ts'
import { settingsOf, statusOf, useTestServers } from '#testing/use-test-servers.ts'

const { start } = useTestServers()

it('two servers start together on one database, publish one key for encrypted bodies, and both follow an operator', {
  timeout: 180_000,
}, async () => {
  const { url, drop } = await openEmptyDatabase()
  const both = await Promise.all([start({ DATABASE_URL: url }), start({ DATABASE_URL: url })])
  await Promise.all(both.map((server) => server.ready))
  const [one, two] = await Promise.all(both.map(settingsOf))
  expect(one).toEqual(two)

  const operate = (...words: string[]) => spawnCommand('merchant', ['PERYA', ...words], { DATABASE_URL: url })
  await operate('operator', 'add', 'rosa', '--permissions', 'site.edit')
  const change = await operate('set', 'maintenance', 'on', 'by', 'rosa')
  expect(change.code).toBe(0)
  for (const server of both) {
    await eventually(async () => expect((await statusOf(server)).value.maintenance).toBe(true))
  }
  for (const server of both) await server.stop()
  await drop()
})
