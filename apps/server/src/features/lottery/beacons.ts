/** Who speaks for the draws: the beacon of the environment, or in a demo the local one. */
import assert from 'node:assert/strict'
import type { Context } from '#platform/context.ts'
import type { Beacon } from './beacon.ts'
import { drandBeacon } from './drand-beacon.ts'
import { localBeacon } from './local-beacon.ts'

const opened = new WeakMap<Context, Beacon>()

export function openBeacon(ctx: Context): void {
  const { mode, beaconUrl } = ctx.env
  assert(mode === 'demo' || beaconUrl !== undefined, 'production has no local beacon')
  opened.set(ctx, beaconUrl === undefined ? localBeacon(ctx) : drandBeacon(beaconUrl))
}

export function beaconOf(ctx: Context): Beacon {
  const beacon = opened.get(ctx)
  if (!beacon) throw new Error('the beacon is opened before an issue is made')
  return beacon
}
