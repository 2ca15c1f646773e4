import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDemoFunds, playDemoRound, readDemoFunds, undoDemoRound } from './demo-vendor.store.ts'
import { openVendorLab, type VendorLab } from './testing/vendor-lab.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())

it('the demo’s vendor takes an id for one bet of one player, and undoes it for nobody else', async () => {
  const { db } = lab.ctx
  for (const player of ['ana', 'ben']) {
    await addDemoFunds(db, { vendor: 'SALON', player, reference: player, amount: 100n })
  }
  const bet = { vendor: 'SALON', player: 'ana', txId: 'one', stake: 10n, win: 30n }
  const undone = { vendor: 'SALON', txId: 'one' }
  expect(await playDemoRound(db, bet)).toMatchObject({ status: 'OK', balance: 120n })
  expect(await playDemoRound(db, bet)).toMatchObject({ status: 'OK', balance: 120n })
  for (const other of [{ player: 'ben' }, { stake: 11n }, { win: 31n }]) {
    expect(await playDemoRound(db, { ...bet, ...other })).toMatchObject({ status: 'TX_CONFLICT' })
  }
  expect(await undoDemoRound(db, { ...undone, player: 'ben' })).toBe(false)
  expect(await readDemoFunds(db, 'SALON', 'ana')).toBe(120n)
  expect(await undoDemoRound(db, { ...undone, player: 'ana' })).toBe(true)
  expect(await playDemoRound(db, bet)).toMatchObject({ status: 'TX_ROLLED_BACK', balance: 100n })
  expect([await readDemoFunds(db, 'SALON', 'ana'), await readDemoFunds(db, 'SALON', 'ben')]).toEqual([
    100n,
    100n,
  ])
})
