import { CashAmount } from '@perya/contract/deposits'
import { Text } from '@perya/contract/language'
import { PayoutKind } from '@perya/contract/withdrawals'
import { parseAmount } from '@perya/money'
import { z } from 'zod'
import { readJson, readMerchant } from '#features/merchants/index.ts'
import type { Db } from '#platform/db.ts'
import { faultOfPattern } from '#platform/pattern.ts'
import { upsertBank } from './bank.store.ts'

const Amount = CashAmount.transform(parseAmount)
const Fee = z.literal('0').transform(parseAmount).or(Amount)

const Written = z
  .strictObject({
    code: z.string().regex(/^[a-z0-9-]{2,32}$/),
    kind: PayoutKind,
    names: Text,
    numberPattern: z
      .string()
      .min(1)
      .max(100)
      .refine((pattern) => faultOfPattern(pattern) === null, {
        error: 'not a regular expression that can be run',
      }),
    minAmount: Amount,
    maxAmount: Amount,
    feeFixed: Fee.default(0n),
    feeRate: z.int().min(0).max(5_000).default(0),
    minutesTo: z.int().min(1).max(100_000),
    position: z.int().default(0),
    isEnabled: z.boolean().default(true),
  })
  .refine(({ minAmount, maxAmount }) => minAmount <= maxAmount, {
    path: ['maxAmount'],
    error: 'the largest amount is not below the smallest',
  })

/** An operator opens, changes or closes a bank for payouts; members see it at once. */
export async function saveBank(db: Db, merchant: string, json: string): Promise<string> {
  await readMerchant(db, merchant)
  const bank = readJson(Written, json, 'bank')
  await upsertBank(db, { ...bank, merchant })
  return bank.code
}
