/** Crash as everybody sees it: each event holds the whole state, so the first one after a gap is enough. */
import { AmountText } from '@perya/contract/values'
import { z } from 'zod'
import { SeedInfo } from './game.ts'
import { Round } from './round.ts'

/** Milliseconds since 1970 by the studio's clock. */
const Time = z.number()

const FlightEvent = z.object({
  /** The time of this state, which the client counts from. */
  now: Time,
  /** The current flight, or the last one; null before the first. */
  flight: z
    .object({
      id: z.string(),
      place: z.int(),
      /** The commitment of the chain that the flight belongs to. */
      commitment: z.string(),
      salt: z.string(),
      /** When the chain was published, when its salt came, and when bets on this flight began. */
      committedAt: z.iso.datetime(),
      chosenAt: z.iso.datetime().optional(),
      opensAt: z.iso.datetime(),
      /** No bet is taken from here on. */
      closesAt: Time,
      takesOffAt: Time,
      endedAt: Time.nullable(),
      /** In hundredths; null, like the seed, until the flight has crashed. */
      point: z.number().nullable(),
      seed: z.string().nullable(),
    })
    .nullable(),
  aboard: z.object({ count: z.int(), staked: AmountText }),
  /** The player's own first, then the highest stakes. */
  riders: z.array(
    z.object({
      /** A name for this flight only, so nobody can be followed from flight to flight. */
      name: z.string(),
      isMe: z.boolean(),
      bet: AmountText,
      win: AmountText,
      /** In hundredths; null for a player who has not left. */
      leftAt: z.int().nullable(),
    }),
  ),
  /** The last crashes, newest first. */
  past: z.array(z.object({ id: z.string(), point: z.number() })),
  chain: SeedInfo,
  /** The player's own round on this flight. */
  mine: Round.nullable(),
})
export type FlightEvent = z.infer<typeof FlightEvent>

/** Server-sent events named `flight`, asked for by POST like every other call. */
export const flightStream = {
  path: '/studio/api/watch',
  input: z.strictObject({
    session: z.string().min(1).max(128),
    /** Made anew by the device for every watch: a chain published before it came may be salted with it. */
    salt: z.string().regex(/^[\w-]{1,64}$/),
  }),
  event: FlightEvent,
} as const
