import type { LiveEvents } from '@perya/contract/live'
import { EventReader, readEvents } from '@perya/event-stream/reader'
import { ApiError } from '#lib/api/api-error.ts'
import { openCall } from '#lib/api/call.ts'
import { type StreamEnd, silenceMaxMs, waitBefore } from './reconnect.rules.ts'

export type Follower = {
  /** The version of the newest balance known: the server leaves out one that is not newer. */
  lastVersion: () => string | undefined
  /** What is done with each kind of event. */
  on: { [Name in keyof LiveEvents]: (data: LiveEvents[Name]) => void }
  /** Whether events arrive right now. */
  onLive: (isLive: boolean) => void
}

/**
 * Follows what the server tells about the member, for as long as someone looks at the page.
 *
 * A stream that ends is opened again with the last version seen. As an event holds the whole of what it is about,
 * nothing is missed in between. Returns what ends it for good.
 */
export function followEvents(follower: Follower): () => void {
  let running: AbortController | null = null
  const look = () => {
    const shouldRun = document.visibilityState === 'visible' && navigator.onLine
    if (shouldRun && !running) {
      running = new AbortController()
      void stayConnected(follower, running.signal)
    } else if (!shouldRun) {
      stop()
    }
  }
  const stop = () => {
    running?.abort()
    running = null
  }

  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  // A page put aside with an open stream could not be taken out again.
  window.addEventListener('pagehide', stop)
  window.addEventListener('pageshow', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', look)
    window.removeEventListener('offline', look)
    window.removeEventListener('pagehide', stop)
    window.removeEventListener('pageshow', look)
    stop()
  }
}

const retryMsAtFirst = 2_000

async function stayConnected(follower: Follower, signal: AbortSignal): Promise<void> {
  let failures = 0
  let retryMs = retryMsAtFirst
  while (!signal.aborted) {
    const reader = new EventReader()
    const end = await readStream(follower, reader, signal)
    retryMs = reader.retryMs ?? retryMs
    failures = end.kind === 'closed' ? 0 : failures + 1
    const wait = waitBefore(end, { failures, retryMs, chance: Math.random() })
    if (wait === null) return
    await pause(wait, signal)
  }
}

/** Reads one stream until it ends, one way or another. */
async function readStream(
  { lastVersion, on, onLive }: Follower,
  reader: EventReader,
  signal: AbortSignal,
): Promise<StreamEnd> {
  const stream = new AbortController()
  const cut = () => stream.abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  const hear = () => {
    clearTimeout(timer)
    timer = setTimeout(cut, silenceMaxMs)
  }
  signal.addEventListener('abort', cut)
  let isOpen = false
  try {
    hear()
    const version = lastVersion()
    const { body } = await openCall(
      'followEvents',
      {},
      {
        signal: stream.signal,
        ...(version === undefined ? {} : { headers: { 'Last-Event-ID': version } }),
      },
    )
    if (!body) return { kind: 'failed' }
    isOpen = true
    onLive(true)
    await readEvents(body, reader, {
      onHeard: hear,
      onEvent({ name, data }) {
        // A server newer than this page may tell what the page does not know of.
        if (Object.hasOwn(on, name)) on[name as keyof LiveEvents](JSON.parse(data))
      },
    })
    return { kind: 'closed' }
  } catch (error) {
    // A stream cut off after it was open is a lost connection, and the next try is the first of its kind.
    if (isOpen) return { kind: 'closed' }
    const isRefused = error instanceof ApiError && error.code !== 'network.offline'
    return isRefused ? { kind: 'refused', code: error.code } : { kind: 'failed' }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', cut)
    if (isOpen) onLive(false)
  }
}

/** Ends early when it no longer matters. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}
