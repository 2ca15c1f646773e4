import type { Feature } from '#platform/feature.ts'
import { openDirectory } from './directory.ts'
import { vendorAuthenticate } from './launch.store.ts'
import { openNetOfDay } from './net-of-day.ts'
import { vendorBalance, vendorCorrect, vendorPlay } from './play.store.ts'
import { seedDemo } from './seed-demo.ts'
import { vendorPaths } from './vendors.docs.ts'
import { vendorJobs } from './vendors.jobs.ts'
import { addVendorMetrics } from './vendors.metrics.ts'
import { mountVendorCalls } from './vendors.routes.ts'

export { compareDueReports, compareReport } from './compare-report.ts'
export { addVendor, setRoundTimeout, setUnknownRollback, setVendorUrl } from './configure-vendor.ts'
export {
  createLaunchToken,
  type Launch,
  type LaunchedGame,
  launchIdOf,
  launchLifetimeSeconds,
} from './create-launch-token.ts'
export { readVendors, vendorChannel } from './directory.ts'
export {
  countBets,
  type EndedRound,
  findOpenRound,
  type GameBets,
  hasOpenRounds,
  hasPlayed,
  listEndedRounds,
  listRoundResults,
  type PayoutFloor,
  type Playable,
  type RoundName,
  type RoundNow,
  readEndedRounds,
  readPlayable,
} from './lobby.ts'
export {
  allowVendorAddresses,
  describeVendor,
  listVendorAlarms,
  listVendorLimits,
  revokeVendorKey,
  rotateVendorKey,
  settleVendorAlarm,
  setVendorGame,
  setVendorMaintenance,
  type VendorFacts,
  type VendorLimit,
} from './manage-vendor.ts'
export { listSilentVendors } from './outbound/call-vendor.ts'
export { platformPublicKey } from './outbound/platform-identity.ts'
export type { Difference } from './report.rules.ts'
export { addVendorKey, endVendorKey, type KeyName } from './rotate-key.ts'
export { resumeVendorKind, setVendorLimit } from './set-limit.ts'
export { switchGame, switchVendor } from './switch-play.ts'
export { bringFromGame, bringHome, keepsMoney } from './transfer-wallet/follow-play.ts'
export { sendToVendor, sweepFromVendor } from './transfer-wallet/transfer-funds.ts'
export {
  listOpenTransfers,
  type OpenTransfer,
  vouchForTransfer,
} from './transfer-wallet/vouch-for-transfer.ts'

export const vendorsFeature: Feature = {
  name: 'vendors',
  async open(ctx) {
    const closes = [await openDirectory(ctx), addVendorMetrics(ctx), openNetOfDay(ctx)]
    return async () => {
      for (const close of closes) await close()
    }
  },
  plugin: (ctx) => ({ mount: (scope) => mountVendorCalls(ctx, scope), paths: vendorPaths }),
  jobs: vendorJobs,
  sqlCalls: [vendorPlay, vendorCorrect, vendorBalance, vendorAuthenticate],
  seedDemo,
}
