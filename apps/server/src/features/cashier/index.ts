import type { Feature } from '#platform/feature.ts'
import { adjustmentsRoutes } from './adjustments/adjustments.routes.ts'
import { askGateway } from './deposits/ask-gateway.ts'
import { byHandDeskRoutes } from './deposits/by-hand-desk.routes.ts'
import { depositsRoutes } from './deposits/deposits.routes.ts'
import { expireByHand, forgetPictures } from './deposits/expire-by-hand.ts'
import { mountGatewayCalls } from './deposits/gateway-calls.routes.ts'
import { paymentsDeskRoutes } from './deposits/payments-desk.routes.ts'
import { sendRefunds } from './deposits/refund-payment.ts'
import { seedChannels } from './deposits/seed-channels.ts'
import { gatewayPaths } from './gateway/gateway.docs.ts'
import { openGateway } from './gateway/gateways.ts'
import { mountPayerPage } from './gateway/payer.routes.ts'
import { uplineRoutes } from './upline/upline.routes.ts'
import { raiseNear } from './watch/raise-near.ts'
import { watchCash } from './watch/watch-cash.ts'
import { payOut } from './withdrawals/pay-out.ts'
import { returnUndecided } from './withdrawals/return-undecided.ts'
import { reviewRoutes } from './withdrawals/review.routes.ts'
import { seedBanks } from './withdrawals/seed-banks.ts'
import { settleDebts } from './withdrawals/settle-debt.ts'
import { turnoverRoutes } from './withdrawals/turnover.routes.ts'
import { withdrawalsRoutes } from './withdrawals/withdrawals.routes.ts'

export { agreeToAdjustment, proposeAdjustment, refuseAdjustment } from './adjustments/adjust.ts'
export { findDebts, listDebtors } from './debts/debts.ts'
export { refundParked } from './deposits/refund-payment.ts'
export { creditParked } from './deposits/resolve-payment.ts'
export { confirmByHand, readProof, refuseByHand } from './deposits/review-by-hand.ts'
export { saveChannel } from './deposits/save-channel.ts'
export { takeBack } from './deposits/take-back.ts'
export { underwayTopic } from './underway-topic.ts'
export {
  waitingAdjustments,
  waitingByHand,
  waitingPayments,
  waitingWithdrawals,
} from './waiting.ts'
export { type CaseRow, closeCase, confirmSamePerson, openCases, readCase } from './watch/review-case.ts'
export { recallWaiting } from './withdrawals/recall-waiting.ts'
export { removeCards } from './withdrawals/remove-card.ts'
export { approveWithdrawal, rejectWithdrawal } from './withdrawals/review-withdrawal.ts'
export { saveBank } from './withdrawals/save-bank.ts'
export { rulesOf, saveRules } from './withdrawals/save-rules.ts'
export { isOverdue } from './withdrawals/withdrawal.rules.ts'

export const cashierFeature: Feature = {
  name: 'cashier',
  async open(ctx) {
    openGateway(ctx)
    return () => {}
  },
  routes: (ctx) => [
    ...depositsRoutes(ctx),
    ...withdrawalsRoutes(ctx),
    ...turnoverRoutes(ctx),
    ...uplineRoutes(ctx),
    ...adjustmentsRoutes(ctx),
    ...paymentsDeskRoutes(ctx),
    ...byHandDeskRoutes(ctx),
    ...reviewRoutes(ctx),
  ],
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
    { name: 'cashier.undecided', everySeconds: 60, run: () => returnUndecided(ctx) },
    { name: 'cashier.refunds', everySeconds: 10, run: () => sendRefunds(ctx) },
    { name: 'cashier.by-hand', everySeconds: 10, run: () => expireByHand(ctx) },
    { name: 'cashier.debts', everySeconds: 60, run: () => settleDebts(ctx) },
    { name: 'cashier.watch', everySeconds: 10, run: () => watchCash(ctx) },
    { name: 'cashier.near', everySeconds: 10, run: () => raiseNear(ctx) },
    { name: 'cashier.unsent-receipts', cron: '35 * * * *', run: () => forgetPictures(ctx) },
  ],
  async seedDemo(ctx) {
    await seedChannels(ctx)
    await seedBanks(ctx)
  },
}
