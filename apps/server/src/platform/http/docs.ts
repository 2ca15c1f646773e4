/** The API page, made from the contract. */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { access } from '@perya/contract/access'
import type { Endpoint } from '@perya/contract/endpoint'
import { type ErrorCode, errors } from '@perya/contract/errors'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** Swagger's page styles itself inline; its scripts come from files. */
const docsPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

type Paths = Record<string, Record<string, unknown>>

export async function mountDocs(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  pluginPaths: Paths = {},
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(swagger, {
      mode: 'static',
      specification: { document: describeApi(endpoints, pluginPaths) as never },
    })
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: docsPolicy,
      uiConfig: { deepLinking: true, defaultModelsExpandDepth: -1 },
    })
  })
}

function describeApi(endpoints: readonly Endpoint[], pluginPaths: Paths) {
  let paths: Paths | undefined
  return {
    openapi: '3.1.0',
    info: {
      title: 'Perya',
      version: '1',
      description:
        'Every call answers `{ success, value, errorCode?, message? }`. `message` is in the language of the `language` header.',
    },
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    },
    /** Made when the page is first read: describing every call would add a tenth of a second to each start. */
    get paths() {
      paths ??= describeCalls(endpoints, pluginPaths)
      return paths
    },
  }
}

function describeCalls(endpoints: readonly Endpoint[], pluginPaths: Paths): Paths {
  const paths = { ...pluginPaths }
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(endpoint) }
  }
  return paths
}

function describe(endpoint: Endpoint) {
  const input = schemaOf(endpoint.input, 'input')
  const isInBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const callers = access[endpoint.access].join(', ')
  return {
    summary: endpoint.summary,
    description: [
      `Callers: ${callers}${endpoint.permission ? ` with the permission \`${endpoint.permission}\`` : ''}.`,
      ...(endpoint.sealed ? ['The body travels as JWE.'] : []),
    ].join(' '),
    tags: [endpoint.path.split('/').slice(1, 3).join('/')],
    ...(endpoint.access === 'anyone' ? {} : { security: [{ token: [] }] }),
    ...(isInBody
      ? { requestBody: { content: contentOf(endpoint, input) } }
      : { parameters: parametersOf(input) }),
    responses: {
      200: {
        description: 'Success.',
        content: { 'application/json': { schema: successOf(endpoint.output) } },
      },
      ...failuresOf(endpoint.errors),
    },
  }
}

const contentOf = ({ fileBytesMax }: Endpoint, input: Schema) =>
  fileBytesMax === undefined
    ? { 'application/json': { schema: input } }
    : {
        'application/octet-stream': { schema: { type: 'string', format: 'binary', maxLength: fileBytesMax } },
      }

type Schema = { properties?: Record<string, unknown>; required?: string[] }

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as Schema
}

function parametersOf({ properties = {}, required = [] }: Schema) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function successOf(output: z.ZodType) {
  return {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: { const: true }, value: schemaOf(output, 'output') },
  }
}

function failuresOf(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(codes, (code) => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => [
      status,
      { description: all.map((code) => `\`${code}\` ${errors[code].text.EN}`).join('<br>') },
    ]),
  )
}
