/** Crash as it happens to everybody: one event holds all there is to know, so the first after a gap catches up. */
import { AmountText } from '@perya/contract/values'
import { z } from 'zod'
import { SeedInfo } from './game.ts'
import { Round } from './round.ts'

/** Milliseconds since 1970 by the studio's clock. */
const Time = z.number()

const FlightEvent = z.object({
  /** When this was true; what a client counts from. */
  now: Time,
  /** The flight there is, or the last there was; null before the first. */
  flight: z
    .object({
      id: z.string(),
      place: z.int(),
      /** Of the chain it has its place in. */
      commitment: z.string(),
      salt: z.string(),
      /** No bet is taken from here on. */
      closesAt: Time,
      takesOffAt: Time,
      endedAt: Time.nullable(),
      /** In hundredths; with the seed, null until it has crashed. */
      point: z.number().nullable(),
      seed: z.string().nullable(),
    })
    .nullable(),
  aboard: z.object({ count: z.int(), staked: AmountText }),
  /** The player's own first, then the highest stakes. */
  riders: z.array(
    z.object({
      /** Of this flight only; nobody can be followed by it. */
      name: z.string(),
      isMe: z.boolean(),
      bet: AmountText,
      win: AmountText,
      /** In hundredths; null for who has not left. */
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
  input: z.strictObject({ session: z.string().min(1).max(128) }),
  event: FlightEvent,
} as const
