import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addVendor, setRoundTimeout, setUnknownRollback, setVendorUrl } from './configure-vendor.ts'
import { findVendor, readVendors } from './directory.ts'
import { allowVendorAddresses, describeVendor, rotateVendorKey } from './manage-vendor.ts'
import { openVendorLab, pesos, type VendorLab } from './testing/vendor-lab.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())

describe('a vendor', () => {
  it('is added closed to everybody, then set up, and every process knows it so', async () => {
    await addVendor(lab.ctx, { code: 'NEWCO', name: 'New Company', wallet: 'transfer' })
    expect(await describeVendor(lab.ctx, 'NEWCO')).toMatchObject({
      name: 'New Company',
      wallet: 'transfer',
      allowed_ips: [],
      base_url: null,
      may_be_local: false,
      unknown_rollback_ok: false,
      keys: [],
    })
    await setVendorUrl(lab.ctx, 'NEWCO', 'https://wallet.newco.example:8443/perya/')
    await setRoundTimeout(lab.ctx, 'NEWCO', '86400')
    await allowVendorAddresses(lab.ctx, 'NEWCO', ['203.0.113.7'])
    await rotateVendorKey(lab.ctx, { code: 'NEWCO', brand: lab.studio.brand, publicKey: undefined })
    await readVendors(lab.ctx)
    expect(findVendor(lab.ctx, 'NEWCO')).toMatchObject({
      baseUrl: 'https://wallet.newco.example:8443/perya',
      allowedHosts: ['wallet.newco.example'],
      mayBeLocal: false,
    })
    expect(await describeVendor(lab.ctx, 'NEWCO')).toMatchObject({ round_timeout_seconds: 86_400 })
    await setVendorUrl(lab.ctx, 'NEWCO', 'none')
    expect(await describeVendor(lab.ctx, 'NEWCO')).toMatchObject({ base_url: null, allowed_hosts: [] })
  })

  it('is not added twice, nor under a code or with a wallet there is not', async () => {
    const studio = { code: lab.studio.vendor, name: 'Another', wallet: 'transfer' }
    await expect(addVendor(lab.ctx, studio)).rejects.toThrow('a vendor PERYA already')
    expect(await describeVendor(lab.ctx, studio.code)).toMatchObject({ name: 'Perya', wallet: 'seamless' })
    await expect(addVendor(lab.ctx, { ...studio, code: 'low' })).rejects.toThrow('capital letters')
    await expect(addVendor(lab.ctx, { ...studio, code: 'OTHER', wallet: 'purse' })).rejects.toThrow('one of')
  })

  it('R-42 is called at no address without TLS, of our own network, or with a password in it', async () => {
    const wrong = [
      'http://a.example',
      'https://10.0.0.1/',
      'https://[::1]/',
      'https://u:p@a.example',
      'here',
      'https://a.example/?x=1',
    ]
    for (const url of wrong) {
      await expect(setVendorUrl(lab.ctx, lab.studio.vendor, url)).rejects.toThrow('is no address such as')
    }
    for (const seconds of ['0', '59', '-1', '1e9', '99999999', 'long']) {
      await expect(setRoundTimeout(lab.ctx, lab.studio.vendor, seconds)).rejects.toThrow('may stay open')
    }
    await expect(setRoundTimeout(lab.ctx, 'NOBODY', '900')).rejects.toThrow('no vendor NOBODY')
  })
})

describe('a rollback of a bet that never came', () => {
  it.each([
    [false, 'TX_NOT_FOUND'],
    [true, 'OK'],
  ])(
    'R-36 is answered as its vendor wants it (OK: %s), and the late bet is refused either way',
    async (isOk, status) => {
      await setUnknownRollback(lab.ctx, lab.studio.vendor, isOk)
      const player = await lab.player('10.00')
      const bet = { txId: randomUUID(), roundId: randomUUID() }
      const rollback = { txId: randomUUID(), roundId: bet.roundId, refTxId: bet.txId }
      expect(await lab.call('rollback', player, rollback)).toMatchObject({ status, balance: '10.00' })
      expect(await lab.call('rollback', player, rollback)).toMatchObject({ status, duplicate: true })
      expect((await lab.call('bet', player, { ...bet, amount: '4.00' })).status).toBe('TX_ROLLED_BACK')
      expect(await lab.balanceOf(player)).toBe(pesos('10.00'))
    },
  )
})
