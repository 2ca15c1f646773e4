/** The jackpot counter: the pool of the ledger where a merchant shows it, else the same illustration for everybody. */
import type { OutputOf } from '@perya/contract/endpoint'
import type { getJackpot } from '@perya/contract/games'
import { type Jackpot, jackpotAt } from '@perya/contract/jackpot'
import { formatAmount, parseAmount } from '@perya/money'
import { merchantOf } from '#features/merchants/index.ts'
import { readJackpotPool } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { service } from '#platform/service.ts'

/** Every visitor asks, so the ledger is read once in a while for all of them. */
const keptMs = 5_000

type Pools = Map<string, { amount: Promise<bigint>; until: number }>
const pools = service<Pools>('jackpot pools')

/** Late in a day the illustration takes tens of thousands of steps, so each figure is kept while it stands. */
type Illustrated = Jackpot & { timeZone: string; from: number }
const illustrations = service<Map<string, Illustrated>>('illustrated jackpots')

export function openJackpots(ctx: Context): void {
  pools.open(ctx, new Map())
  illustrations.open(ctx, new Map())
}

export async function jackpot(ctx: Context, merchant: string): Promise<OutputOf<typeof getJackpot>> {
  const site = merchantOf(ctx, merchantOf(ctx, merchant).trialOf ?? merchant)
  const now = ctx.now()
  if (site.flags.JACKPOTPOOL3) {
    return { amount: formatAmount(await poolOf(ctx, site.code, now)), isFunded: true, now: now.toISOString() }
  }
  const { pesos } = illustrationOf(ctx, site, now.getTime())
  return { amount: formatAmount(parseAmount(String(pesos))), isFunded: false, now: now.toISOString() }
}

function poolOf(ctx: Context, merchant: string, now: Date): Promise<bigint> {
  const kept = pools.of(ctx)
  const known = kept.get(merchant)
  if (known && now.getTime() < known.until) return known.amount
  const amount = readJackpotPool(ctx.db, merchant)
  kept.set(merchant, { amount, until: now.getTime() + keptMs })
  amount.catch(() => kept.delete(merchant))
  return amount
}

function illustrationOf(
  ctx: Context,
  { code, timeZone }: { code: string; timeZone: string },
  now: number,
): Illustrated {
  const kept = illustrations.of(ctx)
  const known = kept.get(code)
  if (known?.timeZone === timeZone && now >= known.from && now < known.changesAt) return known
  const made = { ...jackpotAt({ merchant: code, timeZone }, now), timeZone, from: now }
  kept.set(code, made)
  return made
}
