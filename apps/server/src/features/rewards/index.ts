import type { Feature } from '#platform/feature.ts'
import { promotionsRoutes } from './promotions/promotions.routes.ts'
import { seedPromotions } from './promotions/seed-promotions.ts'
import { clearLateBonuses, countBonuses } from './turnover/look-after-bonuses.ts'

export { type Claim, findClaimOf, listClaimsOf, voidClaimOf } from './promotions/claim.store.ts'
export { claimPromotion } from './promotions/claim-promotion.ts'
export { endClaim } from './promotions/end-claim.ts'
export { grantBonus } from './promotions/grant-bonus.ts'
export { fundPool, savePromotion } from './promotions/save-promotion.ts'
export { requireTurnover } from './requirements/require-turnover.ts'
export { lapseRequirement } from './requirements/requirement.store.ts'
export { savePercent } from './requirements/save-percent.ts'
export { saveWeight } from './requirements/save-weight.ts'
export { findTurnoverPercent } from './requirements/turnover-rule.store.ts'
export { countTurnover } from './turnover/count-turnover.ts'
export { describeTurnover } from './turnover/describe-turnover.ts'
export { lapseWhenEmpty } from './turnover/lapse-when-empty.ts'

export const rewardsFeature: Feature = {
  name: 'rewards',
  routes: promotionsRoutes,
  jobs: (ctx) => [
    { name: 'rewards.bonuses', everySeconds: 10, run: () => countBonuses(ctx) },
    { name: 'rewards.late-bonuses', everySeconds: 60, run: () => clearLateBonuses(ctx) },
  ],
  seedDemo: seedPromotions,
}
