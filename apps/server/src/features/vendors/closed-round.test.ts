import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LabPlayer, openVendorLab, pesos, type VendorLab } from './testing/vendor-lab.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
})
afterAll(() => lab.close())

async function playAndClose(player: LabPlayer): Promise<{ roundId: string; bet: string }> {
  const [roundId, bet] = [randomUUID(), randomUUID()]
  await lab.call('bet', player, { txId: bet, roundId, amount: '5.00' })
  await lab.call('endround', player, { roundId })
  return { roundId, bet }
}

const betAgain = (player: LabPlayer, roundId: string) =>
  lab.call('bet', player, { txId: randomUUID(), roundId, amount: '1.00' })

it('R-36 a round that has ended takes no bet after a gift was paid into it', async () => {
  const player = await lab.player('10.00')
  const { roundId } = await playAndClose(player)
  const gift = await lab.call('win', player, { txId: randomUUID(), roundId, amount: '2.00', promo: true })
  expect(gift).toMatchObject({ status: 'OK', balance: '7.00' })
  expect(await betAgain(player, roundId)).toMatchObject({ status: 'ROUND_CLOSED' })
  expect(await lab.balanceOf(player)).toBe(pesos('7.00'))
})

it('R-36 a round that has ended takes no bet after its own was taken back', async () => {
  const player = await lab.player('10.00')
  const { roundId, bet } = await playAndClose(player)
  const back = await lab.call('rollback', player, { txId: randomUUID(), roundId, refTxId: bet })
  expect(back).toMatchObject({ status: 'OK', balance: '10.00' })
  expect(await betAgain(player, roundId)).toMatchObject({ status: 'ROUND_CLOSED' })
  expect(await lab.balanceOf(player)).toBe(pesos('10.00'))
})
