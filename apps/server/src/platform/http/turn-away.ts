/** What a caller is told for whom there is no time: nothing of the call is read, and nobody is looked up. */
import { hash } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { errors } from '@perya/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { type Admission, retrySeconds } from './admission.ts'
import type { CallSeries } from './call-durations.ts'
import { fail } from './fail.ts'
import { dataHeaders } from './security-headers.ts'
import { hasBody } from './slow-calls.ts'

export function turnAway(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('retry-after', retrySeconds)
  // A body that nobody reads goes with its connection.
  if (hasBody(request.raw) && !request.raw.complete) reply.header('connection', 'close')
  if (!isPageAsked(request)) return fail(new AppError('system.busy'), request, reply)
  return reply.code(status).headers(pageHeaders).send(busyPage)
}

/** Whether a person waits for a page, and not a program for an answer. */
export function isPageAsked({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true
}

/** The addresses of the app, which are asked for most. */
const appPage = /^\/(?:m(?:[/?]|$)|\?|$)/

/** Turns pages of the app away before the framework looks for their route: that costs more than all the rest of it. */
export const turnPagesAway =
  ({ hasRoom }: Admission, { calls, nextId }: Noted, next: RequestListener): RequestListener =>
  (request, response) => {
    if (!isPageAsked(request) || !appPage.test(request.url ?? '') || hasRoom('guest')) {
      return next(request, response)
    }
    calls.observe(status, 0)
    response.writeHead(status, { ...pageHeaders, 'x-request-id': nextId() }).end(busyPage)
  }

type Noted = { calls: CallSeries; nextId: () => string }

/** Answers like a page that anybody may look at, at no cost. */
export const roomPath = '/roomz'

/**
 * Asks whether there is room, less and less often, and loads the page only then: one that loaded itself again and again
 * would take its readers back to its beginning. Those who were turned away together ask one after the other.
 */
const script =
  `let seconds=5+5*crypto.getRandomValues(new Uint8Array(1))[0]/256;const later=()=>setTimeout(ask,seconds*1e3),` +
  `ask=()=>{seconds=Math.min(60,seconds*1.5);fetch('${roomPath}').then(({ok})=>ok?location.reload():later(),later)};later()`

const style =
  'body{margin:0;background:#0b0816;color:#f6f5fb;font:500 17px/1.5 system-ui,sans-serif;text-align:center}' +
  'main{max-width:420px;margin:0 auto;padding:80px 24px}p[lang=en]{color:#cbc6dc}' +
  'a{display:inline-block;margin-top:16px;padding:12px 24px;border-radius:999px;background:#f6f5fb;color:#0b0816;text-decoration:none}'

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
const policy = `default-src 'none';style-src ${hashOf(style)};script-src ${hashOf(script)};connect-src 'self';object-src 'none';base-uri 'none';frame-ancestors 'self'`

const {
  status,
  text: { TY, EN },
} = errors['system.busy']

const pageHeaders = {
  ...dataHeaders,
  'content-security-policy': policy,
  'content-type': 'text/html; charset=utf-8',
  'retry-after': String(retrySeconds),
}

/** In both languages of the platform, since nobody has looked up which site this is and who reads it. */
const busyPage = `<!doctype html>
<html lang="tl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${TY}</title>
<style>${style}</style>
<main>
<div role="status">
<p>${TY}</p>
<p lang="en">${EN}</p>
</div>
<a href="">Subukan ulit · <span lang="en">Try again</span></a>
</main>
<script>${script}</script>
</html>
`
