/** Who speaks for the draws: the beacon of the environment, or in a demo the local one. */
import assert from 'node:assert/strict'
import type { Context } from '#platform/context.ts'
import { service } from '#platform/service.ts'
import type { Beacon } from './beacon.ts'
import { drandBeacon } from './drand-beacon.ts'
import { localBeacon } from './local-beacon.ts'

const beacons = service<Beacon>('beacon of draws')

export function openBeacon(ctx: Context): void {
  const { mode, beaconUrl } = ctx.env
  assert(mode === 'demo' || beaconUrl !== undefined, 'production has no local beacon')
  beacons.open(ctx, beaconUrl === undefined ? localBeacon(ctx) : drandBeacon(beaconUrl))
}

export const beaconOf = beacons.of
