import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { mountPages, mountSiteFiles } from './pages.ts'
import { openRenderer } from './renderer.ts'
import type { FindSite } from './site.ts'
import { mountStaticFiles } from './static-files.ts'

export const defaultWebDir = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))

/** Serves the app; without a build of it the platform is an API. */
export async function mountWeb(
  app: FastifyInstance,
  { webDir, findSite, log }: { webDir: string; findSite: FindSite; log: Logger },
): Promise<void> {
  mountSiteFiles(app, findSite)
  const render = await openRenderer(webDir, log)
  if (!render) {
    log.warn({ webDir }, 'the app has not been built, so only the API is served')
    return
  }
  mountPages(app, findSite, render)
  await mountStaticFiles(app, webDir)
}
