import type { Feature } from '#platform/feature.ts'
import { ledgerPost } from './posting.store.ts'
import { profitRoutes } from './profit.routes.ts'
import { statementRoutes } from './statement.routes.ts'
import { walletJobs } from './wallet.jobs.ts'
import { addWalletMetrics } from './wallet.metrics.ts'
import { walletRoutes } from './wallet.routes.ts'

export const walletFeature: Feature = {
  name: 'wallet',
  open: async (ctx) => addWalletMetrics(ctx),
  routes: (ctx) => [...walletRoutes(ctx), ...statementRoutes(ctx), ...profitRoutes(ctx)],
  jobs: walletJobs,
  sqlCalls: [ledgerPost],
}

export {
  findMemberAccounts,
  type HouseAccountKind,
  listMemberAccounts,
  listMoneyAtVendors,
  type MemberAccounts,
  openAccountAtVendor,
  openHouseAccount,
  openMemberAccounts,
} from './account.store.ts'
export { type Finding, findUnbooked, insertAlerts, resolveAlert, unbookedAlert } from './audit.store.ts'
export { auditLedger } from './audit-ledger.ts'
export {
  balanceAt,
  type MemberBalance,
  readBalances,
  readJackpotPool,
  readTrialBalance,
  type TrialBalanceLine,
} from './balance.store.ts'
export { balanceTopic } from './balance-topic.ts'
export { capBets } from './bet-cap.store.ts'
export { barsOf, blockPlay, breaksOf, isLeftAlone, unblockPlay } from './block.store.ts'
export { closeDays } from './close-days.ts'
export type { Leg } from './entry.rules.ts'
export { fundDemoMember } from './fund-demo-member.ts'
export { listOpenHolds } from './hold.store.ts'
export { captureHold, hold, releaseHold } from './hold.ts'
export { limitError } from './limit-error.ts'
export { inMoneyTransaction } from './money-transaction.ts'
export {
  type CashMovement,
  findBonusVersion,
  findCash,
  findCashMovement,
  findLargestWin,
  listMovements,
  listOverdrawn,
  listStakes,
  lockMoney,
  type Played,
  type Stake,
  type StakedOn,
  sumPlay,
  sumStakes,
} from './movement.store.ts'
export { type AskedDays, readPeriod } from './period.ts'
export {
  type Ledger,
  postTransfer,
  type Refusal,
  refusalError,
  type Transfer,
  type TransferOutcome,
  type TransferRequest,
  tryPostTransfer,
  tryPostTransfers,
} from './post-transfer.ts'
export { findTransfer, transferTable } from './posting.store.ts'
export { reverseTransfer } from './reverse-transfer.ts'
export { findRoomToPlay } from './room.store.ts'
export { sumSent } from './sent.store.ts'
export { statement } from './statement.ts'
export { isSettledBefore, sumTeam, type TeamPlay } from './team.store.ts'
export {
  digestTransfers,
  findChangedWindows,
  findNextWindow,
  type TransferDigest,
} from './transfer-digest.store.ts'
