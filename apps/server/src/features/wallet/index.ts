import type { Context } from '#platform/context.ts'
import type { Feature } from '#platform/feature.ts'
import { type BalanceEvents, openBalanceEvents } from './balance-events.ts'
import { balanceStreamRoute } from './balance-stream.routes.ts'
import { walletJobs } from './wallet.jobs.ts'
import { addWalletMetrics } from './wallet.metrics.ts'
import { walletRoutes } from './wallet.routes.ts'

const events = new WeakMap<Context, BalanceEvents>()

function eventsOf(ctx: Context): BalanceEvents {
  const opened = events.get(ctx)
  if (!opened) throw new Error('the wallet is opened before its routes are asked for')
  return opened
}

export const walletFeature: Feature = {
  name: 'wallet',
  async open(ctx) {
    const opened = openBalanceEvents(ctx)
    events.set(ctx, opened)
    return addWalletMetrics(ctx, opened.count)
  },
  routes: (ctx) => [...walletRoutes(ctx), balanceStreamRoute(eventsOf(ctx))],
  // A server that stops waits for its open answers, and a stream would never end by itself.
  plugin: (ctx) => ({
    mount: (scope) => scope.addHook('preClose', async () => eventsOf(ctx).close()),
    paths: {},
  }),
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
export { inMoneyTransaction } from './money-transaction.ts'
export { readPeriod } from './period.ts'
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
