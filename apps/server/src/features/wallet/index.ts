import type { Context } from '#platform/context.ts'
import type { Feature } from '#platform/feature.ts'
import { type BalanceEvents, openBalanceEvents } from './balance-events.ts'
import { balanceStreamRoute } from './balance-stream.routes.ts'
import { walletJobs } from './wallet.jobs.ts'
import { addWalletMetrics } from './wallet.metrics.ts'
import { walletRoutes } from './wallet.routes.ts'

const events = new WeakMap<Context, BalanceEvents>()

export const walletFeature: Feature = {
  name: 'wallet',
  async open(ctx) {
    const opened = openBalanceEvents(ctx)
    events.set(ctx, opened)
    const removeMetrics = addWalletMetrics(ctx, opened.count)
    return () => {
      removeMetrics()
      opened.close()
    }
  },
  routes(ctx) {
    const opened = events.get(ctx)
    if (!opened) throw new Error('the wallet is opened before its routes are asked for')
    return [...walletRoutes(ctx), balanceStreamRoute(opened)]
  },
  jobs: walletJobs,
}

export {
  findMemberAccounts,
  type HouseAccountKind,
  type MemberAccounts,
  openHouseAccount,
  openMemberAccounts,
} from './account.store.ts'
export { auditLedger } from './audit-ledger.ts'
export { balanceAt, type MemberBalance, readBalances, readTrialBalance } from './balance.store.ts'
export type { Leg } from './entry.rules.ts'
export { fundDemoMember } from './fund-demo-member.ts'
export { listOpenHolds } from './hold.store.ts'
export { captureHold, hold, releaseHold } from './hold.ts'
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
export { statement } from './statement.ts'
