import { helpLinks } from '@perya/contract/help-links'
import { realityMinutesUsual } from '@perya/contract/protection-bounds'
import type { Feature } from '#platform/feature.ts'
import { followBreaks } from './break.store.ts'
import { protectionRoutes } from './protection.routes.ts'
import { blockRestricted } from './restricted.store.ts'
import { scheduleReality, scheduleTimeUp } from './sitting.store.ts'
import { addHelpLinkMetric, watchHelpLinks } from './watch-help-links.ts'

export { beginBreak } from './begin-break.ts'
export { findBreak, findShutOut, isTooYoung } from './breaks.ts'
export { findNear } from './find-near.ts'
export { listHarmMarkers, noteHarm } from './harm-markers.ts'
export { countRestricted, loadRestricted } from './load-restricted.ts'
export {
  decideNear,
  insertNear,
  listNear,
  listUnraised,
  type NearAtDesk,
  putIntoCase,
} from './near-matches.ts'
export { setLimitByOperator } from './set-limit.ts'
export { assertNoBreak } from './take-break.ts'

export const protectionFeature: Feature = {
  name: 'protection',
  open: async (ctx) => addHelpLinkMetric(ctx),
  routes: protectionRoutes,
  // The first two write moments that lie ahead, so how often they run decides nothing about when a bet is refused.
  jobs: (ctx) => [
    { name: 'protection.time-up', everySeconds: 15, run: () => scheduleTimeUp(ctx.db) },
    { name: 'protection.reality', everySeconds: 15, run: () => scheduleReality(ctx.db, realityMinutesUsual) },
    { name: 'protection.breaks', everySeconds: 15, run: () => followBreaks(ctx.db) },
    { name: 'protection.restricted', everySeconds: 60, run: () => blockRestricted(ctx.db) },
    // A demo may have no way out of its machine, and nobody to call.
    ...(ctx.env.mode === 'production'
      ? [{ name: 'protection.help-links', everySeconds: 3_600, run: () => watchHelpLinks(ctx, helpLinks) }]
      : []),
  ],
}
