import { bonusOf, turnoverOf } from '@perya/contract/promotion-sum'
import type { DepositPromotion } from '@perya/contract/promotions'
import { type Amount, parseAmount } from '@perya/money'

/** What a promotion gives on top of what arrives, and what has to be staked for both. */
export function offerOf(
  promotion: DepositPromotion,
  { credit, plainPercent }: { credit: Amount; plainPercent: number },
): { bonus: Amount; required: Amount } {
  const terms = { ...promotion, fixed: parseAmount(promotion.fixed), cap: parseAmount(promotion.cap) }
  const bonus = bonusOf(credit, terms)
  return { bonus, required: turnoverOf({ credit, bonus, plainPercent }, terms) }
}
