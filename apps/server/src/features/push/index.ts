import type { Feature } from '#platform/feature.ts'
import { workOn } from '#platform/follow.ts'
import { deliverNotices } from './deliver-notices.ts'
import { pushRoutes } from './push.routes.ts'
import { pushChannel } from './queue-notices.ts'

export { queueLetterNotices, queueNotice } from './queue-notices.ts'

export const pushFeature: Feature = {
  name: 'push',
  open: async (ctx) => workOn(ctx, pushChannel, () => deliverNotices(ctx)),
  routes: pushRoutes,
  jobs: (ctx) => [{ name: 'push.retry', everySeconds: 30, run: () => deliverNotices(ctx) }],
}
