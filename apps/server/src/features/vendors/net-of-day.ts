/**
 * What members win of each vendor. A row that every bet changed would make all of them wait for each other, so each
 * process adds up by itself and tells the database once a second.
 */
import type { Amount } from '@perya/money'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import type { Close } from '#platform/feature.ts'
import { service } from '#platform/service.ts'
import { announceVendors } from './directory.ts'
import { countNet, raiseLimit } from './limit.store.ts'

const tellEveryMs = 1_000

type Tally = {
  /** By vendor, what is not told yet. */
  won: Map<number, Amount>
  /** One after the other. */
  telling: Promise<void>
}

const tallies = service<Tally>('net of vendors', () => ({ won: new Map(), telling: Promise.resolve() }))

export function noteNet(ctx: Context, vendorId: number, amount: Amount): void {
  const { won } = tallies.of(ctx)
  won.set(vendorId, (won.get(vendorId) ?? 0n) + amount)
}

export function openNetOfDay(ctx: Context): Close {
  const timer = setInterval(() => tellNet(ctx), tellEveryMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await tellNet(ctx)
  }
}

/** Resolves once everything that was noted before is told. */
export function tellNet(ctx: Context): Promise<void> {
  const tally = tallies.of(ctx)
  tally.telling = tally.telling.then(() => tellAll(ctx, tally))
  return tally.telling
}

async function tellAll(ctx: Context, tally: Tally): Promise<void> {
  const untold = [...tally.won]
  tally.won.clear()
  for (const [vendorId, won] of untold) {
    await ctx.db
      .transaction()
      .execute((tx) => countWon(tx, vendorId, won))
      .catch((error: Error) => {
        noteNet(ctx, vendorId, won)
        ctx.log.warn({ err: error, vendorId }, 'what members won was not counted')
      })
  }
}

/** A vendor that pays more than its limit takes no more bets; what was staked is still settled. */
export async function countWon(tx: Tx, vendorId: number, won: Amount): Promise<void> {
  if (won === 0n || !(await countNet(tx, vendorId, won))) return
  await raiseLimit(tx, { vendorId, kind: 'net', memberId: null, detail: { amount: String(won) } })
  await announceVendors(tx)
}
