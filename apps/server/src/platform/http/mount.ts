import { access } from '@perya/contract/access'
import { defaultLanguage, Language } from '@perya/contract/language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Caller, SignedIn } from './caller.ts'
import type { Route } from './route.ts'

/** What the platform must ask its features before a call may pass. */
export type Gates = {
  /** The merchant that answers on this host; throws `merchant.unknown` for a code the host does not serve. */
  findMerchant: (host: string, code: string | undefined) => string
  /** The member behind a token, `null` without one; throws `session.expired` for one that has ended. */
  findSignedIn: (request: FastifyRequest) => Promise<SignedIn | null>
  /** The content of an encrypted body. */
  openSealed: (body: unknown) => Promise<unknown>
}

export function mount(app: FastifyInstance, routes: readonly Route[], gates: Gates): void {
  for (const { endpoint, run } of routes) {
    const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.perMinute ? { config: { rateLimit: { max: endpoint.perMinute } } } : {}),
      handler: async (request, reply) => {
        const caller = await identify(request, gates)
        admit(caller, endpoint.access)
        const sent = hasBody ? (request.body ?? {}) : request.query
        const content = endpoint.sealed ? await gates.openSealed(sent) : sent
        const input = endpoint.input.safeParse(content)
        if (!input.success) {
          throw new AppError('input.invalid', { field: input.error.issues[0]?.path.join('.') ?? '' })
        }
        const value = await run(input.data as never, caller as never, { request, reply })
        if (reply.sent) return reply
        return { success: true, value: endpoint.output.parse(value) }
      },
    })
  }
}

async function identify(request: FastifyRequest, gates: Gates): Promise<Caller> {
  return {
    requestId: request.id,
    merchant: gates.findMerchant(request.hostname, header(request, 'merchant')),
    language: languageOf(request),
    ip: request.ip,
    userAgent: (header(request, 'user-agent') ?? '').slice(0, 255),
    device: (header(request, 'device') ?? '').slice(0, 32),
    signedIn: await gates.findSignedIn(request),
  }
}

function admit(caller: Caller, rule: keyof typeof access): void {
  const role = caller.signedIn?.role ?? 'visitor'
  if ((access[rule] as readonly string[]).includes(role)) return
  if (role === 'visitor') throw new AppError('session.required')
  if (role === 'trial') throw new AppError('account.trial')
  throw new AppError('permission.denied')
}

export function languageOf(request: FastifyRequest): Language {
  return Language.catch(defaultLanguage).parse(header(request, 'language'))
}

export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
