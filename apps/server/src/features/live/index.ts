import { underwayTopic } from '#features/cashier/index.ts'
import { chatTopic } from '#features/chat/index.ts'
import { identityCheckTopic } from '#features/identity-check/index.ts'
import { inboxTopic } from '#features/inbox/index.ts'
import { lotteryNews } from '#features/lottery/index.ts'
import { balanceTopic } from '#features/wallet/index.ts'
import type { Feature } from '#platform/feature.ts'
import { service } from '#platform/service.ts'
import { addLiveMetrics } from './live.metrics.ts'
import { liveRoute } from './live.routes.ts'
import { type LiveStreams, openLiveStreams } from './live-events.ts'

const topics = [balanceTopic, inboxTopic, chatTopic, identityCheckTopic, underwayTopic]

const liveStreams = service<LiveStreams>('live streams')

export const liveFeature: Feature = {
  name: 'live',
  async open(ctx) {
    const streams = openLiveStreams(ctx, topics, [lotteryNews])
    liveStreams.open(ctx, streams)
    return addLiveMetrics(streams.count)
  },
  routes: (ctx) => [liveRoute(liveStreams.of(ctx))],
  // A server that stops waits for its open answers, and a stream would never end by itself.
  plugin: (ctx) => ({
    mount: (scope) => scope.addHook('preClose', async () => liveStreams.of(ctx).close()),
    paths: {},
  }),
}
