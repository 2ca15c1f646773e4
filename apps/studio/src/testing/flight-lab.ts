/** Flights under a clock that only the test moves. */
import { EventReader, type StreamEvent } from '@perya/event-stream/reader'
import type { FlightEvent } from '@perya/studio-contract'
import { flightStream } from '@perya/studio-contract'
import { publishAhead } from '../flights/chain.ts'
import { type Flight, findLastFlight } from '../flights/flight.store.ts'
import { endOf, letLeave, openFlight, payResults } from '../flights/fly.ts'
import { useKnownChain } from './known-chain.ts'
import type { StudioLab } from './studio-lab.ts'

export async function openFlightLab(lab: StudioLab) {
  const { inside } = lab
  const { db } = inside
  const setClockTo = (seconds: string) =>
    db.query(
      `create or replace function studio.clock() returns timestamptz language sql volatile
       as 'select to_timestamp(${seconds})'`,
    )
  const setClock = (ms: number) => setClockTo(String(ms / 1_000))
  await setClock(Date.now())
  const last = async () => (await findLastFlight(db)) as Flight

  async function settle() {
    await payResults(inside, await letLeave(inside, await last()))
  }

  return {
    last,
    settle,
    /** Nothing but the clock: whoever flies notices by themselves. */
    setClock,
    /** From now on the clock runs by itself, so many times as fast as the others. */
    hurry: (times: number) => {
      const start = Date.now() / 1_000
      return setClockTo(`${start} + (extract(epoch from clock_timestamp()) - ${start}) * ${times}`)
    },
    /** Where the flight crashes and when, which nobody outside the studio knows. */
    end: async () => endOf(inside, await last()),
    async useChain(...wanted: (readonly [number, number])[]) {
      await useKnownChain((sql, values) => db.query(sql, values), inside.seal, wanted)
      await publishAhead(inside)
    },
    /** The next flight, after the one before has been flown to its end. */
    async open(salt = 'a-watcher', ageMs = 0): Promise<string> {
      const before = await findLastFlight(db)
      if (before) {
        await setClock(before.takesOffAt + endOf(inside, before).endMs + 10_000)
        await settle()
      }
      await openFlight(inside, { text: salt, ageMs })
      return String((await last()).id)
    },
    /** So long after betting closed, or after take-off. */
    afterClose: async (ms: number) => setClock((await last()).closesAt + ms),
    async afterTakeOff(ms: number) {
      await setClock((await last()).takesOffAt + ms)
      await settle()
    },

    /** The events of a studio as a client reads them. */
    async watch(session: string, url = lab.url) {
      const stop = new AbortController()
      const response = await fetch(new URL(flightStream.path, url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session, salt: 'a-watcher' }),
        signal: stop.signal,
      })
      const reader = (response.body as ReadableStream<Uint8Array>)
        .pipeThrough(new TextDecoderStream())
        .getReader()
      const parser = new EventReader()
      const unseen: StreamEvent[] = []
      return {
        status: response.status,
        /** The next event that is as wanted. */
        async until(isWanted: (event: FlightEvent) => boolean): Promise<FlightEvent> {
          for (;;) {
            const next = unseen.shift()
            if (!next) {
              const { value, done } = await reader.read()
              if (done) throw new Error('the stream has ended')
              unseen.push(...parser.read(value))
              continue
            }
            const event = flightStream.event.parse(JSON.parse(next.data))
            if (isWanted(event)) return event
          }
        },
        close: () => stop.abort(),
      }
    },
  }
}
