import { underwayTopic } from '#features/cashier/index.ts'
import { chatTopic } from '#features/chat/index.ts'
import { identityCheckTopic } from '#features/identity-check/index.ts'
import { inboxTopic } from '#features/inbox/index.ts'
import { lotteryNews } from '#features/lottery/index.ts'
import { balanceTopic } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { Feature } from '#platform/feature.ts'
import { addLiveMetrics } from './live.metrics.ts'
import { liveRoute } from './live.routes.ts'
import { type LiveStreams, openLiveStreams } from './live-events.ts'

const topics = [balanceTopic, inboxTopic, chatTopic, identityCheckTopic, underwayTopic]

const opened = new WeakMap<Context, LiveStreams>()

function streamsOf(ctx: Context): LiveStreams {
  const streams = opened.get(ctx)
  if (!streams) throw new Error('the streams are opened before their route is asked for')
  return streams
}

export const liveFeature: Feature = {
  name: 'live',
  async open(ctx) {
    const streams = openLiveStreams(ctx, topics, [lotteryNews])
    opened.set(ctx, streams)
    return addLiveMetrics(streams.count)
  },
  routes: (ctx) => [liveRoute(streamsOf(ctx))],
  // A server that stops waits for its open answers, and a stream would never end by itself.
  plugin: (ctx) => ({
    mount: (scope) => scope.addHook('preClose', async () => streamsOf(ctx).close()),
    paths: {},
  }),
}
