import type { DepositPromotion } from '@perya/contract/promotions'
import { formatAmount, parseAmount } from '@perya/money'
import { expect, it } from 'vitest'
import { offerOf } from './promotion.rules.ts'

const half: DepositPromotion = {
  id: '1',
  code: 'half',
  name: '',
  text: '',
  kind: 'percent',
  rate: 5_000,
  fixed: '0',
  cap: '300',
  minDeposit: '100',
  basis: 'depositAndBonus',
  turnoverPercent: 800,
  validDays: 7,
  once: 'member',
  maxBet: null,
}

it.each([
  ['100.01', {}, '50.00', '1200.08'],
  ['1000', {}, '300.00', '10400.00'],
  ['1000', { basis: 'bonus' }, '300.00', '3400.00'],
  ['1000', { kind: 'fixed', rate: 0, fixed: '50', basis: 'bonus', turnoverPercent: 0 }, '50.00', '1000.00'],
] as const)(
  'PAY-1 on top of %s with %o comes %s, and %s has to be staked',
  (credit, changes, bonus, required) => {
    const offer = offerOf({ ...half, ...changes }, { credit: parseAmount(credit), plainPercent: 100 })
    expect([formatAmount(offer.bonus), formatAmount(offer.required)]).toEqual([bonus, required])
  },
)
