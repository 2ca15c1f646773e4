import type { Feature } from '#platform/feature.ts'
import { openBeacon } from './beacons.ts'
import { openBoard } from './board.ts'
import { startClock } from './clock.ts'
import { openDirectory } from './directory.ts'
import { judgeRisk } from './judge-risk.ts'
import { addLotteryMetrics } from './lottery.metrics.ts'
import { lotteryRoutes } from './lottery.routes.ts'
import { ordersRoutes } from './orders.routes.ts'
import { lotteryPlace } from './place.store.ts'
import { openResultSources } from './result-sources.ts'
import { seedDemo } from './seed-demo.ts'

export { lotteryName, lotteryTiles } from '@perya/lottery-rules/names'
export { listAlarms } from './alarm.store.ts'
export { lotteryNews } from './lottery-news.ts'
export { ordersBetween } from './order.store.ts'
export {
  assertRulesOnDraws,
  proposeCorrection,
  proposeVoid,
  reportResult,
  settleAgain,
  takeBackResult,
  withdrawProposal,
} from './rule-by-operator.ts'
export { stopEverywhere } from './stop-everywhere.ts'
export { hasOpenTickets } from './suborder.store.ts'
export {
  changeRoom,
  offerLotteries,
  type RoomChange,
  switchLottery,
  switchPlayer,
} from './switch-by-operator.ts'

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
