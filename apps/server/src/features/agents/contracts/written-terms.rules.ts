import type { ContractTerms } from '@perya/contract/agent-contracts'
import { formatAmount, parseAmount } from '@perya/money'
import type { Terms } from './terms.rules.ts'

/** Terms as they are written down and sent, with amounts as units. */
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

/** One way to write the same terms, so that two offers of them are equal. */
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
