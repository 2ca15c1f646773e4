import { CashAmount, DepositKind, PayTo } from '@perya/contract/deposits'
import { Text } from '@perya/contract/language'
import { parseAmount } from '@perya/money'
import { z } from 'zod'
import { ChangeRefused, readJson, readMerchant } from '#features/merchants/index.ts'
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
    payTo: PayTo.nullable().default(null),
    onePersonMax: Amount.default(500_000_000n),
    dailyMax: Amount.nullable().default(null),
  })
  .refine(({ kind, payTo }) => (kind === 'manual') === (payTo !== null), {
    path: ['payTo'],
    error: 'a manual channel, and no other, names the account to pay to',
  })
  .refine(({ minAmount, maxAmount }) => minAmount <= maxAmount, {
    path: ['maxAmount'],
    error: 'the largest amount is not below the smallest',
  })
  .refine(({ maxAmount, dailyMax }) => dailyMax === null || dailyMax >= maxAmount, {
    path: ['dailyMax'],
    error: 'a day takes the largest amount at least',
  })
  .refine(({ minutesFrom, minutesTo }) => minutesFrom <= minutesTo, {
    path: ['minutesTo'],
    error: 'the longest time is not below the shortest',
  })

/** PAGCOR forbids play on credit, and deposits in cryptocurrency. */
const forbidden = /credit\s*card|\bvisa\b|master\s*card|\bamex\b|crypto|bitcoin|\b(?:btc|eth|usdt|usdc)\b/i

/** An operator opens, changes or closes a channel; members see it at once. */
export async function saveChannel(db: Db, merchant: string, json: string): Promise<string> {
  await readMerchant(db, merchant)
  const channel = readJson(Written, json, 'channel')
  const called = [channel.code.replaceAll('-', ' '), channel.vendor, channel.names.TY, channel.names.EN]
  if (called.some((name) => forbidden.test(name))) {
    throw new ChangeRefused('No deposit is taken by credit card or cryptocurrency.')
  }
  await upsertChannel(db, { ...channel, merchant })
  return channel.code
}
