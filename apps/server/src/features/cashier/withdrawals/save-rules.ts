import { CashAmount } from '@perya/contract/deposits'
import { parseAmount } from '@perya/money'
import { z } from 'zod'
import { ChangeRefused, readJson, readMerchant } from '#features/merchants/index.ts'
import type { Db } from '#platform/db.ts'
import { findRules, keepRules, lockRules, type WithdrawalRules } from './rule.store.ts'

const Amount = CashAmount.transform(parseAmount)
const Hours = z.int().min(1).max(720)

const Written = z
  .strictObject({
    autoMax: z.literal('0').transform(parseAmount).or(Amount),
    onePersonMax: Amount,
    dailyCount: z.int().min(1).max(100),
    cardsMax: z.int().min(1).max(20),
    reviewHours: Hours,
    decideHours: Hours,
    needsMobile: z.boolean(),
    freeDaily: z.int().min(0).max(100),
    bigWin: Amount.nullable(),
  })
  .partial()
  .refine((written) => Object.keys(written).length > 0, { error: 'it changes nothing' })

export function rulesOf(db: Db, merchant: string): Promise<WithdrawalRules> {
  return findRules(db, merchant)
}

/** An operator changes the named rules of withdrawals; they hold from the next withdrawal on. */
export async function saveRules(db: Db, merchant: string, json: string): Promise<void> {
  await readMerchant(db, merchant)
  const written = readJson(Written, json, 'set of rules')
  await db.transaction().execute(async (tx) => {
    const rules = Object.assign(await lockRules(tx, merchant), written)
    if (rules.autoMax > rules.onePersonMax) {
      throw new ChangeRefused('autoMax, which nobody looks at, is not above onePersonMax.')
    }
    await keepRules(tx, merchant, rules)
  })
}
