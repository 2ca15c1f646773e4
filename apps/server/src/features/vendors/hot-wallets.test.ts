import { randomUUID } from 'node:crypto'
import { vendorCalls } from '@perya/contract/vendor'
import { sendCall, signCall } from '@perya/vendor-protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { merchantsFeature } from '#features/merchants/index.ts'
import { walletFeature } from '#features/wallet/index.ts'
import { openDb, openPool, type Pool } from '#platform/db.ts'
import { makeServices } from '#platform/service.ts'
import { buildApp } from '../../app.ts'
import { vendorsFeature } from './index.ts'
import { type LabPlayer, openVendorLab, type VendorLab } from './testing/vendor-lab.ts'

/** A minute with `npm run chaos -- --proofs`; a number of rounds with every change. */
const isFull = process.env.PERYA_PROOFS === 'full'
const clients = 64
const rounds = 12
const fullMs = 60_000

let lab: VendorLab
let second: Awaited<ReturnType<typeof buildApp>>
let pool: Pool
let urls: string[]
beforeAll(async () => {
  lab = await openVendorLab()
  pool = openPool(lab.databaseUrl, 10)
  const ctx = { ...lab.ctx, pool, db: openDb(pool), services: makeServices() }
  second = await buildApp(ctx, [merchantsFeature, walletFeature, vendorsFeature])
  urls = [lab.vendorUrl, await second.vendorListener.listen({ host: '127.0.0.1', port: 0 })]
})
afterAll(async () => {
  await second.close()
  await pool.end()
  await lab.close()
})

it(`R-27 ${clients} clients on 5 hot wallets, through two servers, are never told that something failed`, async () => {
  const wallets = await Promise.all(Array.from({ length: 5 }, () => lab.player('100000.00')))
  const seen = new Map<string, number>()
  const call = async (name: 'bet' | 'win' | 'rollback', player: LabPlayer, client: number, input: object) => {
    const { path } = vendorCalls[name]
    const body = Buffer.from(JSON.stringify({ requestId: randomUUID(), ...player, ...input }))
    const outcome = await sendCall(urls[client % 2] as string, signCall(lab.studio, path, body), 60_000)
    const words = outcome.isKnown ? `${outcome.httpStatus} ${outcome.answer.status}` : outcome.reason
    seen.set(words, (seen.get(words) ?? 0) + 1)
  }
  const start = Date.now()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let round = 0; isFull ? Date.now() - start < fullMs : round < rounds; round += 1) {
        const player = wallets[(client + round) % wallets.length] as LabPlayer
        const [txId, roundId] = [randomUUID(), randomUUID()]
        await call('bet', player, client, { txId, roundId, amount: '1.00' })
        const end = { txId: randomUUID(), roundId, refTxId: txId }
        // The end of a round comes through the other server, as behind a balancer.
        if (round % 3 === 0) await call('rollback', player, client + 1, end)
        else await call('win', player, client + 1, { ...end, amount: '0.50' })
      }
    }),
  )
  expect([...seen.keys()]).toEqual(['200 OK'])
  expect(seen.get('200 OK')).toBeGreaterThanOrEqual(2 * clients * (isFull ? 1 : rounds))
  expect(await lab.audit()).toEqual([])
}, 600_000)
