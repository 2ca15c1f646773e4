import { games, hashText } from '@perya/catalogue-data'
import { parseAmount } from '@perya/money'
import { demoMerchant } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { maskUserName } from './mask.rules.ts'
import { putWinners } from './winner.store.ts'
import { announceWinners } from './winners.ts'
import { writeCatalogue } from './write-catalogue.ts'

export async function seedDemo(ctx: Context): Promise<void> {
  await writeCatalogue(ctx)
  await seedWinners(ctx)
}

const names = [
  'maria_c',
  'boyet88',
  'tisay_07',
  'jepoy',
  'ate_luz',
  'kuyaron',
  'dodong_x',
  'inday21',
  'marites',
  'bongskie',
  'nene_b',
  'totoy_z',
  'aling_nena',
  'jun_jun9',
  'lakambini',
  'sampalok',
] as const

const minuteMs = 60_000

/** Marked as demo data, so that no production board ever shows them. */
async function seedWinners(ctx: Context): Promise<void> {
  const played = games.filter(({ category }) => category !== 'SPORTS' && category !== 'ESPORTS')
  const now = ctx.now().getTime()
  const winners = Array.from({ length: 40 }, (_, at) => {
    const game = played[hashText(`winner ${at}`) % played.length] as (typeof played)[number]
    const pesos = 180 + (hashText(`amount ${at}`) % 24_000)
    const centavos = String(hashText(`centavos ${at}`) % 100).padStart(2, '0')
    return {
      merchant: demoMerchant,
      vendor: game.vendor,
      memberId: 0n,
      roundId: `demo-${at}`,
      gameCode: game.gameCode,
      customerName: maskUserName(names[at % names.length] as string),
      amount: parseAmount(`${pesos}.${centavos}`),
      wonAt: new Date(now - (at * 37 + 3) * minuteMs),
    }
  })
  await ctx.db.transaction().execute((tx) => putWinners(tx, winners, { isDemo: true }))
  await announceWinners(ctx)
}
