import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** A name that holds a hash of its content never changes what it holds. */
const hashedName = /[-.][\w-]{8,}\.\w+$/

/** What pages and workers that are plain files may do. */
const filePolicy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

/** The build's own. */
const hiddenFolders = ['server', '.vite']
/** Made for each site. */
const madeFiles = ['index.html', 'robots.txt', 'manifest.webmanifest']
const copy = /\.(?:br|gz|map)$/

/** Serves the built app's files as they are, or the compressed copies the build made beside them. */
export async function mountStaticFiles(app: FastifyInstance, webDir: string): Promise<void> {
  const folders = readdirSync(webDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !hiddenFolders.includes(entry.name))
    .map(({ name }) => name)
  const serve = (options: FastifyStaticOptions) =>
    app.register(fastifyStatic, {
      index: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders,
      ...options,
    })
  // A route for each of a thousand pictures would take a start a quarter of a second.
  for (const folder of folders) {
    await serve({
      root: join(webDir, folder),
      prefix: `/${folder}/`,
      allowedPath: (path) => !copy.test(path),
    })
  }
  await serve({ root: webDir, wildcard: false, globIgnore: ['*/**/*', '*.{br,gz,map}', ...madeFiles] })
}

function setHeaders(reply: FastifyReply, path: string): void {
  const plain = path.replace(/\.(?:br|gz)$/, '')
  const isForever = path.includes('/assets/') && hashedName.test(basename(plain))
  reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (/\.(?:html|js)$/.test(plain)) reply.header('content-security-policy', filePolicy)
}
