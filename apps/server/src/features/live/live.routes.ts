import { followEvents } from '@perya/contract/live'
import { AppError } from '#platform/app-error.ts'
import { makeEventStream } from '#platform/http/event-stream.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import type { LiveStreams } from './live-events.ts'

export const liveRoute = (streams: LiveStreams): Route =>
  // The token stands in a header and never in the address, so the app reads the stream with fetch.
  memberRoute(followEvents, async (_input, { signedIn }, http) => {
    const stream = makeEventStream(http)
    const unwatch = await streams.watch(signedIn.memberId, {
      seen: versionOf(http.request.headers['last-event-id']),
      send: stream.send,
      end: stream.end,
    })
    if (!unwatch) throw new AppError('rate.limited')
    stream.open(unwatch)
    return undefined
  })

const none = -1n

function versionOf(header: string | string[] | undefined): bigint {
  return typeof header === 'string' && /^\d{1,18}$/.test(header) ? BigInt(header) : none
}
