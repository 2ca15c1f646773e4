import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { vendorCalls } from '@perya/contract/vendor'
import type { VendorIdentity } from '@perya/vendor-protocol'
import { expect, it } from 'vitest'
import { readVendors } from './directory.ts'
import { addVendorKey } from './rotate-key.ts'
import { openVendorLab } from './testing/vendor-lab.ts'

it.each([
  ['behind', -90_000],
  ['ahead', 90_000],
])('R-35 a vendor’s new key works at once on a server whose clock is %s', async (_where, ms) => {
  const lab = await openVendorLab({ context: { now: () => new Date(Date.now() + ms) } })
  try {
    const player = await lab.player('10.00')
    const key = { algorithm: 'hmac-sha256', key: createSecretKey(randomBytes(32)) } as const
    const fresh: VendorIdentity = { ...lab.studio, keyId: 'fresh', key }
    const { vendor: vendorCode, brand: merchant, keyId } = fresh
    await addVendorKey(lab.ctx, { vendorCode, merchant, keyId }, key, new Date())
    await readVendors(lab.ctx)
    const bet = {
      requestId: randomUUID(),
      ...player,
      txId: randomUUID(),
      roundId: randomUUID(),
      amount: '1.00',
    }
    expect(await lab.answerOf(lab.send(vendorCalls.bet.path, bet, fresh))).toMatchObject({
      status: 'OK',
      balance: '9.00',
    })
  } finally {
    await lab.close()
  }
})
