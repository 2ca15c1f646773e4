import { type PromotionTerms, turnoverOf } from '@perya/contract/promotion-sum'
import type { Transfer } from '#features/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { insertRequirement } from './requirement.store.ts'
import { findTurnoverPercent } from './turnover-rule.store.ts'

type Credited = { merchant: string; memberId: bigint; reference: string; amount: bigint }
/** The bonus that came with a credit. */
type Granted = { claimId: bigint; bonus: bigint; promotion: PromotionTerms }

/** Writes down what has to be staked of a credit, in the transaction of the credit. */
export async function requireTurnover(
  tx: Tx,
  credited: Credited,
  { transfer, claim }: { transfer: Transfer; claim: Granted | null },
): Promise<void> {
  const plainPercent = await findTurnoverPercent(tx, credited.merchant)
  const credit = credited.amount
  const required = claim
    ? turnoverOf({ credit, bonus: claim.bonus, plainPercent }, claim.promotion)
    : (credit * BigInt(plainPercent)) / 100n
  if (required <= 0n || transfer.version === null) return
  await insertRequirement(tx, {
    memberId: credited.memberId,
    reference: credited.reference,
    credit,
    required,
    startVersion: transfer.version,
    createdAt: transfer.createdAt,
    claimId: claim?.claimId ?? null,
  })
}
