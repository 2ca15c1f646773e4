/** The game's client as files: one page for every game, and what it loads. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { repertoire } from './games/repertoire.ts'
import { type Manifest, preloadsOf } from './preloads.rules.ts'

export const defaultClientDir = fileURLToPath(new URL('../client/dist/', import.meta.url))

export const hasClient = (clientDir: string): boolean => existsSync(join(clientDir, 'index.html'))

/** Only the site that opened a game may frame it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' data: blob:",
  "connect-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** A name that holds a hash of its content never changes what it holds. */
const hashedName = /[-.][\w-]{8,}\.\w+$/

export async function mountClient(scope: FastifyInstance, clientDir: string): Promise<void> {
  if (!hasClient(clientDir)) return
  const page = await readFile(join(clientDir, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
  scope.get('/studio/play', (request, reply) => {
    const game = String((request.query as { game?: unknown }).game)
    // On a slow line a file that is asked for only by another costs a way there and back.
    const links = preloadsOf(manifest, repertoire.get(game)?.playedAs ?? game).map(
      (file) => `<link rel="modulepreload" crossorigin href="/studio/${file}">`,
    )
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page.replace('</head>', `${links.join('')}</head>`))
  })
  await scope.register(fastifyStatic, {
    root: clientDir,
    prefix: '/studio/',
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    globIgnore: ['**/*.{br,gz,map}', 'index.html', '.vite/**'],
    setHeaders(reply, path) {
      const isForever = hashedName.test(basename(path.replace(/\.(?:br|gz)$/, '')))
      reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache')
      reply.header('content-security-policy', policy)
    },
  })
}
