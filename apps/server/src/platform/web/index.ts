import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { AppError } from '../app-error.ts'
import { fail } from '../http/fail.ts'
import { isPageAsked } from '../http/turn-away.ts'
import { mountPages, mountSiteFiles } from './pages.ts'
import { openRenderer } from './renderer.ts'
import type { FindSite, FirstScreen, FrameSources } from './site.ts'
import { mountStaticFiles } from './static-files.ts'

export const defaultWebDir = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))

/** Serves the app; without a build of it the platform is an API. */
export async function mountWeb(
  app: FastifyInstance,
  {
    webDir,
    findSite,
    firstScreen,
    frameSources,
    log,
  }: {
    webDir: string
    findSite: FindSite
    firstScreen?: FirstScreen | undefined
    frameSources?: FrameSources | undefined
    log: Logger
  },
): Promise<void> {
  mountSiteFiles(app, findSite)
  const renderer = await openRenderer(webDir, log, firstScreen)
  if (!renderer) {
    log.warn({ webDir }, 'the app has not been built, so only the API is served')
    app.setNotFoundHandler(failUnknown)
    return
  }
  const answerPage = mountPages(app, findSite, renderer, frameSources)
  await mountStaticFiles(app, webDir)
  // People get a page that leads home, programs an error they can read.
  app.setNotFoundHandler((request, reply) =>
    isPageAsked(request) ? answerPage(request, reply) : failUnknown(request, reply),
  )
}

function failUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return fail(new AppError('route.unknown'), request, reply)
}
