/** The same bets through the batches of several servers, which share nothing but the database. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoMerchant } from '#features/merchants/index.ts'
import { openProcesses, type Processes } from '#features/wallet/testing/open-processes.ts'
import { makeServices } from '#platform/service.ts'
import { type Answerers, makeAnswerers } from './answer-call.ts'
import { studioVendor } from './seed-demo.ts'
import type { VendorCaller } from './signed-call.ts'
import { openVendorLab, pesos, type VendorLab } from './testing/vendor-lab.ts'
import type { Vendor } from './vendor.ts'

let lab: VendorLab
let processes: Processes
let servers: Answerers[]
let vendor: Vendor
beforeAll(async () => {
  lab = await openVendorLab()
  processes = openProcesses(lab.databaseUrl, 8)
  servers = processes.pools.map((pool) => makeAnswerers({ ...lab.ctx, pool, services: makeServices() }))
  const { rows } = await lab.ctx.pool.query('select id from vendor where code = $1', [studioVendor])
  vendor = { id: rows[0].id, code: studioVendor } as Vendor
})
afterAll(async () => {
  await processes.close()
  await lab.close()
})

/** As a call arrives once its signature was found right. */
const caller = (): VendorCaller => ({
  vendor,
  brand: demoMerchant,
  slot: 0,
  nonce: randomUUID(),
  request: randomUUID(),
})

const throughAll = <T>(times: number, ask: (server: Answerers) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, () => servers.map(ask)).flat())

it('R-5 a thousand twins of one bet are one bet with one answer', async () => {
  const player = await lab.player('10.00')
  const bet = { ...player, requestId: 'twins', txId: randomUUID(), roundId: randomUUID(), amount: '1.00' }
  const answers = await throughAll(125, (server) => server.bet(caller(), bet))
  expect(new Set(answers.map(({ status, balance, txId }) => `${status} ${balance} ${txId}`))).toEqual(
    new Set([`OK 9.00 ${bet.txId}`]),
  )
  expect(answers.filter(({ duplicate }) => !duplicate)).toHaveLength(1)
  expect(await lab.balanceOf(player)).toBe(pesos('9.00'))
})

it('R-3 of a thousand bets on one wallet exactly those are taken that it can pay', async () => {
  const player = await lab.player('100.00')
  const answers = await throughAll(125, (server) => {
    const ids = { requestId: randomUUID(), txId: randomUUID(), roundId: randomUUID() }
    return server.bet(caller(), { ...player, ...ids, amount: '0.30' })
  })
  expect(answers.filter(({ status }) => status === 'OK').length).toBe(333)
  expect(await lab.balanceOf(player)).toBe(pesos('0.10'))
})
