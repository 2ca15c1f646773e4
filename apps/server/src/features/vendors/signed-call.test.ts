import { createSecretKey, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { vendorCalls } from '@perya/contract/vendor'
import { demoIdentity, type VendorIdentity } from '@perya/vendor-protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMerchant } from '#features/merchants/index.ts'
import { openDirectory, readVendors } from './directory.ts'
import { addVendorKey, endVendorKey } from './rotate-key.ts'
import { studioVendor, transferVendor } from './seed-demo.ts'
import { openVendorLab, pesos, type VendorLab } from './testing/vendor-lab.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())

const bet = (player: object) => ({
  requestId: randomUUID(),
  ...player,
  txId: randomUUID(),
  roundId: randomUUID(),
  amount: '1.00',
})

async function statusOf(identity: VendorIdentity, player: object): Promise<number | undefined> {
  const outcome = await lab.send(vendorCalls.bet.path, bet(player), identity)
  return outcome.isKnown ? outcome.httpStatus : undefined
}

async function addKey({ vendor, brand, keyId, key }: VendorIdentity, startsAt?: Date): Promise<void> {
  await addVendorKey(lab.ctx, { vendorCode: vendor, merchant: brand, keyId }, key, startsAt)
  await readVendors(lab.ctx)
}

describe('a vendor’s signature', () => {
  it('R-34 of another vendor or another brand opens nothing, and nothing is written', async () => {
    const player = await lab.player('10.00')
    const stranger = demoIdentity({ vendor: transferVendor, brand: demoMerchant }, 'hmac-sha256')
    expect(await statusOf({ ...stranger, vendor: studioVendor }, player)).toBe(401)
    expect(await statusOf({ ...lab.studio, brand: 'PERYAT' }, player)).toBe(401)
    const { rows } = await lab.ctx.pool.query('select 1 from vendor_tx where member_id = $1', [
      player.playerId,
    ])
    expect(rows).toEqual([])
    expect(await lab.balanceOf(player)).toBe(pesos('10.00'))
  })

  it('R-34 holds for Ed25519, RSA and HMAC alike', async () => {
    const player = await lab.player('10.00')
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const identity = (keyId: string): Omit<VendorIdentity, 'key'> => ({
      vendor: studioVendor,
      brand: demoMerchant,
      keyId,
    })
    await addKey({ ...identity('rsa'), key: { algorithm: 'rsa-sha256', key: rsa.publicKey } })
    expect(
      await statusOf({ ...identity('rsa'), key: { algorithm: 'rsa-sha256', key: rsa.privateKey } }, player),
    ).toBe(200)
    expect(await statusOf(demoIdentity(lab.studio), player)).toBe(200)
    expect(await statusOf(lab.studio, player)).toBe(200)
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
    expect(
      await statusOf({ ...identity('rsa'), key: { algorithm: 'rsa-sha256', key: other.privateKey } }, player),
    ).toBe(401)
  })

  it('R-34 is refused from an address that is not on the vendor’s list', async () => {
    const player = await lab.player('10.00')
    const allow = async (addresses: string[]) => {
      await lab.ctx.pool.query('update vendor set allowed_ips = $1 where code = $2', [
        addresses,
        studioVendor,
      ])
      await readVendors(lab.ctx)
    }
    await allow(['203.0.113.7'])
    expect(await statusOf(lab.studio, player)).toBe(401)
    await allow([])
    expect(await statusOf(lab.studio, player)).toBe(401)
    await allow(['127.0.0.0/8', '::1'])
    expect(await statusOf(lab.studio, player)).toBe(200)
  })

  it('lets two keys live at once while one replaces the other', async () => {
    const player = await lab.player('10.00')
    const key = createSecretKey(randomBytes(32))
    const next: VendorIdentity = { ...lab.studio, keyId: 'next', key: { algorithm: 'hmac-sha256', key } }
    expect(await statusOf(next, player)).toBe(401)
    await addKey(next)
    expect([await statusOf(next, player), await statusOf(lab.studio, player)]).toEqual([200, 200])
    const name = { vendorCode: studioVendor, merchant: demoMerchant, keyId: 'next' }
    await expect(addVendorKey(lab.ctx, name, next.key)).rejects.toMatchObject({ code: 'vendor.keyTaken' })
    await endVendorKey(lab.ctx, name)
    await readVendors(lab.ctx)
    expect([await statusOf(next, player), await statusOf(lab.studio, player)]).toEqual([401, 200])
    const soon: VendorIdentity = { ...next, keyId: 'soon' }
    await addKey(soon, new Date(Date.now() + 3_600_000))
    expect(await statusOf(soon, player)).toBe(401)
  })

  it('R-35 again, the same bytes later, moves nothing and gets the first answer', async () => {
    const player = await lab.player('10.00')
    const body = bet(player)
    const nonce = randomUUID()
    const now = Date.now() - 240_000
    const send = () => lab.answerOf(lab.send(vendorCalls.bet.path, body, lab.studio, { nonce, now }))
    const first = await send()
    expect(await send()).toEqual({ ...first, duplicate: true, currentBalance: '9.00' })
    const changed = await lab.send(vendorCalls.bet.path, { ...body, amount: '2.00' }, lab.studio, { nonce })
    expect(changed).toMatchObject({ isKnown: true, httpStatus: 401 })
    const late = await lab.send(vendorCalls.bet.path, body, lab.studio, { nonce, now: Date.now() - 360_000 })
    expect(late).toMatchObject({ isKnown: true, httpStatus: 401 })
    expect(await lab.balanceOf(player)).toBe(pesos('9.00'))
  })

  it('is kept out of production when it is a demo key', async () => {
    const production = { ...lab.ctx, env: { ...lab.ctx.env, mode: 'production' as const } }
    await expect(openDirectory(production)).rejects.toThrow('demo key')
  })
})
