import { readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { checkUserName } from '@perya/contract/identity-registration'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { freePort } from '#platform/free-port.ts'
import { migrate } from '#platform/migrate.ts'
import { letServersIn } from '#platform/servers-login.ts'
import { eventually } from '#testing/eventually.ts'
import { openEmptyDatabase } from '#testing/test-db.ts'
import { runCommand, spawnCommand } from '#testing/test-server.ts'
import { settingsOf, statusOf, useTestServers } from '#testing/use-test-servers.ts'

const patience = { timeout: 180_000 }
const { newFolder, start } = useTestServers()

/** One sentence on standard error, code 1, nothing on the way. */
async function refusalOf(variables: Record<string, string>): Promise<string> {
  const { code, stderr } = await (await start(variables)).ended
  expect(code).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  return stderr.trim()
}

describe('a start that cannot work says why in one sentence', patience, () => {
  it.each(['PORT', 'VENDOR_PORT'])('names the %s that is taken and starts no database', async (variable) => {
    const rival = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => rival.once('listening', resolve))
    const { port } = rival.address() as { port: number }
    const folder = newFolder()
    expect(await refusalOf({ [variable]: String(port), PERYA_DATA: folder })).toBe(
      `Port ${port} on 127.0.0.1 is taken by another program; choose another with ${variable}.`,
    )
    expect(readdirSync(folder)).toEqual([])
    rival.close()
  })

  it('names the data folder that cannot be written to', async () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    expect(await refusalOf({ PERYA_DATA: join(file, 'data') })).toBe(
      `The data folder ${join(file, 'data')} cannot be written to; choose another with PERYA_DATA.`,
    )
  })

  it('names the database that does not answer, without its password', async () => {
    const port = await freePort()
    const sentence = await refusalOf({ DATABASE_URL: `postgres://someone:hunter2@127.0.0.1:${port}/perya` })
    expect(sentence).toContain(`The database at 127.0.0.1:${port}/perya cannot be used:`)
    expect(sentence).not.toContain('hunter2')
  })

  it('names the argument of a function that the program and the database disagree about', async () => {
    const { url, drop } = await openEmptyDatabase()
    await migrate(url)
    const owner = new pg.Client(url)
    await owner.connect()
    // Both are uuids, so only their names tell that they were exchanged.
    await owner.query(`
      drop function vendor_balance;
      create function vendor_balance(
        p_slot smallint, p_request uuid, p_nonce uuid, p_vendor int, p_member bigint, p_session uuid, p_currency text,
        p_cash bigint, p_bonus bigint, out status text, out balance bigint, out is_forged boolean
      ) language sql as $$ select 'OK', 0, false $$`)
    await owner.end()
    expect(await refusalOf({ DATABASE_URL: url, PERYA_DATA: newFolder() })).toBe(
      'This program gives p_nonce as argument 2 of the function vendor_balance, where the database takes p_request.',
    )
    await drop()
  })

  it('names the variable that is broken', async () => {
    expect(await refusalOf({ PORT: 'eighty' })).toBe(
      'The environment variable PORT has a value that cannot be used: a port number.',
    )
  })
})

it('R-113 a server answers calls with as many connections as its operator allows', patience, async () => {
  const { url, drop } = await openEmptyDatabase()
  const server = await start({ DATABASE_URL: url, DATABASE_CONNECTIONS: '5' })
  await server.ready
  const question = `${server.url}${checkUserName.path}?username=juan`
  await Promise.all(Array.from({ length: 20 }, () => fetch(question)))
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(/^pg_pool_connections (\d+)$/m.exec(metrics)?.[1]).toBe('5')
  await server.stop()
  await drop()
})

