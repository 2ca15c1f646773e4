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
  listMemberAccounts,
  listMoneyAtVendors,
  openAccountAtVendor,
  openHouseAccount,
  openMemberAccounts,
} from './accounts.ts'
export { endAlarm, type Finding, findUnbooked, raiseAlarms, unbookedAlarm } from './alarms.ts'
export { auditLedger } from './audit-ledger.ts'
export { balanceTopic } from './balance-topic.ts'
export { readBalances, readJackpotPool, readTrialBalance, type TrialBalanceLine } from './balances.ts'
export { blockPlay, isLeftAlone, unblockPlay } from './block-play.ts'
export { capBets } from './cap-bets.ts'
export { closeDays } from './close-days.ts'
export type { Leg } from './entry.rules.ts'
export { fundDemoMember } from './fund-demo-member.ts'
export { captureHold, hold, releaseHold } from './hold.ts'
export { findTransfer, transferTable } from './kept-transfer.ts'
export { limitError } from './limit-error.ts'
export {
  type CashMovement,
  findBonusVersion,
  findCash,
  findCashMovement,
  listMovements,
  listOverdrawn,
  lockMoney,
} from './money.ts'
export { inMoneyTransaction } from './money-transaction.ts'
export { type AskedDays, readPeriod } from './period.ts'
export { findLargestWin, listStakes, type Stake, type StakedOn, sumPlay, sumStakes } from './play.ts'
export { barsOf, breaksOf } from './play-block.query.ts'
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
export { reverseTransfer } from './reverse-transfer.ts'
export { findRoomToPlay } from './room-to-play.ts'
export { statement } from './statement.ts'
export { sumSent } from './sum-sent.ts'
export { isSettledBefore, sumTeam } from './team-play.ts'
export { digestTransfers, findChangedWindows, findNextWindow } from './transfer-digest.ts'
