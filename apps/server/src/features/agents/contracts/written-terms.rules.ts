import type { ContractTerms } from '@perya/contract/agent-contracts'
import { formatAmount, parseAmount } from '@perya/money'
import type { Terms } from './terms.rules.ts'

/** Reads terms as they are stored and sent; amounts become units. */
export function readTerms({ tiers, plan }: ContractTerms): Terms {
  return {
    tiers: tiers.map((tier) => ({
      ...tier,
      turnover: parseAmount(tier.turnover),
      loss: parseAmount(tier.loss),
    })),
    plan,
  }
}

/** Writes the same terms always the same way, so that equal offers are equal texts. */
export function writeTerms({ tiers, plan }: Terms): ContractTerms {
  return {
    tiers: tiers.map((tier) => ({
      ...tier,
      turnover: formatAmount(tier.turnover),
      loss: formatAmount(tier.loss),
    })),
    ...(plan ? { plan } : {}),
  }
}
