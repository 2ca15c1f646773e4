import type { FastifyInstance } from 'fastify'

/**
 * A site shows games in a frame that has no origin, so that they cannot reach its storage; such a page may only fetch
 * what is open to every origin. Nothing here looks at cookies: the session in a call's body is all that opens anything.
 */
export function openToAnyOrigin(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
  })
  scope.options('/studio/api/*', (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-headers': 'content-type',
        'access-control-allow-methods': 'POST',
        'access-control-max-age': '86400',
      })
      .send(),
  )
}
