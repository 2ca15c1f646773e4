import type { FlightEvent } from '@perya/studio-contract'

export type Flight = NonNullable<FlightEvent['flight']>
export type FlightPhase = 'away' | 'betting' | 'boarding' | 'flying' | 'crashed'

export type FlightClock = ReturnType<typeof flightClock>

/** Which flight there is and how far it has come, by the studio's clock. */
export function flightClock() {
  let flight: Flight | null = null
  let hasLine = false
  /** What the studio's clock is ahead of this page's. */
  let ahead = 0

  const now = () => performance.now() + ahead
  return {
    now,
    flight: () => flight,
    hasLine: () => hasLine,
    elapsed: ({ takesOffAt, endedAt }: Flight) => (endedAt ?? now()) - takesOffAt,
    phase(): FlightPhase {
      if (!flight || !hasLine) return 'away'
      if (flight.endedAt !== null) return 'crashed'
      if (now() < flight.closesAt) return 'betting'
      return now() < flight.takesOffAt ? 'boarding' : 'flying'
    },
    /** Takes what the studio says; true when it is of another flight than before. */
    hear(event: FlightEvent): boolean {
      const heard = event.now - performance.now()
      // The quickest word is the truest; one from another clock altogether starts anew.
      ahead = Math.abs(heard - ahead) > 1_000 ? heard : Math.max(ahead, heard)
      const isNewFlight = event.flight?.id !== flight?.id
      flight = event.flight
      hasLine = true
      return isNewFlight
    },
    loseLine() {
      hasLine = false
    },
  }
}
