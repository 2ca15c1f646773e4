import type { Endpoint } from '@perya/contract/endpoint'
import { endpoints } from '@perya/contract/endpoints'
import * as contract from '@perya/contract/operators'
import { changeSite, getSite } from '@perya/contract/ops-site'
import { walletBalance } from '@perya/contract/wallet'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openClient } from '#features/identity/testing/client.ts'
import { changeMerchant, createMerchant } from '#features/merchants/index.ts'
import { appRole, openPool } from '#platform/db.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { runCommand } from '#testing/test-server.ts'
import { addOperator, checkChain, lockOperator, permitOperator, renewCredentials } from './index.ts'
import { noteRefusals } from './note-refusals.ts'
import { operatorsJobs } from './operators.jobs.ts'
import { codeNow, openOperator } from './testing/operator-client.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const minuteMs = 60_000
let ahead = 0
const now = () => new Date(Date.now() + ahead)
const later = (minutes: number) => {
  ahead += minutes * minuteMs
}

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ context: { now } })
})
afterAll(() => test.close())
// No code works twice, so each test begins in a half minute of its own.
beforeEach(() => later(2))

let count = 0
const freshName = () => `operator-${++count}`

async function newOperator() {
  const name = freshName()
  const credentials = await addOperator(test.ctx, { merchant: 'PERYA', name, permissions: ['audit.read'] })
  const client = openClient(test)
  const logIn = (changes: { password?: string; code?: string; name?: string } = {}, from = client) => {
    from.token = undefined
    return from.call(contract.loginOperator, {
      name,
      password: credentials.password,
      code: codeNow(credentials, now()),
      ...changes,
    })
  }
  return { name, credentials, client, logIn }
}

