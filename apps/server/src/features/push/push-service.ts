/** Hands an encrypted notification (RFC 8291) to the push service a browser named (RFC 8030), signed by VAPID (RFC 8292). */
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { PushSubscription } from '@perya/contract/push'
import webPush from 'web-push'
import { assertPublic, lookupPublic } from '#platform/public-call.ts'
import type { VapidKeys } from './vapid.ts'

const timeoutMs = 10_000

export type Parcel = {
  subscription: PushSubscription
  payload: string
  /** Whom the push service may write to about us. */
  subject: string
  /** How long the service keeps it for a device that is off. */
  lifeSeconds: number
  /** A newer notification of the same topic takes the place of one not delivered yet. */
  topic: string
}

/** `gone` when the device no longer takes any; throws when it has to be tried again. */
export type CarryNotice = (parcel: Parcel) => Promise<'taken' | 'gone'>

/** Only a demo may call an address that is not public. */
export function pushService(keys: VapidKeys, { mayBeLocal }: { mayBeLocal: boolean }): CarryNotice {
  return async ({ subscription: { endpoint, p256dh, auth }, payload, subject, lifeSeconds, topic }) => {
    const url = new URL(endpoint)
    if (!mayBeLocal) assertPublic(url)
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: lifeSeconds,
      topic,
      urgency: 'normal',
    })
    const status = await post(url, headers as Record<string, string>, body as Buffer, mayBeLocal)
    if (status === 404 || status === 410) return 'gone'
    if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`)
    return 'taken'
  }
}

function post(url: URL, headers: Record<string, string>, body: Buffer, mayBeLocal: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(mayBeLocal ? {} : { lookup: lookupPublic }),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.end(body)
  })
}
