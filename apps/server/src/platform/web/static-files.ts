import { readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** A name that holds a hash of its content never changes what it holds. */
const hashedName = /[-.][\w-]{8,}\.\w+$/

/** What pages and workers that are plain files may do. */
const filePolicy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

/** The build's own folder, and what is made for each site. */
const notServed = ['server', 'index.html', 'robots.txt', 'manifest.webmanifest']
const copy = /\.(?:br|gz|map)$/

/** Serves the built app's files as they are, or the compressed copies the build made beside them. */
export async function mountStaticFiles(app: FastifyInstance, webDir: string): Promise<void> {
  const files = new Set(listFiles(webDir))
  // A route for each of a thousand pictures would take every start a quarter of a second.
  const addresses = new Set([...files].map((file) => file.replace(/\/.*/, '/*')))
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: webDir,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders,
    })
    for (const address of addresses) {
      scope.route<{ Params: { '*'?: string } }>({
        method: ['GET', 'HEAD'],
        url: `/${address}`,
        // A page that was let in stays dead without its scripts.
        config: { importance: 'member' },
        handler: ({ params }, reply) => {
          const file = address.replace('*', params['*'] ?? '')
          return files.has(file) ? reply.sendFile(file) : reply.callNotFound()
        },
      })
    }
  })
}

function listFiles(webDir: string): string[] {
  return readdirSync(webDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(webDir, join(entry.parentPath, entry.name)))
    .filter(
      (file) =>
        !copy.test(file) && !/(?:^|\/)\./.test(file) && !notServed.includes(file.split('/', 1)[0] ?? ''),
    )
}

function setHeaders(reply: FastifyReply, path: string): void {
  const plain = path.replace(/\.(?:br|gz)$/, '')
  const isForever = path.includes('/assets/') && hashedName.test(basename(plain))
  reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (/\.(?:html|js)$/.test(plain)) reply.header('content-security-policy', filePolicy)
}
