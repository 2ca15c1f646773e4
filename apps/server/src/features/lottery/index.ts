import type { Feature } from '#platform/feature.ts'
import { openBoard } from './board.ts'
import { startClock } from './clock.ts'
import { openBeacon } from './draws/beacons.ts'
import { addLotteryMetrics } from './lottery.metrics.ts'
import { lotteryRoutes } from './lottery.routes.ts'
import { judgeRisk } from './low-risk/judge-risk.ts'
import { lotteryPlace } from './orders/place.store.ts'
import { ordersRoutes } from './orders.routes.ts'
import { openResultSources } from './results/result-sources.ts'
import { openDirectory } from './rooms/directory.ts'
import { seedDemo } from './seed-demo.ts'

export { lotteryName, lotteryTiles } from '@perya/lottery-rules/names'
export { listOpenAlarms } from './issues/alarms.ts'
export { lotteryNews } from './issues/lottery-news.ts'
export { hasOpenOrders } from './orders/open-orders.ts'
export { ordersBetween } from './orders/order.query.ts'
export { stopEverywhere } from './rooms/stop-everywhere.ts'
export {
  changeRoom,
  offerLotteries,
  type RoomChange,
  switchLottery,
  switchPlayer,
} from './rooms/switch-by-operator.ts'
export {
  assertRulesOnDraws,
  proposeCorrection,
  proposeVoid,
  reportResult,
  settleAgain,
  takeBackResult,
  withdrawProposal,
} from './rulings/rule-by-operator.ts'

export const lotteryFeature: Feature = {
  name: 'lottery',
  async open(ctx) {
    openBeacon(ctx)
    openResultSources(ctx)
    const closes = [await openDirectory(ctx), openBoard(ctx), addLotteryMetrics(ctx)]
    return async () => {
      for (const close of closes) await close()
    }
  },
  routes: (ctx) => [...lotteryRoutes(ctx), ...ordersRoutes(ctx)],
  work: startClock,
  sqlCalls: [lotteryPlace],
  jobs: (ctx) => [{ name: 'lottery.judge-risk', everySeconds: 5, run: () => judgeRisk(ctx) }],
  seedDemo,
}
