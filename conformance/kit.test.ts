import { demoIdentity } from '@perya/vendor-protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openVendorLab, type VendorLab } from '../apps/server/src/features/vendors/testing/vendor-lab.ts'
import { cases } from './cases.ts'
import { runCase, runKit } from './run.ts'
import { openTarget } from './target.ts'
import { type Fault, faults, startReference } from './testing/reference.ts'

const options = { seed: 1, replays: 500 }
/** As many as the kit sends by default, with `npm run chaos -- --proofs`. */
const ours = { ...options, replays: process.env.PERYA_PROOFS === 'full' ? 10_000 : options.replays }
const identity = demoIdentity({ vendor: 'PERYA', brand: 'PERYA' }, 'hmac-sha256')

describe('the conformance kit', () => {
  it('lets an implementation without a fault pass', { timeout: 60_000 }, async () => {
    const reference = await startReference(identity)
    const results = await runKit(openTarget(reference.url, identity), options)
    reference.close()
    expect(results.filter((result) => result.failure !== undefined)).toEqual([])
  })

  it.each(faults)('R-29 catches one that %s', { timeout: 60_000 }, async (fault: Fault) => {
    const reference = await startReference(identity, fault)
    const target = openTarget(reference.url, identity)
    let caught: string | undefined
    for (const one of cases) {
      caught = (await runCase(one, target, options)).failure
      if (caught !== undefined) break
    }
    reference.close()
    expect(caught, `no case failed for one that ${fault}`).toBeDefined()
  })
})

describe('our wallet', () => {
  let lab: VendorLab
  beforeAll(async () => {
    lab = await openVendorLab()
  }, 60_000)
  afterAll(() => lab.close())

  describe.each(['VENDOR_PORT', 'PORT'])('on %s', (port) => {
    it.each(cases)('R-36 holds to the protocol: $name', { timeout: 600_000 }, async (one) => {
      const url = port === 'PORT' ? lab.url : lab.vendorUrl
      const target = openTarget(url, demoIdentity({ vendor: 'PERYA', brand: 'PERYA' }))
      expect((await runCase(one, target, ours)).failure).toBeUndefined()
    })
  })

  it('R-1 R-2 leaves a ledger without a fault behind', async () => {
    expect(await lab.audit()).toEqual([])
  })
})
