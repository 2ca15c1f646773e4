import fastify, { type FastifyInstance } from 'fastify'

/** How long a call may take to arrive: bodies are small, so a few seconds are plenty. */
const slowest = { headersMs: 10_000, callMs: 20_000, everyMs: 1_000 }

/** The studio's own server, where it is a process of its own. */
export function openListener({ headersMs, callMs, everyMs } = slowest): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: 16 * 1024,
    forceCloseConnections: 'idle',
    requestTimeout: callMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: everyMs },
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    done()
  })
  return app
}
