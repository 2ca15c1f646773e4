import type { Feature } from '#platform/feature.ts'
import { feedbackJobs } from './feedback.jobs.ts'
import { feedbackRoutes } from './feedback.routes.ts'
import { feedbackDeskRoutes } from './feedback-desk.routes.ts'

export { answerByOperator, listOpenFeedback, readFeedback } from './answer-by-operator.ts'

export const feedbackFeature: Feature = {
  name: 'feedback',
  routes: (ctx) => [...feedbackRoutes(ctx), ...feedbackDeskRoutes(ctx)],
  jobs: feedbackJobs,
}
