import type { Feature } from '#platform/feature.ts'
import { addSelfCheckMetrics } from './self-check.metrics.ts'
import { watchSelf } from './watch-self.ts'

export { projectRoot, type Release, readRelease } from './release.ts'
export { assertSealed, sealAtStart, sealRelease, settleAlarm } from './seal-release.ts'
export { canHoldReleases, listAlarms } from './self-check.store.ts'
export { findDifferences, keepRun, selfCheck } from './self-check.ts'
export { selfCheckChannel } from './watch-self.ts'

export const selfCheckFeature: Feature = {
  name: 'self-check',
  open: async (ctx) => addSelfCheckMetrics(ctx),
  work: watchSelf,
}
