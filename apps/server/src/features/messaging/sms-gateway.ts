import { createHmac } from 'node:crypto'
import type { Carrier } from './carrier.ts'

const timeoutMs = 10_000

/**
 * Hands SMS to a gateway: POST of `{ id, to, text }`, signed over time and body.
 * The id stays the same when a message is tried again, so the gateway can tell a retry from a second message.
 */
export function smsGateway({ url, secret }: { url: string; secret: string }): Carrier {
  return {
    async carry({ id, to, body: text }) {
      const body = JSON.stringify({ id: id.toString(), to, text })
      const time = Date.now().toString()
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-perya-time': time,
          'x-perya-signature': signSms(secret, time, body),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`)
    },
  }
}

/** Hex of HMAC-SHA-256 over the time, a dot and the body. */
export function signSms(secret: string, time: string, body: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
}
