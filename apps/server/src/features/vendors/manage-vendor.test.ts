import { createSecretKey, generateKeyPairSync, randomUUID } from 'node:crypto'
import { vendorCalls } from '@perya/contract/vendor'
import type { VendorIdentity } from '@perya/vendor-protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readVendors } from './directory.ts'
import {
  allowVendorAddresses,
  describeVendor,
  revokeVendorKey,
  rotateVendorKey,
  setVendorGame,
  setVendorMaintenance,
} from './manage-vendor.ts'
import { type LabPlayer, openVendorLab, type VendorLab } from './testing/vendor-lab.ts'

let lab: VendorLab
let player: LabPlayer
beforeAll(async () => {
  lab = await openVendorLab()
  player = await lab.player('100.00')
})
afterAll(() => lab.close())

const code = () => lab.studio.vendor
const brand = () => lab.studio.brand

/** What a bet signed so is answered, `401` where the signature does not count. */
async function betAs(identity: VendorIdentity): Promise<string> {
  const ids = { requestId: randomUUID(), txId: randomUUID(), roundId: randomUUID() }
  await readVendors(lab.ctx)
  const outcome = await lab.send(vendorCalls.bet.path, { ...player, ...ids, amount: '1.00' }, identity)
  if (!outcome.isKnown) throw new Error(outcome.reason)
  return outcome.httpStatus === 401 ? '401' : outcome.answer.status
}

describe('an operator', () => {
  it('R-34 gives a vendor a new secret, shown once, while the old key lives on for a day', async () => {
    const { keyId, secret, olderEndAt } = await rotateVendorKey(lab.ctx, {
      code: code(),
      brand: brand(),
      publicKey: undefined,
    })
    const key = {
      algorithm: 'hmac-sha256',
      key: createSecretKey(Buffer.from(secret ?? '', 'base64')),
    } as const
    expect(await betAs({ ...lab.studio, keyId, key })).toBe('OK')
    expect(await betAs(lab.studio)).toBe('OK')
    const { keys } = await describeVendor(lab.ctx, code())
    const older = keys.filter((row) => row.merchant === brand() && row.key_id !== keyId)
    expect(older.map((row) => row.ends_at)).toEqual(older.map(() => olderEndAt))

    await revokeVendorKey(lab.ctx, { code: code(), brand: brand(), keyId })
    expect(await betAs({ ...lab.studio, keyId, key })).toBe('401')
  })

  it('R-34 takes the public key a vendor sends, and none that is too weak or no key', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const { keyId, secret } = await rotateVendorKey(lab.ctx, { code: code(), brand: brand(), publicKey: pem })
    expect(secret).toBeUndefined()
    expect(await betAs({ ...lab.studio, keyId, key: { algorithm: 'ed25519', key: privateKey } })).toBe('OK')

    const weak = generateKeyPairSync('rsa', { modulusLength: 1_024 }).publicKey
    for (const refused of [weak.export({ type: 'spki', format: 'pem' }).toString(), 'no key']) {
      const asked = rotateVendorKey(lab.ctx, { code: code(), brand: brand(), publicKey: refused })
      await expect(asked).rejects.toThrow('RSA of 2048 bits')
    }
  })

  it('R-65 puts a vendor and a game out of play and back', async () => {
    const game = { code: code(), gameCode: 'perya-color', reason: 'a test' }
    await setVendorMaintenance(lab.ctx, code(), true)
    expect(await betAs(lab.studio)).toBe('VENDOR_DISABLED')
    await setVendorMaintenance(lab.ctx, code(), false)
    await setVendorGame(lab.ctx, { ...game, isOpen: false })
    expect(await betAs(lab.studio)).toBe('GAME_DISABLED')
    await setVendorGame(lab.ctx, { ...game, isOpen: true })
    expect(await betAs(lab.studio)).toBe('OK')
  })

  it('R-34 says where a vendor may call from', async () => {
    const read = async () => {
      await readVendors(lab.ctx)
      const outcome = await lab.send(vendorCalls.balance.path, { requestId: randomUUID(), ...player })
      return outcome.isKnown && outcome.httpStatus
    }
    const { allowed_ips: before } = await describeVendor(lab.ctx, code())
    await allowVendorAddresses(lab.ctx, code(), ['203.0.113.7', '2001:db8::/32'])
    expect(await read()).toBe(401)
    for (const wrong of ['here', '10.0.0.0/33', '10.0.0.0/8/8', '']) {
      await expect(allowVendorAddresses(lab.ctx, code(), [wrong])).rejects.toThrow('is no address')
    }
    await allowVendorAddresses(lab.ctx, code(), before)
    expect(await read()).toBe(200)
  })

  it('is told what there is not: the vendor, the key, or the site it names', async () => {
    await expect(describeVendor(lab.ctx, 'NOBODY')).rejects.toThrow(/no vendor NOBODY; there are .*PERYA/)
    const unknownKey = { code: code(), brand: brand(), keyId: 'nothing' }
    await expect(revokeVendorKey(lab.ctx, unknownKey)).rejects.toThrow('has no key nothing')
    const unknownBrand = { code: code(), brand: 'NOWHERE', publicKey: undefined }
    await expect(rotateVendorKey(lab.ctx, unknownBrand)).rejects.toThrow('no merchant NOWHERE')
  })
})
