/** Text that no database keeps is the caller's mistake at every endpoint, in every field. */
import { access, type Role } from '@perya/contract/access'
import type { Endpoint } from '@perya/contract/endpoint'
import { endpoints } from '@perya/contract/endpoints'
import { permissionKeys } from '@perya/contract/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { seal, someAddress } from '#features/identity/testing/client.ts'
import { findMemberByUserName } from '#features/members/index.ts'
import { addOperator } from '#features/operators/index.ts'
import type { Feature } from '#platform/feature.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { features } from './app.ts'

const memberRoles = { trial: 4, player: 0, agent: 1, topAgent: 2 } as const

let memberId: bigint
let operatorId: bigint

/** Signs juan or an operator with every permission in by a header; whatever operators do is written down as ever. */
const roleByHeader: Feature = {
  name: 'role by header',
  gates: () => ({
    findSignedIn: ({ headers }) => {
      const role = headers['x-test-role'] as keyof typeof memberRoles
      if (!(role in memberRoles)) return null
      return {
        memberId,
        merchant: 'PERYA',
        userName: 'juan',
        memberType: memberRoles[role],
        sessionId: 1n,
        role,
      }
    },
    findOperator: ({ headers }) =>
      headers['x-test-role'] === 'operator'
        ? Promise.resolve({
            operatorId,
            name: 'rosa',
            permissions: new Set(permissionKeys),
            sessionId: 1n,
            role: 'operator',
          })
        : null,
  }),
}

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ features: [...features, roleByHeader] })
  memberId = (await findMemberByUserName(test.ctx.db, 'PERYA', 'juan'))?.id ?? 0n
  await addOperator(test.ctx, { merchant: 'PERYA', name: 'rosa', permissions: permissionKeys })
  const { rows } = await test.ctx.pool.query('select id from operator')
  operatorId = rows[0].id
}, 60_000)
afterAll(() => test.close())

type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  format?: string
  minLength?: number
  minimum?: number
  minItems?: number
  items?: Schema
  required?: string[]
  properties?: Record<string, Schema>
}

/** Something the schema takes, as far as that is easily said. */
function sample(schema: Schema, isWhole = true): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sample(schema.anyOf[0] ?? {})
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 1 }, () => sample(schema.items ?? {}))
  if (schema.type === 'object') {
    const asked = Object.entries(schema.properties ?? {}).filter(
      ([name]) => isWhole || schema.required?.includes(name),
    )
    return Object.fromEntries(asked.map(([name, each]) => [name, sample(each)]))
  }
  if (schema.format === 'date') return '2026-11-15'
  return '1'.repeat(Math.max(schema.minLength ?? 1, 1))
}

/** Every place of text in a sample, with the sample that holds something else there. */
function* withText(value: unknown, text: string): Generator<unknown> {
  if (typeof value === 'string') yield value + text
  else if (Array.isArray(value)) {
    for (const [at, each] of value.entries())
      for (const odd of withText(each, text)) yield value.with(at, odd)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value))
      for (const odd of withText(each, text)) yield { ...value, [name]: odd }
  }
}

const odd = { 'half a character': '\ud800', 'the other half': '\udfff', NUL: '\0' }

const takesBody = ({ method }: Endpoint) => method === 'POST' || method === 'PUT'

const texts = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, endpoint]) => {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema
  const samples = [sample(schema), sample(schema, false)]
  return samples.some((each) => !withText(each, '').next().done) ? [{ name, endpoint, samples }] : []
})

async function ask(endpoint: Endpoint, input: unknown) {
  const role = access[endpoint.access].at(-1) as Role
  const headers = { 'x-test-role': role, language: 'EN' }
  const url = endpoint.path.replace(/:\w+/g, '0')
  const { method } = endpoint
  const remoteAddress = someAddress()
  if (!takesBody(endpoint)) {
    return test.app.inject({ method, url, remoteAddress, headers, query: input as Record<string, string> })
  }
  const sealed = { encryption: 'JWE', 'content-type': 'application/jose' }
  return test.app.inject({
    method,
    url,
    remoteAddress,
    headers: { 'content-type': 'application/json', ...headers, ...(endpoint.sealed ? sealed : {}) },
    payload: endpoint.sealed ? await seal(test.ctx, input) : JSON.stringify(input),
  })
}

describe('R-101 text that cannot be kept', () => {
  it('is looked for in the calls of members and operators', () => {
    expect(texts.length).toBeGreaterThan(100)
  })

  it.each(texts)('is refused by $name', async ({ endpoint, samples }) => {
    for (const [what, text] of Object.entries(odd)) {
      // An address cannot hold half a character: it is written in bytes.
      if (!takesBody(endpoint) && text !== odd.NUL) continue
      for (const input of samples.flatMap((each) => [...withText(each, text)])) {
        const answer = await ask(endpoint, input)
        const said = `${what} in ${JSON.stringify(input)}`
        expect(answer.json(), said).toMatchObject({ success: false, errorCode: 'input.invalid' })
        expect(answer.statusCode, said).toBe(400)
      }
    }
  })
})
