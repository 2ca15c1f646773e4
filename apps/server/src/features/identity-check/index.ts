import type { Feature } from '#platform/feature.ts'
import { identityCheckJobs } from './identity-check.jobs.ts'
import { identityCheckRoutes } from './identity-check.routes.ts'
import { reviewRoutes } from './review.routes.ts'

export { correctPerson } from './correct-person.ts'
export { identityCheckTopic } from './identity-check-topic.ts'
export { listChecksToReview, listTooYoung, readCheck, refuseCheck, verifyCheck } from './review-check.ts'

export const identityCheckFeature: Feature = {
  name: 'identity-check',
  routes: (ctx) => [...identityCheckRoutes(ctx), ...reviewRoutes(ctx)],
  jobs: identityCheckJobs,
}
