import { basename } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** A name that holds a hash of its content never changes what it holds. */
const hashedName = /[-.][\w-]{8,}\.\w+$/

/** What pages and workers that are plain files may do. */
const filePolicy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

/** Serves the built app's files as they are, or the compressed copies the build made beside them. */
export async function mountStaticFiles(app: FastifyInstance, webDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    globIgnore: [
      '**/*.{br,gz,map}',
      'index.html',
      'robots.txt',
      'manifest.webmanifest',
      'server/**',
      '.vite/**',
    ],
    setHeaders(reply, path) {
      const plain = path.replace(/\.(?:br|gz)$/, '')
      const isForever = path.includes('/assets/') && hashedName.test(basename(plain))
      reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (/\.(?:html|js)$/.test(plain)) reply.header('content-security-policy', filePolicy)
    },
  })
}
