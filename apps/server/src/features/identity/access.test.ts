import { access, type Role } from '@perya/contract/access'
import type { Endpoint } from '@perya/contract/endpoint'
import { endpoints } from '@perya/contract/endpoints'
import { getTrialUser, logoutMember } from '@perya/contract/identity'
import { logoutOperator } from '@perya/contract/operators'
import { permissionKeys } from '@perya/contract/permissions'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMember } from '#features/members/index.ts'
import { changeMerchant, createMerchant } from '#features/merchants/index.ts'
import { openOperator } from '#features/operators/testing/operator-client.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { insertCredential } from './credential/credential.store.ts'
import { hashPassword } from './credential/passwords.ts'
import { type Client, demoPassword, openClient } from './testing/client.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
/** Every role with a session of its own, opened the way its people do. */
const callers: { name: string; role: Role; client: Client; permissions?: readonly string[] }[] = []
/** A player of another merchant, whose session is good there. */
let foreigner: Client

beforeAll(async () => {
  test = await openTestApp()
  for (const [name, role] of [
    ['juan', 'player'],
    ['ligaya', 'agent'],
    ['bayani', 'agent'],
    ['datu', 'topAgent'],
  ] as const) {
    const client = openClient(test)
    await client.logIn(name)
    callers.push({ name, role, client })
  }
  const trial = openClient(test)
  trial.token = (await trial.call(getTrialUser, {})).value.token
  callers.push({ name: 'trial', role: 'trial', client: trial })
  callers.push({ name: 'visitor', role: 'visitor', client: openClient(test) })
  for (const [name, permissions] of [
    ['rosa', permissionKeys],
    ['pilar', []],
  ] as const) {
    callers.push({ name, role: 'operator', client: await openOperator(test, name, permissions), permissions })
  }
  foreigner = await openForeigner()
})
afterAll(() => test.close())

async function openForeigner(): Promise<Client> {
  await createMerchant(test.ctx.db, 'OTHER', 'Other')
  await changeMerchant(test.ctx.db, 'OTHER', 'hosts', 'other.example')
  const password = await hashPassword(demoPassword)
  await test.ctx.db.transaction().execute(async (tx) => {
    const id = await createMember(test.ctx, tx, {
      merchant: 'OTHER',
      userName: 'juan',
      type: 0,
      language: 'EN',
    })
    await insertCredential(tx, id, { password, now: test.ctx.now() })
  })
  const client = openClient(test, { headers: { host: 'other.example' } })
  await eventually(() => client.logIn('juan'))
  return client
}

const all: [string, Endpoint][] = Object.entries(endpoints)

function ask(client: Client, endpoint: Endpoint, headers: Record<string, string> = {}) {
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  return test.app.inject({
    method: endpoint.method,
    // Nothing any endpoint asks for, so that a call which may pass stops at its input.
    url: `${endpoint.path.replace(/:\w+/g, '0')}${hasBody ? '' : '?no+such+field=1'}`,
    remoteAddress: client.ip,
    headers: {
      ...(client.token ? { token: client.token } : {}),
      cookie: `device=${client.cookies.get('device')}`,
      ...headers,
    },
    ...(hasBody ? { payload: { 'no such field': 1 } } : {}),
  })
}

describe('R-98 every endpoint, asked with a real session of every role', () => {
  it.each(all)('%s', async (_name, endpoint) => {
    for (const { name, role, client, permissions } of callers) {
      const { errorCode } = (await ask(client, endpoint)).json()
      const isPermitted = !endpoint.permission || permissions?.includes(endpoint.permission)
      const mayPass = isPermitted && (access[endpoint.access] as readonly Role[]).includes(role)
      const refusal = { visitor: 'session.required', trial: 'account.trial' }[role as string]
      const expected = mayPass ? ['input.invalid', 'sealed.required'] : [refusal ?? 'permission.denied']
      expect(expected, name).toContain(errorCode)
    }
    // Good where it was opened, and worth nothing here.
    const { errorCode } = (await ask(foreigner, endpoint, { host: 'perya.example' })).json()
    expect(errorCode, 'another merchant’s member').toBe('session.expired')
  })

  it('and every session was alive to the end', async () => {
    const foreign = { name: 'foreigner', role: 'player', client: foreigner } as const
    for (const { name, role, client } of [...callers, foreign]) {
      if (role === 'visitor') continue
      const logOut = role === 'operator' ? logoutOperator : logoutMember
      expect(await client.call(logOut, {}), name).toMatchObject({ success: true })
    }
  })
})
