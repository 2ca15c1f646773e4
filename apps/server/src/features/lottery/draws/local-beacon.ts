/** Stands in for the public beacon on a laptop: a round a second, silent until its time. Production refuses it. */
import { createHmac } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { readClock } from '../issues/step.store.ts'
import type { Beacon, Spoken } from './beacon.ts'

export function localBeacon(ctx: Pick<Context, 'db' | 'secrets'>): Beacon {
  return {
    name: 'local',
    roundAt: (at) => Math.ceil(at.getTime() / 1_000),
    async read(round) {
      const now = await readClock(ctx.db)
      return now.getTime() >= round * 1_000 ? speak(ctx, round) : null
    },
  }
}

export function speak({ secrets }: Pick<Context, 'secrets'>, round: number): Spoken {
  const randomness = createHmac('sha256', secrets.key('lottery local beacon'))
    .update(String(round))
    .digest('hex')
  return { randomness, signature: null }
}
