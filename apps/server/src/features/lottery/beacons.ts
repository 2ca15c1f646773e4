/** Who speaks for the draws: the beacon of the environment, or in a demo the local one. */
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { StartError } from '#platform/start-error.ts'
import type { Beacon } from './beacon.ts'
import { drandBeacon } from './drand-beacon.ts'
import { localBeacon } from './local-beacon.ts'

const Variables = z.object({ LOTTERY_BEACON_URL: z.url({ protocol: /^https$/ }).optional() })

const publicBeacon = 'https://api.drand.sh'

const opened = new WeakMap<Context, Beacon>()

export function openBeacon(ctx: Context, variables: NodeJS.ProcessEnv): void {
  const parsed = Variables.safeParse(variables)
  if (!parsed.success) {
    throw new StartError('The environment variable LOTTERY_BEACON_URL is no address that begins with https.')
  }
  const url = parsed.data.LOTTERY_BEACON_URL
  if (url !== undefined) opened.set(ctx, drandBeacon(url))
  else opened.set(ctx, ctx.env.mode === 'production' ? drandBeacon(publicBeacon) : localBeacon(ctx))
}

export function beaconOf(ctx: Context): Beacon {
  const beacon = opened.get(ctx)
  if (!beacon) throw new Error('the beacon is opened before an issue is made')
  return beacon
}