describe('an operator logs in', () => {
  it('R-96 with password and code, and is told what they may do', async () => {
    const { name, client, logIn } = await newOperator()
    const { value } = await logIn()
    expect(value).toMatchObject({ name, permissions: ['audit.read'] })
    client.token = value.token
    expect((await client.call(contract.getOperator, {})).value).toEqual({ name, permissions: ['audit.read'] })
  })

  it('R-90 and is told the same whichever of name, password and code is wrong', async () => {
    const { logIn } = await newOperator()
    const wrong = [{ name: 'nobody-here' }, { password: 'wrong' }, { code: '000000' }]
    for (const changes of wrong) {
      const answer = await logIn(changes, openClient(test))
      expect([answer.status, answer.errorCode]).toEqual([403, 'operator.refused'])
    }
  })

  it('R-96 with each code once, however many try it at the same moment', async () => {
    const { credentials, logIn } = await newOperator()
    const code = codeNow(credentials, now())
    expect((await logIn({ code })).success).toBe(true)
    expect((await logIn({ code })).errorCode).toBe('operator.refused')
    later(1)
    const answers = await Promise.all(Array.from({ length: 8 }, () => logIn()))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  it('R-91 after three wrong tries with a picture, and after ten not at all', async () => {
    const { client, logIn } = await newOperator()
    for (let at = 0; at < 3; at += 1) await logIn({ password: 'wrong' })
    expect((await logIn()).errorCode).toBe('captcha.required')
    for (let at = 0; at < 7; at += 1) {
      await client.call(contract.loginOperator, {
        ...(await client.solveCaptcha()),
        name: `operator-${count}`,
        password: 'wrong',
        code: '000000',
      })
    }
    const locked = await logIn()
    expect([locked.status, locked.errorCode]).toEqual([429, 'login.locked'])
    expect(locked.headers['retry-after']).toBeDefined()
  })

  it('R-94 until somebody locks them: sessions end with the next call, and none is opened', async () => {
    const { name, client, logIn } = await newOperator()
    const { token } = (await logIn()).value
    client.token = token
    await lockOperator(test.ctx, { merchant: 'PERYA', name }, true)
    expect((await client.call(contract.getOperator, {})).errorCode).toBe('session.expired')
    later(1)
    expect((await logIn()).errorCode).toBe('account.disabled')
    await lockOperator(test.ctx, { merchant: 'PERYA', name }, false)
    client.token = token
    expect((await client.call(contract.getOperator, {})).errorCode).toBe('session.expired')
    expect((await logIn()).success).toBe(true)
  })

  it('R-94 with new credentials only, once they were renewed', async () => {
    const { name, credentials, client, logIn } = await newOperator()
    client.token = (await logIn()).value.token
    const renewed = await renewCredentials(test.ctx, { merchant: 'PERYA', name })
    expect((await client.call(contract.getOperator, {})).errorCode).toBe('session.expired')
    later(1)
    expect((await logIn({ password: credentials.password })).errorCode).toBe('operator.refused')
    const { password } = renewed
    expect((await logIn({ password })).errorCode).toBe('operator.refused')
    expect((await logIn({ password, code: codeNow(renewed, now()) })).success).toBe(true)
  })
})

describe('a session of an operator', () => {
  it('R-94 ends after a quarter of an hour without a call, and after ten hours whatever happens', async () => {
    const rosa = await openOperator(test, freshName(), [])
    const isIn = async () => (await rosa.call(contract.getOperator, {})).success
    later(14)
    expect(await isIn()).toBe(true)
    later(14)
    expect(await isIn()).toBe(true)
    later(15)
    expect(await isIn()).toBe(false)
    const pilar = await openOperator(test, freshName(), [])
    for (let at = 0; at < 43; at += 1) {
      later(14)
      await pilar.call(contract.getOperator, {})
    }
    expect((await pilar.call(contract.getOperator, {})).errorCode).toBe('session.expired')
  })

  it('R-94 ends when they log out', async () => {
    const rosa = await openOperator(test, freshName(), [])
    expect((await rosa.call(contract.logoutOperator, {})).success).toBe(true)
    expect((await rosa.call(contract.getOperator, {})).errorCode).toBe('session.expired')
  })

  it('R-93 is worth nothing on another device, nor on the site of another merchant', async () => {
    const rosa = await openOperator(test, freshName(), [])
    const stranger = openClient(test)
    stranger.token = rosa.token
    expect((await stranger.call(contract.getOperator, {})).errorCode).toBe('session.expired')
    await createMerchant(test.ctx.db, 'OTHER', 'Other')
    await changeMerchant(test.ctx.db, 'OTHER', 'hosts', 'other.example')
    const elsewhere = () => rosa.call(contract.getOperator, {}, { host: 'other.example' })
    await eventually(async () => expect((await elsewhere()).errorCode).toBe('session.expired'))
    expect((await rosa.call(contract.getOperator, {})).success).toBe(true)
  })

  it('R-98 opens no call of members, and a member’s opens none of operators', async () => {
    const rosa = await openOperator(test, freshName(), ['audit.read'])
    expect((await rosa.call(walletBalance, {})).errorCode).toBe('permission.denied')
    const juan = openClient(test)
    await juan.logIn('juan')
    expect((await juan.call(contract.listActs, {})).errorCode).toBe('permission.denied')
    expect((await openClient(test).call(contract.listActs, {})).errorCode).toBe('session.required')
  })

  it('R-98 opens what the operator may do now: a permission given or taken counts from the next call', async () => {
    const rosa = await openOperator(test, freshName(), [])
    const named = { merchant: 'PERYA', name: rosa.name }
    expect((await rosa.call(contract.listActs, {})).errorCode).toBe('permission.denied')
    await permitOperator(test.ctx, { ...named, permissions: ['audit.read'] })
    expect((await rosa.call(contract.listActs, {})).success).toBe(true)
    await permitOperator(test.ctx, { ...named, permissions: [] })
    expect((await rosa.call(contract.listActs, {})).errorCode).toBe('permission.denied')
  })

  it('works while the site is in maintenance', async () => {
    const rosa = await openOperator(test, freshName(), [])
    await changeMerchant(test.ctx.db, 'PERYA', 'maintenance', 'on')
    const juan = openClient(test)
    await eventually(async () =>
      expect((await juan.call(walletBalance, {})).errorCode).toBe('system.maintenance'),
    )
    expect((await rosa.call(contract.getOperator, {})).success).toBe(true)
    await changeMerchant(test.ctx.db, 'PERYA', 'maintenance', 'off')
    await eventually(async () =>
      expect((await juan.call(walletBalance, {})).errorCode).toBe('session.required'),
    )
  })
})

describe('what operators do', () => {
  const auditor = () => openOperator(test, freshName(), ['audit.read'])

  it('R-109 is written down with who, what, when, from where and what came of it, refusals too', async () => {
    const rosa = await openOperator(test, freshName(), [])
    const at = now().getTime()
    await rosa.call(contract.listActs, {})
    const { acts } = (await (await auditor()).call(contract.listActs, { operator: rosa.name })).value
    expect(acts).toEqual([
      {
        number: expect.stringMatching(/^\d+$/),
        at: expect.any(String),
        operator: rosa.name,
        call: 'GET /ops/audit',
        input: {},
        ip: rosa.ip,
        userAgent: 'Test browser',
        outcome: 'permission.denied',
      },
    ])
    expect(Math.abs(new Date(acts[0]?.at ?? 0).getTime() - at)).toBeLessThan(minuteMs)
  })

  it('R-108 R-109 log-ins are written down with the name and without what proves it', async () => {
    const { name, credentials, client, logIn } = await newOperator()
    await logIn({ password: 'not-this-one' })
    await logIn()
    await noteRefusals(test.ctx)
    const { acts } = (await (await auditor()).call(contract.listActs, {})).value
    const tries = acts.filter(({ input }) => (input as { name?: string } | null)?.name === name)
    expect(tries.map(({ call, input, outcome }) => [call, input, outcome])).toEqual([
      ['POST /ops/session/login', { name }, 'done'],
      ['command operator add', { name, permissions: ['audit.read'] }, 'done'],
    ])
    const refusals = acts.find(({ call }) => call === 'refused log-ins')
    const once = { name, outcome: 'operator.refused', count: 1, lastIp: client.ip }
    expect(refusals?.input).toEqual({ refused: expect.arrayContaining([expect.objectContaining(once)]) })
    const { rows } = await test.ctx.pool.query('select operator_act::text as text from operator_act')
    const kept = rows.map(({ text }) => text).join('\n')
    for (const secret of [credentials.password, credentials.codeSecret, 'not-this-one']) {
      expect(kept).not.toContain(secret)
    }
  })

  it('R-109 strangers at the door leave one line an hour, and wait for nobody who writes down what they do', async () => {
    await noteRefusals(test.ctx)
    const before = await checkChain(test.ctx.db)
    const writer = await test.ctx.pool.connect()
    const strange = (name: string) =>
      openClient(test).call(contract.loginOperator, { name, password: 'a guess', code: '000000' })
    try {
      // As an act that is being written down holds it, until its transaction ends.
      await writer.query("begin; select pg_advisory_xact_lock(hashtextextended('operator_act', 0))")
      const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => strange(`stranger-${at}`)))
      expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set(['operator.refused']))
    } finally {
      await writer.query('rollback')
      writer.release()
    }
    expect((await checkChain(test.ctx.db)).count).toBe(before.count)
    const { rows } = await test.ctx.pool.query('select name, outcome, count from operator_refusal')
    expect(rows).toEqual([{ name: '', outcome: 'operator.refused', count: 40 }])

    await noteRefusals(test.ctx)
    await noteRefusals(test.ctx)
    expect(await checkChain(test.ctx.db)).toMatchObject({ count: before.count + 2n, broken: null })
    const left = await test.ctx.pool.query('select from operator_refusal')
    expect(left.rows).toHaveLength(0)
  })

  it('R-109 a log-in that cannot be written down opens no session', async () => {
    const { name, logIn } = await newOperator()
    await test.ctx.pool.query(
      "alter table operator_act add constraint closed check (call <> 'POST /ops/session/login') not valid",
    )
    try {
      expect(await logIn()).toMatchObject({ status: 500 })
    } finally {
      await test.ctx.pool.query('alter table operator_act drop constraint closed')
    }
    const { rows } = await test.ctx.pool.query(
      'select from operator_session s join operator o on o.id = s.operator_id where o.name = $1',
      [name],
    )
    expect(rows).toHaveLength(0)
  })

  it('R-109 is written down with what a setting was before and is after, whoever changed it', async () => {
    const rosa = await openOperator(test, freshName(), ['site.edit', 'audit.read'])
    const changes = async (call: string) => {
      const { acts } = (await rosa.call(contract.listActs, {})).value
      return acts.filter((act) => act.call === call).map(({ operator, input }) => [operator, input])
    }
    const row = { code: 'PERYA' }
    const { flags } = (await rosa.call(getSite, {})).value
    await rosa.call(changeSite, { flags: { GOOGLELOGIN3: !flags.GOOGLELOGIN3 } })
    await rosa.call(changeSite, { flags: { GOOGLELOGIN3: flags.GOOGLELOGIN3 } })
    const [turnedBack] = await changes('change merchant')
    expect(turnedBack).toEqual([
      rosa.name,
      {
        row,
        before: { flags: { GOOGLELOGIN3: !flags.GOOGLELOGIN3 } },
        after: { flags: { GOOGLELOGIN3: flags.GOOGLELOGIN3 } },
      },
    ])
    // A second time changes nothing.
    const count = (await changes('change merchant')).length
    await rosa.call(changeSite, { flags: { GOOGLELOGIN3: flags.GOOGLELOGIN3 } })
    expect(await changes('change merchant')).toHaveLength(count)

    // In the database itself nobody says who they are.
    await changeMerchant(test.ctx.db, 'PERYA', 'hosts', 'a.example')
    await changeMerchant(test.ctx.db, 'PERYA', 'hosts', '')
    const host = { host: 'a.example', merchant: 'PERYA' }
    expect((await changes('change merchant_host')).slice(0, 2)).toEqual([
      [null, { row: { host: 'a.example' }, before: host, after: {} }],
      [null, { row: { host: 'a.example' }, before: {}, after: host }],
    ])
    expect((await checkChain(test.ctx.db)).broken).toBeNull()
  })

  it('R-109 is written down while somebody else’s change of the configuration takes its time', async () => {
    const rosa = await openOperator(test, freshName(), [])
    const slow = await test.ctx.pool.connect()
    try {
      await slow.query("begin; update merchant set name = 'Perya!' where code = 'PERYA'")
      expect(await rosa.call(contract.getOperator, {})).toMatchObject({ success: true })
    } finally {
      await slow.query('rollback')
      slow.release()
    }
  })

  it('R-109 is one merchant’s own', async () => {
    await createMerchant(test.ctx.db, 'THIRD', 'Third')
    const { rows } = await test.ctx.pool.query(
      "select count(*)::int from operator_act where merchant = 'PERYA'",
    )
    expect(rows[0].count).toBeGreaterThan(0)
    await changeMerchant(test.ctx.db, 'THIRD', 'hosts', 'third.example')
    const headers = { host: 'third.example' }
    const third = await eventually(() =>
      openOperator(test, freshName(), ['audit.read'], { merchant: 'THIRD', headers }),
    )
    const { acts } = (await third.call(contract.listActs, {})).value
    expect(acts.map(({ call }) => call)).not.toContain('GET /ops/session')
  })

  it('R-109 cannot be changed: neither by the servers’ role nor by the owner of the table', async () => {
    await (await auditor()).call(contract.getOperator, {})
    const asServer = openPool(test.url, 1, appRole)
    await asServer.query(
      `insert into operator_act (at, merchant, call, ip, user_agent, request_id)
       values (now(), 'PERYA', 'written as a server', '', '', '')`,
    )
    for (const sql of [
      "update operator_act set outcome = 'done'",
      'delete from operator_act',
      'truncate operator_act cascade',
    ]) {
      await expect(asServer.query(sql), sql).rejects.toThrow('permission denied')
      await expect(test.ctx.pool.query(sql), sql).rejects.toThrow('stays as it was written')
    }
    await asServer.end()
  })

  it('R-109 each day its last seal goes into the log, or where it was changed', async () => {
    await (await auditor()).call(contract.getOperator, {})
    const info = vi.spyOn(test.ctx.log, 'info')
    const { root, count } = await checkChain(test.ctx.db)
    await operatorsJobs(test.ctx)
      .find(({ name }) => name === 'operators.seal')
      ?.run()
    expect(info).toHaveBeenCalledWith(
      { rows: String(count), seal: root },
      expect.stringContaining('last seal'),
    )
    info.mockRestore()
  })

  it('R-109 tells where it was changed by whoever could all the same, in the middle and for good', async () => {
    expect(await checkChain(test.ctx.db)).toMatchObject({ broken: null })
    const acts = await Promise.all(Array.from({ length: 4 }, auditor))
    await Promise.all(acts.map((each) => each.call(contract.getOperator, {})))
    const before = await checkChain(test.ctx.db)
    expect(before).toMatchObject({ broken: null, root: expect.stringMatching(/^[0-9a-f]{64}$/) })
    const client = await test.ctx.pool.connect()
    try {
      await client.query('begin')
      await client.query('alter table operator_act disable trigger operator_act_is_final')
      await client.query("update operator_act set ip = '10.9.9.9' where id = 5")
      const changed = await client.query('select operator_act_first_broken() as broken')
      await client.query('delete from operator_act where answers = 3')
      const deleted = await client.query('select operator_act_first_broken() as broken')
      expect([changed.rows[0].broken, deleted.rows[0].broken]).toEqual([5n, 5n])
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

it('the API page shows the calls of operators with the permission each asks for', async () => {
  const { paths } = (await test.app.inject({ url: '/docs/json' })).json()
  for (const endpoint of Object.values<Endpoint>(endpoints).filter(({ path }) => path.startsWith('/ops/'))) {
    const shown = paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    expect(shown?.description, endpoint.path).toContain(endpoint.permission ?? 'operator')
  }
})

describe('the command', () => {
  const onSite = (...words: string[]) =>
    runCommand('merchant', ['PERYA', ...words], {
      DATABASE_URL: test.url,
      // The one the app of this test has.
      PERYA_SECRET: 'a secret for tests that is long enough',
    })
  const command = (...words: string[]) => onSite('operator', ...words)

  it('R-109 changes a site only by the name of an operator who may, and writes down who it was', async () => {
    const rosa = await openOperator(test, freshName(), ['site.edit', 'audit.read'])
    const clerk = await openOperator(test, freshName(), [])
    expect((await onSite('set', 'theme', 'dagat')).stderr).toContain('by <operator>')
    expect((await onSite('set', 'theme', 'dagat', 'by', clerk.name)).stderr).toContain('site.edit')
    expect(await onSite('set', 'theme', 'dagat', 'by', rosa.name)).toMatchObject({
      code: 0,
      stdout: 'theme of PERYA is now dagat.\n',
    })
    const { acts } = (await rosa.call(contract.listActs, { operator: rosa.name })).value
    const done = acts.filter(({ call }) => !call.includes('/ops/'))
    expect(done.map(({ call, input }) => [call, input])).toEqual([
      ['change merchant', expect.objectContaining({ after: { theme: 'dagat' } })],
      ['command merchant set', { said: ['theme', 'dagat'] }],
    ])
  })

  it('R-109 writes down as refused what it did not understand', async () => {
    const rosa = await openOperator(test, freshName(), ['site.edit', 'audit.read'])
    const { code, stderr } = await onSite('set', 'theme', 'by', rosa.name)
    expect([code, stderr]).toEqual([1, expect.stringContaining('Usage:')])
    const { acts } = (await rosa.call(contract.listActs, { operator: rosa.name })).value
    expect(acts.find(({ call }) => call === 'command merchant set')).toMatchObject({ outcome: 'refused' })
  })

  it('adds an operator, whose first log-in works with what it printed, and shows who did what', async () => {
    const name = freshName()
    const { stdout } = await command('add', name, '--permissions', 'audit.read,content.edit')
    const [, password = ''] = /^password +(\S+)$/m.exec(stdout) ?? []
    const [, codeSecret = ''] = /^authenticator +(\S+)$/m.exec(stdout) ?? []
    expect(stdout).toContain(`otpauth://totp/PERYA%3A${name}?secret=${codeSecret}&issuer=PERYA`)
    const code = codeNow({ password, codeSecret, link: '' }, now())
    const { value } = await openClient(test).call(contract.loginOperator, { name, password, code })
    expect(value).toMatchObject({ name, permissions: ['audit.read', 'content.edit'] })

    await command('permissions', name, 'chat.answer')
    await command('lock', name)
    expect((await command('list')).stdout).toMatch(new RegExp(`^${name} +locked .* chat.answer$`, 'm'))
    const audit = (await command('audit')).stdout
    expect(audit).toContain('command operator lock')
    expect(audit).toMatch(/rows, none was changed or lost; the last seal is [0-9a-f]{64}/)
  })

  it.each([
    [['add', 'Rosa', '--permissions', 'none'], 'small letters'],
    [['add', 'rosa', '--permissions', 'everything'], 'There is no permission everything'],
    [['lock', 'nobody'], 'PERYA has no operator nobody.'],
    [['add', 'rosa'], 'Usage:'],
  ])('tells what is wrong with %j', async (words, why) => {
    const { code, stderr } = await command(...words)
    expect([code, stderr]).toEqual([1, expect.stringContaining(why)])
  })
})
