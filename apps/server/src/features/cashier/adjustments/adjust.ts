/** Operators correct a member's cash: two of them agree, and the member reads the reason on the statement. */
import type { AdjustmentReason } from '@perya/contract/adjustment-reason'
import { displayMoney } from '@perya/money'
import { putIntoBox } from '#features/inbox/index.ts'
import { findMemberByUserName, lockMember } from '#features/members/index.ts'
import { readLetterWords } from '#features/merchants/index.ts'
import { lapseWhenEmpty } from '#features/rewards/index.ts'
import {
  findMemberAccounts,
  inMoneyTransaction,
  openHouseAccount,
  tryPostTransfer,
} from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { newReference } from '../reference.ts'
import { type AdjustmentRow, decideAdjustment, insertAdjustment, lockAdjustment } from './adjustment.store.ts'

type Desk = Pick<Context, 'db' | 'now'>
type Decision = { merchant: string; reference: string; operator: string }

/** Answers the reference by which another operator agrees. */
export async function proposeAdjustment(
  { db, now }: Desk,
  asked: {
    merchant: string
    userName: string
    amount: bigint
    reason: AdjustmentReason
    note: string
    operator: string
  },
): Promise<string> {
  const { merchant, amount, reason, note } = asked
  const member = await findMemberByUserName(db, merchant, asked.userName)
  if (!member) throw new AppError('member.unknown')
  const reference = newReference('A')
  await insertAdjustment(db, {
    reference,
    merchant,
    memberId: member.id,
    amount,
    reason,
    note,
    proposedBy: asked.operator,
    proposedAt: now(),
  })
  return reference
}

/** Moves the money; a correction that the ledger refuses stays proposed. */
export async function agreeToAdjustment(ctx: Desk, decision: Decision): Promise<void> {
  const words = await readLetterWords(ctx.db, decision.merchant)
  await inMoneyTransaction(ctx, async (tx) => {
    const proposed = await lockProposed(tx, decision)
    if (proposed.proposedBy === decision.operator) throw new AppError('review.sameOperator')
    const { id, memberId, merchant, amount, currency, reference, reason } = proposed
    await lockMember(tx, memberId)
    // First: with the correction in it the wallet would no longer count as empty.
    await lapseWhenEmpty(tx, memberId, ctx.now())
    const { cash } = await findMemberAccounts(tx, memberId)
    const house = await openHouseAccount(tx, { kind: 'house', merchant, name: 'adjustments' })
    const outcome = await tryPostTransfer(tx, {
      key: `adjustment:${id}`,
      kind: 'adjustment',
      legs: [
        { account: cash, amount },
        { account: house, amount: -amount },
      ],
      reference,
      reason,
    })
    if (!outcome.isPosted) throw new AppError('adjustment.refused', { refusal: outcome.refusal })
    const now = ctx.now()
    await decideAdjustment(tx, id, { state: 'posted', operator: decision.operator, now })
    const said = {
      reference,
      amount: displayMoney(amount < 0n ? -amount : amount, { locale: 'en-PH', currency }),
    }
    const letter = {
      titles: words('letter.adjustment'),
      texts: words(amount < 0n ? 'letter.adjustment.taken' : 'letter.adjustment.given', said),
    }
    await putIntoBox(tx, { memberId, ...letter }, now)
  })
}

export async function refuseAdjustment(ctx: Desk, decision: Decision): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { id } = await lockProposed(tx, decision)
    await decideAdjustment(tx, id, { state: 'refused', operator: decision.operator, now: ctx.now() })
  })
}

async function lockProposed(tx: Tx, decision: Decision): Promise<AdjustmentRow> {
  const proposed = await lockAdjustment(tx, decision)
  if (!proposed) throw new AppError('adjustment.unknown')
  if (proposed.state !== 'proposed') throw new AppError('adjustment.decided', { state: proposed.state })
  return proposed
}
