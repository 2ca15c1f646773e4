import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openVendorLab, pesos, type VendorLab } from './testing/vendor-lab.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
})
afterAll(() => lab.close())

const ids = () => ({ txId: randomUUID(), roundId: randomUUID() })

describe('a bet', () => {
  it('takes the stake, and a win pays', async () => {
    const player = await lab.player('100.00')
    const { txId, roundId } = ids()
    expect(await lab.call('bet', player, { txId, roundId, amount: '30.00' })).toMatchObject({
      status: 'OK',
      balance: '70.00',
    })
    expect(
      await lab.call('win', player, { txId: randomUUID(), roundId, amount: '45.50', roundClosed: true }),
    ).toMatchObject({ status: 'OK', balance: '115.50' })
    expect(await lab.balanceOf(player)).toBe(pesos('115.50'))
    expect(await lab.call('bet', player, { txId: randomUUID(), roundId, amount: '1.00' })).toMatchObject({
      status: 'ROUND_CLOSED',
    })
  })
  it('betwin and rollback', async () => {
    const player = await lab.player('100.00')
    const { txId, roundId } = ids()
    expect(
      await lab.call('betwin', player, { txId, roundId, amount: '30.00', winAmount: '50.00' }),
    ).toMatchObject({ status: 'OK', balance: '120.00' })
    expect(await lab.call('rollback', player, { txId: randomUUID(), roundId, refTxId: txId })).toMatchObject({
      status: 'OK',
      balance: '100.00',
    })
    const other = ids()
    expect(
      await lab.call('rollback', player, { txId: randomUUID(), roundId: other.roundId, refTxId: other.txId }),
    ).toMatchObject({ status: 'TX_NOT_FOUND', balance: '100.00' })
    expect(await lab.call('bet', player, { ...other, amount: '1.00' })).toMatchObject({
      status: 'TX_ROLLED_BACK',
    })
    expect(await lab.call('balance', player, {})).toMatchObject({ status: 'OK', balance: '100.00' })
    expect(await lab.call('status', player, { txId })).toMatchObject({ status: 'OK', state: 'ROLLED_BACK' })
    expect(await lab.call('endround', player, { roundId })).toMatchObject({ status: 'OK' })
  })
})
