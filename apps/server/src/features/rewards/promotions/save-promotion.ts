/** Operators say which promotions are offered, and fund the pool that pays them. */
import { CashAmount } from '@perya/contract/deposits'
import { Text } from '@perya/contract/language'
import { parseAmount } from '@perya/money'
import { z } from 'zod'
import { ChangeRefused, readJson, readMerchant } from '#features/merchants/index.ts'
import { openHouseAccount, postTransfer } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { bonusPool } from './grant-bonus.ts'
import { savePromotionRow } from './promotion.store.ts'

const Amount = CashAmount.transform(parseAmount)
const Instant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable()
  .default(null)

const Written = z
  .strictObject({
    code: z.string().regex(/^[a-z0-9-]{2,32}$/),
    names: Text,
    texts: Text,
    kind: z.enum(['percent', 'fixed']),
    /** In 1/10,000 of what reaches the cash. */
    rate: z.int().min(0).max(100_000).default(0),
    fixed: Amount.default(0n),
    cap: Amount,
    minDeposit: Amount,
    basis: z.enum(['bonus', 'depositAndBonus']),
    turnoverPercent: z.int().min(0).max(10_000),
    validDays: z.int().min(1).max(365),
    once: z.enum(['member', 'day']),
    maxBet: Amount.nullable().default(null),
    startsAt: Instant,
    endsAt: Instant,
    position: z.int().default(0),
    isEnabled: z.boolean().default(true),
  })
  .refine(
    ({ kind, rate, fixed }) => (kind === 'percent' ? rate > 0 && fixed === 0n : fixed > 0n && rate === 0),
    {
      path: ['kind'],
      error: 'a percent promotion has a rate, a fixed one an amount',
    },
  )

/** Opens, changes or closes a promotion; bonuses given before stay. */
export async function savePromotion(db: Db, merchant: string, json: string): Promise<string> {
  await readMerchant(db, merchant)
  const promotion = readJson(Written, json, 'promotion')
  await savePromotionRow(db, { ...promotion, merchant }, { isOver: true })
  return promotion.code
}

/** Moves the house's money into the pool of bonuses; the same note again is a retry. */
export async function fundPool(
  ctx: Pick<Context, 'db'>,
  { merchant, amount, note, operator }: { merchant: string; amount: string; note: string; operator: string },
): Promise<void> {
  const read = Amount.safeParse(amount)
  if (!read.success) throw new ChangeRefused(`${amount} is no amount.`)
  await ctx.db.transaction().execute(async (tx) => {
    const house = await openHouseAccount(tx, { kind: 'house', merchant })
    await postTransfer(tx, {
      key: `promotion-pool:${merchant}:${note}`,
      kind: 'pool_funding',
      legs: [
        { account: await bonusPool(tx, merchant), amount: read.data },
        { account: house, amount: -read.data },
      ],
      reason: `Funded by ${operator}`,
    })
  })
}
