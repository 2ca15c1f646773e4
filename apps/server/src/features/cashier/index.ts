import type { Feature } from '#platform/feature.ts'
import { askGateway } from './deposits/ask-gateway.ts'
import { depositsRoutes } from './deposits/deposits.routes.ts'
import { mountGatewayCalls } from './deposits/gateway-calls.routes.ts'
import { seedChannels } from './deposits/seed-channels.ts'
import { gatewayPaths } from './gateway/gateway.docs.ts'
import { openGateway } from './gateway/gateways.ts'
import { mountPayerPage } from './gateway/payer.routes.ts'
import { turnoverRoutes } from './turnover/turnover.routes.ts'
import { payOut } from './withdrawals/pay-out.ts'
import { seedBanks } from './withdrawals/seed-banks.ts'
import { withdrawalsRoutes } from './withdrawals/withdrawals.routes.ts'

export { listParked } from './deposits/payment.store.ts'
export { creditParked } from './deposits/resolve-payment.ts'
export { saveChannel } from './deposits/save-channel.ts'
export { approveWithdrawal, rejectWithdrawal } from './withdrawals/review-withdrawal.ts'
export { saveBank } from './withdrawals/save-bank.ts'
export { listToReview } from './withdrawals/withdrawal.store.ts'

export const cashierFeature: Feature = {
  name: 'cashier',
  async open(ctx) {
    openGateway(ctx, process.env)
    return () => {}
  },
  routes: (ctx) => [...depositsRoutes(ctx), ...withdrawalsRoutes(ctx), ...turnoverRoutes(ctx)],
  plugin: (ctx) => ({
    mount(scope) {
      scope.register(async (own) => mountGatewayCalls(ctx, own))
      scope.register(async (own) => mountPayerPage(ctx, own))
    },
    paths: gatewayPaths,
  }),
  jobs: (ctx) => [
    { name: 'cashier.ask-gateway', everySeconds: 10, run: () => askGateway(ctx) },
    { name: 'cashier.pay-out', everySeconds: 5, run: () => payOut(ctx) },
  ],
  async seedDemo(ctx) {
    await seedChannels(ctx)
    await seedBanks(ctx)
  },
}
