import type { Feature } from '#platform/feature.ts'
import { promotionsRoutes } from './promotions/promotions.routes.ts'
import { seedPromotions } from './promotions/seed-promotions.ts'
import { clearLateBonuses, countBonuses } from './turnover/look-after-bonuses.ts'

export { claimPromotion } from './promotions/claim-promotion.ts'
export { type Claim, claimOf, claimsOf, voidClaim } from './promotions/claims.ts'
export { grantBonus } from './promotions/grant-bonus.ts'
export { fundPool, savePromotion } from './promotions/save-promotion.ts'
export { takeRewardsBack } from './promotions/take-rewards-back.ts'
export { requireTurnover } from './requirements/require-turnover.ts'
export { savePercent, turnoverPercentOf } from './requirements/save-percent.ts'
export { saveWeight } from './requirements/save-weight.ts'
export { countTurnover, type Turnover } from './turnover/count-turnover.ts'
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
