/** The flights as the studio tells them. A line that breaks is made again, and its first event says everything. */
import { EventReader, readEvents } from '@perya/event-stream/reader'
import type { FlightEvent } from '@perya/studio-contract'
import { makeKey } from '../studio.ts'

/** The studio says something at least every ten seconds. */
const silenceMs = 25_000
const firstPauseMs = 300
const longestPauseMs = 4_000

export function watchFlights(
  session: string,
  { onEvent, onLost }: { onEvent: (event: FlightEvent) => void; onLost: () => void },
): void {
  let pauseMs = firstPauseMs

  async function listen(): Promise<void> {
    const line = new AbortController()
    let silence = 0
    const wait = () => {
      clearTimeout(silence)
      silence = window.setTimeout(() => line.abort(), silenceMs)
    }
    wait()
    try {
      const response = await fetch('/studio/api/watch', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session, salt: makeKey() }),
        credentials: 'omit',
        signal: line.signal,
      })
      if (!response.ok || !response.body) return
      await readEvents(response.body, new EventReader(), {
        onHeard: wait,
        onEvent({ data }) {
          pauseMs = firstPauseMs
          onEvent(JSON.parse(data) as FlightEvent)
        },
      })
    } finally {
      clearTimeout(silence)
    }
  }

  const again = async () => {
    await listen().catch(() => {})
    onLost()
    setTimeout(again, pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
  void again()
}
