import { feeOf } from '@perya/contract/fee'
import { findMember, type Member } from '#features/members/index.ts'
import { findShutOut } from '#features/protection/index.ts'
import { findLargestWin } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/db.ts'
import type { Card } from './card.store.ts'
import { findRules } from './rule.store.ts'
import { holdKey, promisedAt, type ReviewReason, whyDoubt, whyReview } from './withdrawal.rules.ts'
import { countToday, findLastApproved } from './withdrawal.store.ts'

export type Wish = { merchant: string; memberId: bigint; card: Card; amount: bigint; now: Date }

/** Older wins need no review, so that a withdrawal never reads all that a busy member ever played. */
const freshMs = 30 * 86_400_000

export type Promised = { fee: bigint; reason: ReviewReason | null; promisedAt: Date }

/** The fee of a withdrawal, why a person reviews it and when it arrives; the member sees the same before and after. */
export async function promiseFor(db: Db, { merchant, memberId, card, amount, now }: Wish): Promise<Promised> {
  const rules = await findRules(db, merchant)
  const isFree = rules.freeDaily > 0 && (await countToday(db, memberId, now)) < rules.freeDaily
  const fee = isFree ? 0n : feeOf(amount, { fixed: card.feeFixed, rate: card.feeRate })
  if (fee >= amount) throw new AppError('withdrawal.amount', limitsOf(card))
  const shutOut = await findShutOut(db, memberId)
  const known = await readPast(db, { memberId, now }, rules)
  const reason = whyReview({ amount, shutOut, ...known }, rules)
  return { fee, reason, promisedAt: promisedAt({ now, reason, minutesTo: card.minutesTo }, rules) }
}

/** Why a person would review any amount; `null` when nobody would. */
export async function findDoubt(db: Db, asked: { merchant: string; memberId: bigint; now: Date }) {
  const rules = await findRules(db, asked.merchant)
  return whyDoubt(await readPast(db, asked, rules), rules)
}

async function readPast(
  db: Db,
  { memberId, now }: { memberId: bigint; now: Date },
  { bigWin }: { bigWin: bigint | null },
) {
  const { registeredAt: memberSince } = (await findMember(db, memberId)) as Member
  return { memberSince, now, won: bigWin === null ? 0n : await findFreshWin(db, memberId, now) }
}

async function findFreshWin(db: Db, memberId: bigint, now: Date): Promise<bigint> {
  const approved = await findLastApproved(db, memberId)
  return findLargestWin(db, memberId, {
    after: new Date(now.getTime() - freshMs),
    behindHold: approved === null ? null : holdKey(approved),
  })
}

export const limitsOf = (card: Card) => ({
  field: 'amount',
  min: card.minAmount,
  max: card.maxAmount,
})
