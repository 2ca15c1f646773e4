import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Carrier } from './carrier.ts'
import { signSms, smsGateway } from './sms-gateway.ts'

const secret = 'a secret the gateway shares with us'
const taken: { headers: IncomingMessage['headers']; body: string }[] = []
let status = 202

const gateway = createServer(async (request, response) => {
  taken.push({ headers: request.headers, body: await text(request) })
  response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end()
})

let carrier: Carrier
beforeAll(async () => {
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const { port } = gateway.address() as AddressInfo
  carrier = smsGateway({ url: `http://127.0.0.1:${port}/send`, secret })
})
afterAll(() => new Promise((resolve) => gateway.close(resolve)))

const sms = { id: 7n, to: '+639171234567', subject: null, body: 'Perya: 123456 ang code mo.' }

it('SMS-1 an SMS reaches the gateway with an id and a signature over time and body', async () => {
  await carrier.carry(sms)
  const { headers, body } = taken.at(-1) as (typeof taken)[number]
  expect(JSON.parse(body)).toEqual({ id: '7', to: sms.to, text: sms.body })
  expect(headers['x-perya-signature']).toBe(signSms(secret, headers['x-perya-time'] as string, body))
  expect(signSms('another secret', headers['x-perya-time'] as string, body)).not.toBe(
    headers['x-perya-signature'],
  )
})

it.each([400, 500, 302])('SMS-1 an SMS the gateway answers with %i is tried again', async (answer) => {
  status = answer
  await expect(carrier.carry(sms)).rejects.toThrow()
})
