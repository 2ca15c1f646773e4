import { parseAmount } from '@perya/money'
import { demoMerchant } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { insertWeights } from '../requirements/turnover-rule.store.ts'
import { savePromotionRow, type WrittenPromotion } from './promotion.store.ts'
import { fundPool } from './save-promotion.ts'

const always = { startsAt: null, endsAt: null, isEnabled: true, merchant: demoMerchant } as const

const promotions: readonly WrittenPromotion[] = [
  {
    ...always,
    code: 'salubong',
    names: { TY: 'Welcome 50%', EN: 'Welcome 50%' },
    texts: {
      TY: 'Dagdag na 50% sa deposit mo. Isang beses lang.',
      EN: '50% extra on one deposit.',
    },
    kind: 'percent',
    rate: 5_000,
    fixed: 0n,
    cap: parseAmount('5000'),
    minDeposit: parseAmount('500'),
    basis: 'depositAndBonus',
    turnoverPercent: 800,
    validDays: 14,
    once: 'member',
    maxBet: null,
    position: 0,
  },
  {
    ...always,
    code: 'araw-araw',
    names: { TY: 'Daily ₱50', EN: 'Daily ₱50' },
    texts: {
      TY: '₱50 bonus, isang beses bawat araw.',
      EN: '₱50 bonus, once a day.',
    },
    kind: 'fixed',
    rate: 0,
    fixed: parseAmount('50'),
    cap: parseAmount('50'),
    minDeposit: parseAmount('1000'),
    basis: 'bonus',
    turnoverPercent: 1_000,
    validDays: 3,
    once: 'day',
    maxBet: parseAmount('500'),
    position: 1,
  },
]

/** The demo's promotions, their pool, and how much play of each category counts. */
export async function seedPromotions(ctx: Context): Promise<void> {
  for (const promotion of promotions) await savePromotionRow(ctx.db, promotion, { isOver: false })
  await insertWeights(ctx.db, demoMerchant, { LIVE: 10, PVP: 50, ELOTT: 50 })
  await fundPool(ctx, { merchant: demoMerchant, amount: '1000000', note: 'demo', operator: 'demo' })
}
