/** What a caller is told for whom there is no time: nothing of the call is read, and nobody is looked up. */
import { hash, randomInt } from 'node:crypto'
import { errors } from '@perya/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { retrySeconds } from './admission.ts'
import { fail } from './fail.ts'

export function turnAway(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('retry-after', retrySeconds)
  // A body that nobody reads goes with its connection.
  if (request.method !== 'GET' && request.method !== 'HEAD') reply.header('connection', 'close')
  if (!isPageAsked(request)) return fail(new AppError('system.busy'), request, reply)
  return reply
    .code(errors['system.busy'].status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(busyPage(retrySeconds + randomInt(spreadSeconds)))
}

/** Whether a person waits for a page, and not a program for an answer. */
export function isPageAsked({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true
}

/** Those who were turned away together come back one after the other. */
const spreadSeconds = 6

const style =
  'body{margin:0;background:#0b0816;color:#f6f5fb;font:500 17px/1.5 system-ui,sans-serif;text-align:center}' +
  'main{max-width:420px;margin:0 auto;padding:80px 24px}p[lang=en]{color:#cbc6dc}' +
  'a{display:inline-block;margin-top:16px;padding:12px 24px;border-radius:999px;background:#f6f5fb;color:#0b0816;text-decoration:none}'

const policy = `default-src 'none';style-src 'sha256-${hash('sha256', style, 'base64')}';object-src 'none';base-uri 'none';frame-ancestors 'self'`

const { TY, EN } = errors['system.busy'].text

/** In both languages of the platform, since nobody has looked up which site this is and who reads it. */
const busyPage = (seconds: number) => `<!doctype html>
<html lang="tl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="refresh" content="${seconds}">
<title>${TY}</title>
<style>${style}</style>
<main>
<p>${TY}</p>
<p lang="en">${EN}</p>
<a href="">Subukan ulit · <span lang="en">Try again</span></a>
</main>
</html>
`
