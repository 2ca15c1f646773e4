/** What operators decide about deposits by hand. */
import type { RefusalReason } from '@perya/contract/deposits'
import { feeOf } from '@perya/contract/fee'
import { putIntoBox } from '#features/inbox/index.ts'
import { readLetterWords } from '#features/merchants/index.ts'
import { voidClaim } from '#features/rewards/index.ts'
import { inMoneyTransaction } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { eyesNeeded } from './by-hand.rules.ts'
import { channelOf } from './channel.store.ts'
import { creditDeposit, creditRefused } from './credit-member.ts'
import { creditAs, type DepositRow, endByPerson, isCredited, lockByReference } from './deposit.store.ts'
import { findProof } from './proof.store.ts'
import { addApproval, insertStep } from './step.store.ts'

type Desk = Pick<Context, 'db' | 'now'>
type Review = { merchant: string; reference: string; operator: string }

/** One operator confirms the amount that came; answers how many more have to. */
export async function confirmByHand(ctx: Desk, review: Review & { amount: bigint }): Promise<number> {
  const { amount } = review
  return inMoneyTransaction(ctx, async (tx) => {
    const found = await lockToConfirm(tx, review)
    const channel = await channelOf(tx, found.channelId)
    if (found.payerReference !== null && (await isCredited(tx, channel.id, found.payerReference))) {
      throw new AppError('deposit.transferUsed')
    }
    const now = ctx.now()
    const yes = { depositId: found.id, act: 'confirm', operator: review.operator, amount, now } as const
    const missing =
      eyesNeeded(amount, { ...found, onePersonMax: channel.onePersonMax }) - (await addApproval(tx, yes))
    if (missing > 0) return missing
    const fee = feeOf(amount, { fixed: channel.feeFixed, rate: channel.feeRate })
    if (fee >= amount) throw new AppError('payment.refused', { refusal: 'fee' })
    await creditAs(tx, found.id, { amount, fee, now })
    const refusal = await creditDeposit(ctx, tx, { ...found, amount, fee })
    if (refusal) throw creditRefused(refusal)
    await insertStep(tx, { depositId: found.id, state: 'credited', operator: review.operator, now })
    return 0
  })
}

/** One operator is enough to refuse, and the member reads why. */
export async function refuseByHand(ctx: Desk, review: Review & { reason: RefusalReason }): Promise<void> {
  const { reason } = review
  const words = await readLetterWords(ctx.db, review.merchant)
  await ctx.db.transaction().execute(async (tx) => {
    const { id, memberId, reference } = await lockToConfirm(tx, review)
    const now = ctx.now()
    await endByPerson(tx, { id, state: 'refused', reason, now })
    await voidClaim(tx, id, now)
    await insertStep(tx, { depositId: id, state: 'refused', reason, operator: review.operator, now })
    const letter = {
      titles: words('letter.deposit.refused'),
      texts: words(`letter.deposit.refused.${reason}`, { reference }),
    }
    await putIntoBox(tx, { memberId, ...letter }, now)
  })
}

/** The receipt of a deposit by hand, for the operators who decide. */
export async function readProof(db: Db, { merchant, reference }: Omit<Review, 'operator'>): Promise<Buffer> {
  return db.transaction().execute(async (tx) => {
    const found = await lockByReference(tx, reference)
    const webp = found?.merchant === merchant ? await findProof(tx, found.id) : undefined
    if (!webp) throw new AppError('deposit.noReceipt')
    return webp
  })
}

async function lockToConfirm(tx: Tx, { merchant, reference }: Omit<Review, 'operator'>): Promise<DepositRow> {
  const found = await lockByReference(tx, reference)
  if (found?.merchant !== merchant || found.kind !== 'manual') throw new AppError('deposit.unknown')
  if (found.state !== 'review') throw new AppError('deposit.decided', { state: found.state })
  return found
}
