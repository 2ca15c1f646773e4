import type { Feature } from '#platform/feature.ts'
import { addReconciliationMetrics } from './reconciliation.metrics.ts'
import { watchVolume } from './watch-volume.ts'

export { type Explained, explainVolume, spanUpTo } from './explain-volume.ts'
export { isExplained, shareText } from './explained.rules.ts'
export { watchVolume } from './watch-volume.ts'

export const reconciliationFeature: Feature = {
  name: 'reconciliation',
  open: async (ctx) => addReconciliationMetrics(ctx),
  jobs: (ctx) => [
    {
      name: 'reconciliation.volume',
      // Vendors have been asked twice by then for the day before, which holds all that is a day old.
      cron: '45 3 * * *',
      async run() {
        await watchVolume(ctx)
      },
    },
  ],
}
