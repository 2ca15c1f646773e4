/** The production adapter against a gateway of its own: a real HTTP server that checks every signature. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gatewayHeaders } from '@perya/contract/gateway'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Gateway } from './gateway.ts'
import { readOrder } from './local-gateway.ts'
import { redirectGateway } from './redirect-gateway.ts'
import { isSigned } from './signature.ts'

const secret = 'a secret that both sides of the gateway know'
const paid = {
  state: 'paid',
  account: 'PERYA',
  payment: 'GP1',
  reference: 'DPAID',
  amount: '500.00',
  currency: 'PHP',
} as const

let server: Server
let gateway: Gateway
let stranger: Gateway
const payouts = new Map<string, string>()
let times = 0

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** What the test's gateway answers; any request it does not expect is an error of the adapter. */
function answer(method: string, path: string, query: URLSearchParams, body: string): [number, unknown] {
  const reference = query.get('reference') ?? ''
  if (method === 'GET' && path === '/v2/payments') {
    if (reference === 'DBROKEN') return [200, { ...paid, amount: 'a lot' }]
    if (reference === 'DELSEWHERE') return [302, {}]
    return [200, reference === paid.reference ? paid : { state: 'pending' }]
  }
  if (method === 'GET' && path === '/v2/payouts') {
    return [200, payouts.has(reference) ? { state: 'paid' } : { state: 'unknown' }]
  }
  if (method === 'POST' && path === '/v2/payouts') {
    const asked = JSON.parse(body) as { reference: string; number: string }
    times += payouts.has(asked.reference) ? 0 : 1
    payouts.set(asked.reference, body)
    return [200, asked.number === '0' ? { state: 'failed', reason: 'account' } : { state: 'paid' }]
  }
  if (method === 'POST' && path === '/v2/refunds') return [200, { state: 'pending' }]
  return [404, {}]
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const address = new URL(request.url ?? '', 'http://gateway')
    const time = String(request.headers[gatewayHeaders.time])
    const signature = String(request.headers[gatewayHeaders.signature])
    // The adapter signs the path without the prefix of its base address.
    const text = body === '' ? (request.url ?? '').replace('/v2', '') : body
    const isFresh = Math.abs(Date.now() - Number(time)) < 300_000
    const [status, content] =
      isFresh && isSigned(secret, time, text, signature)
        ? answer(request.method ?? '', address.pathname, address.searchParams, body)
        : [401, {}]
    response.writeHead(status, { 'content-type': 'application/json', location: '/v2/payments' })
    response.end(JSON.stringify(content))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/`
  gateway = redirectGateway({ url, secret })
  stranger = redirectGateway({ url, secret: 'a secret nobody gave the gateway' })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const order = (reference: string) => ({ account: 'PERYA', reference })

it('R-12 asks what became of an order by a signed question, and believes only an answer it can read', async () => {
  expect(await gateway.query(order('DPAID'))).toEqual(paid)
  expect(await gateway.query(order('DOPEN'))).toBeNull()
  await expect(gateway.query(order('DBROKEN'))).rejects.toThrow()
  await expect(stranger.query(order('DPAID'))).rejects.toThrow('the gateway answered 401')
})

it('R-42 follows no gateway elsewhere', async () => {
  await expect(gateway.query(order('DELSEWHERE'))).rejects.toThrow()
})

it('R-9 pays out once by its reference, and tells paid, refused, unknown and forged apart', async () => {
  const payout = {
    ...order('W1'),
    amount: parseAmount('250.50'),
    currency: 'PHP',
    bank: 'bpi',
    number: '1234567890',
    payeeName: 'Juan dela Cruz',
  }
  expect(await gateway.queryPayout(order('W1'))).toBeNull()
  expect(await gateway.payOut(payout)).toEqual({ state: 'paid' })
  expect(await gateway.payOut(payout)).toEqual({ state: 'paid' })
  expect(times).toBe(1)
  expect(JSON.parse(payouts.get('W1') ?? '')).toEqual({ ...payout, amount: '250.50' })
  expect(await gateway.queryPayout(order('W1'))).toEqual({ state: 'paid' })
  expect(await gateway.payOut({ ...payout, reference: 'W2', number: '0' })).toEqual({
    state: 'failed',
    reason: 'account',
  })
  await expect(stranger.payOut({ ...payout, reference: 'W3' })).rejects.toThrow('401')
  expect(payouts.has('W3')).toBe(false)
  const { amount, currency } = payout
  const refund = { ...order('DPAID'), payment: 'GP1', amount, currency }
  expect(await gateway.refund(refund)).toEqual({ state: 'pending' })
})

it('R-34 sends payers to an order under its signature: what they change is no order', () => {
  const asked = {
    ...order('D1'),
    amount: parseAmount('500'),
    currency: 'PHP',
    channel: 'gcash',
    expiresAt: new Date('2026-12-01T00:00:00Z'),
    returnUrl: 'https://perya.example/m/voucherCenter?id=1',
  }
  const address = new URL(gateway.payUrl(asked))
  expect([address.hostname, address.pathname]).toEqual(['127.0.0.1', '/v2/pay'])
  expect(readOrder(secret, address.search)).toEqual(asked)
  expect(readOrder(secret, address.search.replace('500.00', '1.00'))).toBeUndefined()
  expect(readOrder('another', address.search)).toBeUndefined()
})