describe('production', patience, () => {
  const secret = 'oQ3vW8kZr1nXf5cYt7uJh2gLm9pBd4sE6aRi0'
  const carriers = {
    SMS_GATEWAY_URL: 'https://sms.example/send',
    SMS_GATEWAY_SECRET: 'a secret between us and the gateway',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'hello@perya.example',
  }

  it('refuses the embedded database, a missing secret and one that anybody could guess', async () => {
    const { url, drop } = await openEmptyDatabase()
    const production = { PERYA_MODE: 'production', PERYA_DATA: newFolder() }
    expect(await refusalOf(production)).toContain('needs DATABASE_URL')
    expect(await refusalOf({ ...production, DATABASE_URL: url })).toContain('needs PERYA_SECRET')
    expect(
      await refusalOf({
        ...production,
        DATABASE_URL: url,
        PERYA_SECRET: 'abababababababababababababababababab',
      }),
    ).toContain('anybody could guess')
    await drop()
  })

  it('refuses a database that holds demo data', async () => {
    const { url, serversUrl, drop } = await openEmptyDatabase()
    const logins = { DATABASE_URL: serversUrl, MIGRATION_DATABASE_URL: url }
    const demo = await start(logins)
    await demo.ready
    await demo.stop()
    expect(await refusalOf({ PERYA_MODE: 'production', ...logins, PERYA_SECRET: secret })).toBe(
      'This database holds demo data; PERYA_MODE=production needs one of its own.',
    )
    await drop()
  })

  it('starts without demo data, and serves the merchant an operator creates', async () => {
    const { url, serversUrl, drop } = await openEmptyDatabase()
    const variables = {
      ...carriers,
      PERYA_MODE: 'production',
      DATABASE_URL: serversUrl,
      PERYA_SECRET: secret,
      DRAIN_SECONDS: '0',
    }
    const owners = { ...variables, MIGRATION_DATABASE_URL: url }
    expect(await refusalOf({ ...variables, DATABASE_URL: url })).toContain('MIGRATION_DATABASE_URL')
    expect(await refusalOf({ ...owners, SMTP_URL: '' })).toContain('SMTP_URL')
    const { SMTP_URL: _, ...mailless } = owners
    expect(await refusalOf(mailless)).toContain('needs SMTP_URL and MAIL_FROM')
    // From here on no server knows the owner's login.
    const server = await start(variables)
    await server.ready
    expect((await statusOf(server)).errorCode).toBe('merchant.unknown')
    expect((await spawnCommand('merchant', ['BAGO', 'create', 'Bagong', 'Site'], variables)).code).toBe(0)
    await eventually(async () => expect((await statusOf(server)).success).toBe(true))
    expect((await settingsOf(server)).value).toMatchObject({
      merchantCode: 'BAGO',
      trialMerchantCode: 'BAGOT',
    })
    await server.stop()
    await drop()
  })

  it('R-98 tells readers of the API page nothing of what operators can do', async () => {
    const { url, serversUrl, drop } = await openEmptyDatabase()
    const production = { ...carriers, PERYA_MODE: 'production', PERYA_SECRET: secret, DRAIN_SECONDS: '0' }
    const live = await start({ ...production, DATABASE_URL: serversUrl, MIGRATION_DATABASE_URL: url })
    await live.ready
    const page = (await (await fetch(`${live.url}/docs/json`)).json()) as { paths: object }
    const shown = Object.keys(page.paths)
    expect(shown).toContain(checkUserName.path)
    expect(shown.filter((path) => path.startsWith('/ops'))).toEqual([])
    await live.stop()
    await drop()
  })

  it('R-109 serves by a login that may not migrate, once somebody who may has done it', async () => {
    const { url, serversUrl, drop } = await openEmptyDatabase()
    await letServersIn(url, serversUrl)
    const variables = {
      ...carriers,
      PERYA_MODE: 'production',
      DATABASE_URL: serversUrl,
      PERYA_SECRET: secret,
      PERYA_DATA: newFolder(),
      DRAIN_SECONDS: '0',
    }
    expect(await refusalOf(variables)).toContain('npm run migrate')
    const migrated = await runCommand('migrate', [], { ...variables, MIGRATION_DATABASE_URL: url })
    expect(migrated.stdout).toContain('0210_self_check.sql')
    const server = await start(variables)
    await server.ready
    await server.stop()
    await drop()
  })
})
