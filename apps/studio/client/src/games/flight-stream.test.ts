import { eventText } from '@perya/event-stream/writer'
import type { FlightEvent } from '@perya/studio-contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchFlights } from './flight-stream.ts'

/** The studio's side of each stream that was asked for, in order. */
let streams: { session: string; say: (text: string) => void; end: () => void }[]
let heard: number[]
let losses: number

const eventAt = (now: number) =>
  eventText({ name: 'flight', data: JSON.stringify({ now } as Partial<FlightEvent>) })

beforeEach(() => {
  vi.useFakeTimers()
  streams = []
  heard = []
  losses = 0
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('fetch', async (_path: string, { body, signal }: RequestInit) => {
    let sink: ReadableStreamDefaultController<Uint8Array> | undefined
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        sink = controller
      },
    })
    signal?.addEventListener('abort', () => sink?.error(new Error('aborted')))
    streams.push({
      session: JSON.parse(String(body)).session,
      say: (text) => sink?.enqueue(new TextEncoder().encode(text)),
      end: () => sink?.close(),
    })
    return new Response(stream)
  })
  watchFlights('juan', { onEvent: ({ now }) => heard.push(now), onLost: () => losses++ })
})

afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const soon = () => vi.advanceTimersByTimeAsync(0)

it('LAUNCH-3 a player sees each flight whole, wherever the network cuts its events', async () => {
  await soon()
  expect(streams.map(({ session }) => session)).toEqual(['juan'])
  streams[0]?.say(`: still here\n\n${eventAt(1).slice(0, 9)}`)
  await soon()
  expect(heard).toEqual([])
  streams[0]?.say(eventAt(1).slice(9) + eventAt(2))
  await soon()
  expect(heard).toEqual([1, 2])
  expect(losses).toBe(0)
})

it('R-72 a player whose stream ends or falls silent is told, and watches again by itself', async () => {
  await soon()
  streams[0]?.end()
  await vi.advanceTimersByTimeAsync(300)
  expect(losses).toBe(1)
  expect(streams).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(20_000)
  streams[1]?.say(': still here\n\n')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(losses).toBe(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(losses).toBe(2)
})
