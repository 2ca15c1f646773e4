/**
 * The one way to the server: every call of the contract, by name and typed.
 *
 * What the browser knows of the contract are its types and the method and path of each call.
 */

import { calls } from 'virtual:contract'
import type { InputOf, OutputOf } from '@perya/contract/endpoint'
import type { EndpointName, Endpoints } from '@perya/contract/endpoints'
import type { SealKey } from '@perya/contract/sealed'
import { gateway, type ModuleId, moduleIdOf } from '#lib/config.ts'
import { isStandalone, isWide } from '#lib/device/device.ts'
import { noteServerTime } from '#lib/server-clock.ts'
import { currentSession } from '#lib/session/session.ts'
import { ApiError } from './api-error.ts'
import { seal } from './seal.ts'

export type CallOptions = {
  moduleId?: ModuleId
  signal?: AbortSignal
  /** What one call says besides what all say. */
  headers?: Readonly<Record<string, string>>
}

/** What every call says about where it comes from; the app tells before its first call. */
export type Origin = {
  merchant: string
  language: () => string
  sealKey: SealKey
  /** Another name of the site that answers calls, such as `https://api.perya.example`; its own when empty. */
  api?: string
}

type Watcher = {
  /** Told when a call leaves; the function it returns is told how the call ended. */
  onStart?: () => (error: ApiError | null) => void
  onFailure?: (error: ApiError, tokenSent: string | undefined) => void
}

let origin: Origin | null = null
const watchers = new Set<Watcher>()

export function setOrigin(next: Origin): void {
  origin = next
}

export function watchCalls(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Calls whose answer is no envelope: a file, a stream. */
type UnwrappedName = {
  [Name in EndpointName]: OutputOf<Endpoints[Name]> extends undefined ? Name : never
}[EndpointName]

export async function call<Name extends EndpointName>(
  name: Name,
  input: InputOf<Endpoints[Name]>,
  options: CallOptions = {},
): Promise<OutputOf<Endpoints[Name]>> {
  const ask = () => watched(name, input, options, answerOf) as Promise<OutputOf<Endpoints[Name]>>
  try {
    return await ask()
  } catch (error) {
    if (!consent || !(error instanceof ApiError) || error.code !== 'consent.required') throw error
    await consent()
    return ask()
  }
}

/** Ends once the member has agreed to what has changed; the call that was refused for it is then made again. */
export type ConsentAsker = () => Promise<void>

let consent: ConsentAsker | null = null

export function setConsentAsker(asker: ConsentAsker | null): void {
  consent = asker
}

/** Makes a call whose answer is read as it comes: ends when the server has begun to answer. */
export function openCall<Name extends UnwrappedName>(
  name: Name,
  input: InputOf<Endpoints[Name]>,
  options: CallOptions = {},
): Promise<Response> {
  return watched(name, input, options, async (response) => {
    if (!response.ok) await answerOf(response)
    return response
  })
}

async function watched<Name extends EndpointName, Answer>(
  name: Name,
  input: InputOf<Endpoints[Name]>,
  options: CallOptions,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const token = currentSession()?.token
  const ends = [...watchers].map((watcher) => watcher.onStart?.())
  try {
    const answer = await read(await send(name, input, token, options))
    for (const end of ends) end?.(null)
    return answer
  } catch (error) {
    const failure = error instanceof ApiError ? error : null
    for (const end of ends) end?.(failure)
    if (failure) for (const watcher of watchers) watcher.onFailure?.(failure, token)
    throw error
  }
}

async function send<Name extends EndpointName>(
  name: Name,
  input: InputOf<Endpoints[Name]>,
  token: string | undefined,
  { moduleId, signal, headers: extra }: CallOptions,
): Promise<Response> {
  const { method, path, sealed } = calls[name]
  const headers = new Headers({ ...extra, moduleId: moduleId ?? moduleIdOf(path) })
  headers.set('gateway', String(isWide() ? gateway.web : gateway.mobile))
  if (origin) headers.set('merchant', origin.merchant)
  if (origin) headers.set('language', origin.language())
  if (token) headers.set('token', token)
  if (isStandalone()) headers.set('Device', 'OTHERS')
  const hasBody = method === 'POST' || method === 'PUT'
  const request: RequestInit = { method, headers, ...(signal ? { signal } : {}) }
  if (hasBody && sealed) {
    if (!origin) throw new Error(`${name} is sealed: the site's key must be known first`)
    headers.set('Encryption', 'JWE')
    headers.set('Content-Type', 'application/jose')
    request.body = await seal(input, origin.sealKey)
  } else if (hasBody && input instanceof Uint8Array) {
    headers.set('Content-Type', 'application/octet-stream')
    request.body = input
  } else if (hasBody) {
    headers.set('Content-Type', 'application/json')
    request.body = JSON.stringify(input)
  }
  return reach(hasBody ? path : `${path}${queryOf(input)}`, request)
}

async function reach(url: string, request: RequestInit): Promise<Response> {
  try {
    const api = origin?.api
    const response = await (api
      ? fetch(api + url, { ...request, credentials: 'include' })
      : fetch(url, request))
    noteServerTime(response.headers.get('date'))
    return response
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new ApiError('network.offline', '')
  }
}

type Envelope = {
  success?: boolean
  value?: unknown
  errorCode?: ApiError['code']
  message?: string
}

async function answerOf(response: Response): Promise<unknown> {
  const envelope = (await response.json().catch(() => ({}))) as Envelope
  if (envelope.success === true) return envelope.value
  throw new ApiError(
    envelope.errorCode ?? 'unknown',
    envelope.message ?? '',
    (envelope.value ?? {}) as Record<string, unknown>,
    Number(response.headers.get('retry-after')) || 0,
  )
}

function queryOf(input: object): string {
  const filled = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(filled.map(([key, value]) => [key, String(value)])).toString()
  return query === '' ? '' : `?${query}`
}
