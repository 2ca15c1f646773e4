import { access, type Role, roles } from '@perya/contract/access'
import type { Endpoint } from '@perya/contract/endpoint'
import { endpoints } from '@perya/contract/endpoints'
import { type ErrorCode, errors } from '@perya/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Feature } from '#platform/feature.ts'
import type { SignedIn } from '#platform/http/caller.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { features } from './app.ts'

/** What must be answered to a role the endpoint does not admit; `null` means it may pass. */
function refusalFor(role: Role, { access: rule }: Endpoint): ErrorCode | null {
  if ((access[rule] as readonly Role[]).includes(role)) return null
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
        userName: 'someone',
        memberType: memberTypes[role],
        sessionId: 1n,
        role,
      }
      return Promise.resolve(signedIn)
    },
  }),
}

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ features: [...features, roleByHeader] })
}, 60_000)
afterAll(() => test.close())

const all: [string, Endpoint][] = Object.entries(endpoints)
// Operators sign in to the console, which is a later part; on these calls they are nobody.
const callers = roles.filter((role) => role !== 'operator')

describe('R-98 every endpoint, asked by every role', () => {
  it.each(all)('%s', async (_name, endpoint) => {
    for (const role of callers) {
      const answer = await test.app.inject({
        method: endpoint.method,
        url: endpoint.path.replace(/:\w+/g, '0'),
        headers: { 'x-test-role': role },
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
