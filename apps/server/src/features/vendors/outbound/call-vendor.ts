/** Our own calls to vendors: signed, short, only to hosts on the vendor's list and only to public addresses. */
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { signCall } from '@perya/vendor-protocol'
import type { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { assertPublic, CallRefused, lookupPublic } from '#platform/public-call.ts'
import { service } from '#platform/service.ts'
import type { Vendor } from '../vendor.ts'
import { afterAsking, afterFailure, type Breaker, closedBreaker, mayCall } from './breaker.rules.ts'
import { platformIdentity } from './platform-identity.ts'

/** Nobody knows whether the vendor did what it was asked. */
export class VendorUnreachable extends Error {
  override name = 'VendorUnreachable'
}

/** The vendor was not asked, or said nothing that can be used. */
export const isNoAnswer = (error: unknown): error is Error =>
  error instanceof VendorUnreachable || error instanceof CallRefused

const timeoutMs = 2_000
const listTimeoutMs = 30_000
const answerMax = 4 * 1024 * 1024

const breakers = service('breakers of vendors', () => new Map<string, Breaker>())

/** Codes of the vendors this process does not ask at the moment, since they do not answer. */
export function listSilentVendors(ctx: Context): string[] {
  const silent: string[] = []
  for (const [code, breaker] of breakers.of(ctx)) {
    if (!mayCall(breaker, Date.now())) silent.push(code)
  }
  return silent
}

export type VendorQuestion<T> = {
  /** The merchant it is asked for. */
  brand: string
  path: string
  content: object
  /** As it was agreed on. */
  answer: z.ZodType<T>
  /** A list takes longer than a word, and one that does not come says nothing about the games. */
  isList?: boolean
}

export async function callVendor<T>(
  ctx: Context,
  vendor: Vendor,
  { brand, path, content, answer, isList = false }: VendorQuestion<T>,
): Promise<T> {
  const known = breakers.of(ctx)
  const breaker = known.get(vendor.code) ?? closedBreaker
  const url = targetOf(ctx, vendor, path)
  if (!mayCall(breaker, Date.now())) throw new CallRefused(`${vendor.code} is not answering`)
  const learn = (next: Breaker) => {
    if (!isList) known.set(vendor.code, next)
  }
  learn(afterAsking(breaker, Date.now()))
  let isSent = false
  try {
    const body = Buffer.from(JSON.stringify(content))
    const { headers } = signCall(platformIdentity(ctx, vendor.code, brand), url.pathname, body)
    const response = await post(url, headers, body, {
      isLocal: mayBeLocal(ctx, vendor),
      patienceMs: isList ? listTimeoutMs : timeoutMs,
      onSend: () => {
        isSent = true
      },
    })
    if (response.status >= 500) throw new Error(`HTTP ${response.status}`)
    // One who refuses, or says something else, is there.
    learn(closedBreaker)
    return readAnswer(response, answer)
  } catch (error) {
    if (isNoAnswer(error)) throw error
    learn(afterFailure(known.get(vendor.code) ?? closedBreaker, Date.now()))
    const { message } = error as Error
    throw isSent ? new VendorUnreachable(message) : new CallRefused(message)
  }
}

type Response = { status: number; text: string }

function readAnswer<T>({ status, text }: Response, shape: z.ZodType<T>): T {
  // A redirect is an answer like any other that is not 200: not followed, and not believed.
  if (status !== 200) throw new VendorUnreachable(`HTTP ${status}`)
  const answer = shape.safeParse(readJson(text))
  if (!answer.success) throw new VendorUnreachable('the answer is not as agreed')
  return answer.data
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new VendorUnreachable('the answer cannot be read')
  }
}

const mayBeLocal = (ctx: Context, vendor: Vendor) => vendor.mayBeLocal && ctx.env.mode === 'demo'

function targetOf(ctx: Context, vendor: Vendor, path: string): URL {
  if (vendor.baseUrl === null) throw new CallRefused(`${vendor.code} has no address`)
  const url = new URL(`${vendor.baseUrl.replace(/\/$/, '')}${path}`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!vendor.allowedHosts.includes(host))
    throw new CallRefused(`${host} is not on the list of ${vendor.code}`)
  if (!mayBeLocal(ctx, vendor)) assertPublic(url)
  return url
}

function post(
  url: URL,
  headers: Record<string, string>,
  body: Buffer,
  { isLocal, patienceMs, onSend }: { isLocal: boolean; patienceMs: number; onSend: () => void },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:'
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      signal: AbortSignal.timeout(patienceMs),
      ...(isLocal ? {} : { lookup: lookupPublic }),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      let length = 0
      response.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length > answerMax) request.destroy(new Error('the answer is too long'))
        chunks.push(chunk)
      })
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
      )
    })
    const send = () => {
      // Whoever lost patience meanwhile was told that nothing was sent.
      if (request.destroyed) return
      onSend()
      request.end(body)
    }
    // Nothing is handed over before the connection stands, so whatever fails until then was never sent.
    request.on('socket', (socket) => {
      if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', send)
      else send()
    })
  })
}
