import type { FastifyInstance } from 'fastify'
import type { Gates } from './gates.ts'

/** For how long a browser need not ask again whether it may call. */
const rememberedSeconds = 600

/** Lets the pages of a site call it under another of its names; pages of any other origin read nothing. */
export function answerOwnOrigins(app: FastifyInstance, isOwnOrigin: NonNullable<Gates['isOwnOrigin']>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    // Pages call their own host in the same words, and need no leave for it.
    if (origin === undefined || origin === `${request.protocol}://${request.host}`) return done()
    if (!isOwnOrigin(request.hostname, origin)) return done()
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'retry-after, date',
      vary: 'origin',
    })
    if (request.method !== 'OPTIONS') return done()
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
        'access-control-max-age': String(rememberedSeconds),
      })
      .send()
  })
}
