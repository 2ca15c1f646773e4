import type { Feature } from '#platform/feature.ts'
import { addSelfCheckMetrics } from './self-check.metrics.ts'
import { watchSelf } from './watch-self.ts'

export { projectRoot, type Release, readRelease } from './release.ts'
export { assertKeepsReleases, assertSealed, sealAtStart, sealRelease, settleAlarm } from './seal-release.ts'
export { findDifferences, keepRun, listOpenAlarms, selfCheck } from './self-check.ts'
export { selfCheckChannel } from './watch-self.ts'

export const selfCheckFeature: Feature = {
  name: 'self-check',
  open: async (ctx) => addSelfCheckMetrics(ctx),
  work: watchSelf,
}
