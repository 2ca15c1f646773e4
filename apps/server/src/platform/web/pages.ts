import type { KnownLanguageCode } from '@perya/contract/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { newNonce, writeGzip, writePlain } from './page.ts'
import type { Renderer } from './renderer.ts'
import type { FindSite, FrameSources, Site } from './site.ts'

/** Addresses that are the app; it finds its own way from there. */
const appAddresses = ['/', '/m', '/m/*', '/register.html']

/** Rendered once for each site and language, and answered wherever there is no screen. */
const nowhere = '/m/not-found'

/** Answers with the page at an address, or says that there is none. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export function mountPages(
  app: FastifyInstance,
  findSite: FindSite,
  renderer: Renderer,
  frameSources: FrameSources = () => [],
): AnswerPage {
  const answer: AnswerPage = async (request, reply) => {
    const site = findSite(request.hostname)
    const path = request.url.split('?', 1)[0] as string
    const isThere = renderer.isScreen(path)
    const page = await renderer.render(site, languageIn(request, site), isThere ? path : nowhere)
    const nonce = newNonce()
    const frames = [...site.sources.frames, ...frameSources(site.merchant)]
    reply
      .code(isThere ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(nonce, { ...site.sources, frames }))
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie')
    if (!acceptsGzip(request)) return reply.send(writePlain(page, nonce))
    return reply.header('content-encoding', 'gzip').send(writeGzip(page, nonce))
  }
  for (const url of appAddresses) app.get(url, answer)
  return answer
}

/** What makes a site installable, and what robots are told. */
export function mountSiteFiles(app: FastifyInstance, findSite: FindSite): void {
  app.get('/manifest.webmanifest', (request, reply) => {
    const site = findSite(request.hostname)
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'no-cache')
    return reply.send(JSON.stringify(site.manifest(languageIn(request, site))))
  })
  app.get('/download/:name.mobileconfig', (request, reply) => {
    const profile = findSite(request.hostname).webClip(request)
    if (profile === undefined) throw new AppError('route.unknown')
    return reply.type('application/x-apple-aspen-config; charset=utf-8').send(profile)
  })
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'max-age=86400')
      .send('User-agent: *\nDisallow: /wps/\nDisallow: /lgw/\nDisallow: /docs\n'),
  )
}

function languageIn(request: FastifyRequest, site: Site): KnownLanguageCode {
  const { enabled, default: usual } = site.languages
  return enabled.find((language) => language === request.cookies.language) ?? usual
}

function acceptsGzip(request: FastifyRequest): boolean {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)
}
