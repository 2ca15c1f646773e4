import { CashAmount, DepositKind } from '@perya/contract/deposits'
import { Text } from '@perya/contract/language'
import { parseAmount } from '@perya/money'
import { z } from 'zod'
import { readJson, readMerchant } from '#features/merchants/index.ts'
import type { Db } from '#platform/db.ts'
import { upsertChannel } from './channel.store.ts'

const Amount = CashAmount.transform(parseAmount)
const Fee = z.literal('0').transform(parseAmount).or(Amount)

const Written = z
  .strictObject({
    code: z.string().regex(/^[a-z0-9-]{2,32}$/),
    kind: DepositKind,
    vendor: z.string().min(1).max(40),
    names: Text,
    minAmount: Amount,
    maxAmount: Amount,
    feeFixed: Fee.default(0n),
    feeRate: z.int().min(0).max(5_000).default(0),
    minutesFrom: z.int().min(0).default(0),
    minutesTo: z.int().min(1).max(100_000),
    windowMinutes: z.int().min(5).max(1_440).default(30),
    quickAmounts: z.array(Amount).max(12),
    position: z.int().default(0),
    isRecommended: z.boolean().default(false),
    isEnabled: z.boolean().default(true),
  })
  .refine(({ minAmount, maxAmount }) => minAmount <= maxAmount, {
    path: ['maxAmount'],
    error: 'the largest amount is not below the smallest',
  })
  .refine(({ minutesFrom, minutesTo }) => minutesFrom <= minutesTo, {
    path: ['minutesTo'],
    error: 'the longest time is not below the shortest',
  })

/** An operator opens, changes or closes a way to pay in; it shows at once. */
export async function saveChannel(db: Db, merchant: string, json: string): Promise<string> {
  await readMerchant(db, merchant)
  const channel = readJson(Written, json, 'channel')
  await upsertChannel(db, { ...channel, merchant })
  return channel.code
}
