/** A push service and the browser behind it: takes notifications over HTTP, proves who sent them and decrypts them. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushSubscription } from '@perya/contract/push'
import { importJWK, jwtVerify } from 'jose'

export type Received = { headers: IncomingMessage['headers']; body: Buffer }

type Device = { subscription: PushSubscription; open: (received: Received) => Record<string, string> }

export async function openPushReceiver() {
  const received: Received[] = []
  const state: { answer: (response: ServerResponse) => void } = { answer: (response) => accept(response) }
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await buffer(request) })
    state.answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    /** What the service says from now on: a status, or nothing at all. */
    answerWith(status: number | 'silence') {
      state.answer = (response) => {
        if (status !== 'silence') response.writeHead(status).end()
      }
    },
    newDevice: () => newDevice(`${origin}/push/${randomBytes(8).toString('hex')}`),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const accept = (response: ServerResponse) => response.writeHead(201).end()

function newDevice(endpoint: string): Device {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint,
      p256dh: ecdh.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    },
    open: ({ body }) => JSON.parse(decrypt(body, ecdh, auth)),
  }
}

/** RFC 8291: one record of RFC 8188, under a key that only this device and the sender can agree on. */
function decrypt(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const shared = ecdh.computeSecret(senderKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const input = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12))
  const record = body.subarray(21 + keyLength)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** RFC 8292: what the sender claims, once its signature under the key it names is good. */
export async function readVapid({ headers }: Received, audience: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience })
  return { key, payload }
}
