import { CashAmount } from '@perya/contract/deposits'
import { parseAmount } from '@perya/money'
import { z } from 'zod'
import { readJson, readMerchant } from '#features/merchants/index.ts'
import type { Db } from '#platform/db.ts'
import { keepRules, lockRules } from './rule.store.ts'

const Rate = z.int().min(1).max(10_000)

const Written = z
  .strictObject({
    activeStake: CashAmount.transform(parseAmount),
    activeMin: z.int().min(0).max(1_000_000),
    tiersMax: z.int().min(1).max(50),
    rateMin: Rate,
    salaryRateMax: Rate,
    dividendRateMax: Rate,
    requestDays: z.int().min(1).max(60),
  })
  .partial()
  .refine((written) => Object.keys(written).length > 0, { error: 'it changes nothing' })

/** An operator changes the rules of contracts; agreed terms stay, and later periods are counted by the new rules. */
export async function saveRules(db: Db, merchant: string, json: string): Promise<void> {
  await readMerchant(db, merchant)
  const written = readJson(Written, json, 'set of rules')
  await db.transaction().execute(async (tx) => {
    await keepRules(tx, merchant, Object.assign(await lockRules(tx, merchant), written))
  })
}
