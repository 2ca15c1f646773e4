/**
 * What members win of each vendor. A row that every bet changed would make all of them wait for each other, so each
 * process adds up by itself and tells the database once a second.
 */
import type { Amount } from '@perya/money'
import type { Context } from '#platform/context.ts'
import type { Close } from '#platform/feature.ts'
import { service } from '#platform/service.ts'
import { announceVendors } from './directory.ts'
import { countNet, raiseLimit } from './limit.store.ts'
import { closeVendor } from './vendor.store.ts'

const tellEveryMs = 1_000

/** By vendor, what is not told yet. */
const tallies = service('net of vendors', () => new Map<number, Amount>())

export function noteNet(ctx: Context, vendorId: number, won: Amount): void {
  const tally = tallies.of(ctx)
  tally.set(vendorId, (tally.get(vendorId) ?? 0n) + won)
}

export function openNetOfDay(ctx: Context): Close {
  let telling = Promise.resolve()
  const tell = () => {
    telling = telling.then(() => tellNet(ctx))
  }
  const timer = setInterval(tell, tellEveryMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    tell()
    await telling
  }
}

async function tellNet(ctx: Context): Promise<void> {
  const tally = tallies.of(ctx)
  const untold = [...tally]
  tally.clear()
  for (const [vendorId, won] of untold) {
    await count(ctx, vendorId, won).catch((error: Error) => {
      noteNet(ctx, vendorId, won)
      ctx.log.warn({ err: error, vendorId }, 'what members won was not counted')
    })
  }
}

/** A vendor that pays more than its limit takes no more bets; what was staked is still settled. */
async function count(ctx: Context, vendorId: number, won: Amount): Promise<void> {
  if (won === 0n) return
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await countNet(tx, vendorId, won))) return
    await closeVendor(tx, vendorId)
    await raiseLimit(tx, { vendorId, kind: 'net', memberId: null, detail: { amount: String(won) } })
    await announceVendors(tx)
  })
}
