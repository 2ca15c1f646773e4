import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSession } from '#lib/session/session.ts'
import { fakeStorage } from '#lib/testing/fake-storage.ts'
import { followEvents } from './follow-events.ts'
import { silenceMaxMs, waitBefore, waitMaxMs } from './reconnect.rules.ts'

const juan = {
  token: 'secret',
  merchantCode: 'PERYA',
  userName: 'juan',
  type: 0,
  firstTimeLogin: false,
  hasPassword: true,
  hasChangedPassword: false,
}
const balanceOf = (version: string) => ({ sumBalance: `${version}.00`, version })
const eventOf = (version: string) =>
  `id: ${version}\nevent: balance\ndata: ${JSON.stringify(balanceOf(version))}\n\n`

/** The server's side of each stream asked for, in order. */
let streams: { headers: Headers; isCut: () => boolean; say: (text: string) => void; end: () => void }[]
let answers: (() => Response | Promise<Response>)[]
let page: EventTarget & { visibilityState: 'visible' | 'hidden' }
let network: { onLine: boolean }
let heard: string[]
let boxes: number[]
let live: boolean[]

beforeEach(() => {
  vi.useFakeTimers()
  fakeStorage()
  streams = []
  answers = []
  heard = []
  boxes = []
  live = []
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  network = { onLine: true }
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', async (_url: string, { headers, signal }: RequestInit) => {
    const answer = answers.shift()
    if (answer) return answer()
    let sink: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        sink = controller
      },
    })
    signal?.addEventListener('abort', () => sink?.error(new Error('aborted')))
    streams.push({
      headers: new Headers(headers),
      isCut: () => signal?.aborted ?? false,
      say: (text) => sink?.enqueue(new TextEncoder().encode(text)),
      end: () => sink?.close(),
    })
    return new Response(body)
  })
  startSession(juan)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function follow() {
  return followEvents({
    lastVersion: () => heard.at(-1),
    on: {
      balance: ({ version }) => heard.push(version),
      inbox: ({ unread }) => boxes.push(unread),
      chat: () => undefined,
      identityCheck: () => undefined,
      underway: () => undefined,
      lottery: () => undefined,
    },
    onLive: (isLive) => live.push(isLive),
  })
}

const soon = () => vi.advanceTimersByTimeAsync(0)

it('HEAD-2 the balance follows the stream, with the token in a header and never in the address', async () => {
  const stop = follow()
  await soon()
  expect(streams).toHaveLength(1)
  expect(streams[0]?.headers.get('token')).toBe('secret')
  expect(streams[0]?.headers.get('Last-Event-ID')).toBeNull()
  streams[0]?.say(`retry: 2000\n\n${eventOf('4').slice(0, 20)}`)
  await soon()
  expect(heard).toEqual([])
  streams[0]?.say(eventOf('4').slice(20) + eventOf('5'))
  await soon()
  expect(heard).toEqual(['4', '5'])
  expect(live).toEqual([true])
  stop()
  await soon()
  expect(streams[0]?.isCut()).toBe(true)
  expect(live).toEqual([true, false])
})

it('MSG-1 other events come by the same stream, and one this page does not know is passed over', async () => {
  const stop = follow()
  await soon()
  streams[0]?.say('event: toString\ndata: {}\n\nevent: inbox\ndata: {"unread":3,"lastAt":null}\n\n')
  await soon()
  expect(boxes).toEqual([3])
  stop()
})

it('HEAD-2 a stream that ends is opened again with the last version, so that nothing is missed', async () => {
  const stop = follow()
  await soon()
  streams[0]?.say(`retry: 3000\n\n${eventOf('7')}`)
  await soon()
  streams[0]?.end()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(streams).toHaveLength(2)
  expect(streams[1]?.headers.get('Last-Event-ID')).toBe('7')
  stop()
})

it('HEAD-2 a server that cannot be reached is tried again, less and less often', async () => {
  const refuse = () => Promise.reject(new TypeError('Failed to fetch'))
  answers = [refuse, refuse, refuse]
  const stop = follow()
  await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000)
  expect(streams).toHaveLength(1)
  stop()
})

it('HEAD-2 a stream that has fallen silent is cut and opened again; a heartbeat keeps it', async () => {
  const stop = follow()
  await soon()
  await vi.advanceTimersByTimeAsync(silenceMaxMs - 1)
  streams[0]?.say(': still here\n\n')
  await vi.advanceTimersByTimeAsync(silenceMaxMs - 1)
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1 + 2_000)
  expect(streams[0]?.isCut()).toBe(true)
  expect(streams).toHaveLength(2)
  stop()
})

it('HEAD-2 nothing is open while nobody looks; whoever looks again catches up', async () => {
  const stop = follow()
  await soon()
  streams[0]?.say(eventOf('9'))
  await soon()
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(10 * waitMaxMs)
  expect(streams[0]?.isCut()).toBe(true)
  expect(streams).toHaveLength(1)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await soon()
  expect(streams[1]?.headers.get('Last-Event-ID')).toBe('9')
  stop()
})

it('HEAD-2 without internet nothing is tried, and the stream is back as soon as it is', async () => {
  network.onLine = false
  const stop = follow()
  await vi.advanceTimersByTimeAsync(waitMaxMs)
  expect(streams).toHaveLength(0)
  network.onLine = true
  window.dispatchEvent(new Event('online'))
  await soon()
  expect(streams).toHaveLength(1)
  stop()
})

it('SESS-1 an ended session is not tried again', async () => {
  const ended = { success: false, value: {}, errorCode: 'session.expired', message: 'Logged out.' }
  answers = [() => new Response(JSON.stringify(ended), { status: 401 })]
  const stop = follow()
  await vi.advanceTimersByTimeAsync(10 * waitMaxMs)
  expect(answers).toHaveLength(0)
  expect(streams).toHaveLength(0)
  stop()
})

it.each([
  ['closed by the server', { kind: 'closed' }, 5, 2_000],
  ['not reached once', { kind: 'failed' }, 1, 2_000],
  ['not reached three times', { kind: 'failed' }, 3, 8_000],
  ['not reached a hundred times', { kind: 'failed' }, 100, waitMaxMs],
  ['turned away by a busy server', { kind: 'refused', code: 'system.busy' }, 1, 2_000],
  ['refused because too many watch', { kind: 'refused', code: 'rate.limited' }, 1, waitMaxMs],
] as const)(
  'HEAD-2 a stream %s is tried again after half to all of its wait',
  (_, end, failures, longest) => {
    expect(waitBefore(end, { failures, retryMs: 2_000, chance: 0 })).toBe(longest / 2)
    expect(waitBefore(end, { failures, retryMs: 2_000, chance: 1 })).toBe(longest)
  },
)
