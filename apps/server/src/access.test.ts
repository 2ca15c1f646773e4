import { access, type Role, roles } from '@perya/contract/access'
import type { Endpoint } from '@perya/contract/endpoint'
import { endpoints } from '@perya/contract/endpoints'
import { type ErrorCode, errors } from '@perya/contract/errors'
import { permissionKeys } from '@perya/contract/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Feature } from '#platform/feature.ts'
import type { SignedIn } from '#platform/http/caller.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { features } from './app.ts'

/** Everybody who may call: an operator with every permission, and one with all but the endpoint's own. */
const callers = [...roles, 'operator without permission'] as const

/** What must be answered to a caller the endpoint does not admit; `null` means they may pass. */
function refusalFor(
  caller: (typeof callers)[number],
  { access: rule, permission }: Endpoint,
): ErrorCode | null {
  const isWithout = caller === 'operator without permission'
  const role: Role = isWithout ? 'operator' : caller
  if ((access[rule] as readonly Role[]).includes(role)) {
    return isWithout && permission ? 'permission.denied' : null
  }
  if (role === 'visitor') return 'session.required'
  return role === 'trial' ? 'account.trial' : 'permission.denied'
}

const memberTypes = { trial: 4, player: 0, agent: 1, topAgent: 2 } as const

/** Signs a caller in by a header, so that every role is at hand without its passwords. */
const roleByHeader: Feature = {
  name: 'role by header',
  gates: () => ({
    findSignedIn: (request) => {
      const role = request.headers['x-test-role'] as keyof typeof memberTypes | undefined
      if (role === undefined || !(role in memberTypes)) return null
      const signedIn: SignedIn = {
        memberId: 1n,
        merchant: role === 'trial' ? 'PERYAT' : 'PERYA',
        userName: 'someone',
        memberType: memberTypes[role],
        sessionId: 1n,
        role,
      }
      return Promise.resolve(signedIn)
    },
    findOperator: (request) => {
      const { 'x-test-role': role, 'x-test-permission': lacking } = request.headers
      if (typeof role !== 'string' || !role.startsWith('operator')) return null
      const permissions = permissionKeys.filter((key) => role === 'operator' || key !== lacking)
      return Promise.resolve({
        operatorId: 1n,
        name: 'someone',
        permissions: new Set(permissions),
        sessionId: 1n,
        role: 'operator',
      })
    },
    // Nobody of this name is there to be written down.
    noteAct: async () => async () => {},
  }),
}

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ features: [...features, roleByHeader] })
}, 60_000)
afterAll(() => test.close())

const all: [string, Endpoint][] = Object.entries(endpoints)

describe('R-98 every endpoint, asked by every role', () => {
  it.each(all)('%s', async (_name, endpoint) => {
    for (const role of callers) {
      const answer = await test.app.inject({
        method: endpoint.method,
        url: endpoint.path.replace(/:\w+/g, '0'),
        headers: { 'x-test-role': role, 'x-test-permission': endpoint.permission ?? '' },
        // Nothing any endpoint asks for, so that a call which may pass stops at its input.
        ...(endpoint.method === 'POST' || endpoint.method === 'PUT'
          ? { payload: { 'no such field': 1 } }
          : { query: { 'no such field': '1' } }),
      })
      const expected = refusalFor(role, endpoint)
      const { errorCode } = answer.json()
      if (expected === null) {
        expect(['input.invalid', 'sealed.required'], role).toContain(errorCode)
      } else {
        expect(errorCode, role).toBe(expected)
        expect(answer.statusCode, role).toBe(errors[expected].status)
      }
    }
  })
})

it('R-98 every endpoint of the contract is mounted once, and nothing else is', () => {
  const mounted = features
    .flatMap((feature) => feature.routes?.(test.ctx) ?? [])
    .map(({ endpoint }) => endpoint)
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
  expect(mounted.map(nameOf).sort()).toEqual(all.map(([, endpoint]) => nameOf(endpoint)).sort())
})

it('R-101 every endpoint refuses a field nobody asked for', () => {
  for (const [name, endpoint] of all) {
    const verdict = endpoint.input.safeParse({ 'no such field': 1 })
    expect(verdict.success, name).toBe(false)
  }
})
