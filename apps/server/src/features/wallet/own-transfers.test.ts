import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAccountAtVendor, openHouseAccount } from './accounts.ts'
import type { Leg } from './entry.rules.ts'
import { listOwnTransfers } from './own-transfers.store.ts'
import { postTransfer } from './post-transfer.ts'
import { openLedger, type TestLedger } from './testing/open-ledger.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(() => ledger.close())

let keys = 0
const post = (
  kind: Parameters<typeof postTransfer>[1]['kind'],
  ...moved: [account: bigint, pesos: number][]
) => {
  keys += 1
  const legs: Leg[] = moved.map(([account, pesos]) => ({ account, amount: BigInt(pesos) * 10_000n }))
  return postTransfer(ledger.ctx, { key: `own:${keys}`, kind, legs })
}

async function listed(memberId: bigint) {
  const always = { from: new Date(0), to: new Date('2999-01-01') }
  const rows = await listOwnTransfers(ledger.ctx.db, memberId, always, { limit: 10, offset: 0 })
  return rows.map(({ kind, from, to, amount }) => [kind, from, to, Number(amount / 10_000n)])
}

it('PAY-5 a bet paid from cash and bonus, and its return, are no movements between wallets', async () => {
  const { house } = ledger
  const { cash, bonus, memberId } = await ledger.newMember(1_000_000n)
  await post('bonus', [bonus, 50], [house, -50])
  await post('stake', [cash, -100], [bonus, -6], [house, 106])
  await post('refund', [cash, 100], [bonus, 6], [house, -106])
  expect(await listed(memberId)).toEqual([])
})

it('PAY-5 money back from a vendor is listed with the amount that arrived, after a loss and after a win', async () => {
  const { cash, inTransit, memberId } = await ledger.newMember(1_000_000n)
  const salon = await openAccountAtVendor(ledger.ctx.db, { memberId, merchant: 'LEDGER', vendor: 'SALON' })
  const vendor = await openHouseAccount(ledger.ctx.db, { kind: 'vendor', merchant: 'LEDGER', name: 'SALON' })
  await post('vendor_transfer', [cash, -100], [inTransit, 100])
  await post('vendor_transfer', [inTransit, -100], [salon, 100])
  await post('vendor_return', [cash, 70], [salon, -100], [vendor, 30])
  await post('vendor_transfer', [cash, -70], [inTransit, 70])
  await post('vendor_transfer', [inTransit, -70], [salon, 70])
  await post('vendor_return', [cash, 90], [salon, -70], [vendor, -20])
  expect(await listed(memberId)).toEqual([
    ['vendor_return', 'at_vendor', 'member_cash', 90],
    ['vendor_transfer', 'member_cash', 'in_transit', 70],
    ['vendor_return', 'at_vendor', 'member_cash', 70],
    ['vendor_transfer', 'member_cash', 'in_transit', 100],
  ])
})

it('PAY-5 both members see a transfer between them, and payments by the house are not listed', async () => {
  const upline = await ledger.newMember(1_000_000n)
  const downline = await ledger.newMember()
  const commission = await openHouseAccount(ledger.ctx.db, { kind: 'commission', merchant: 'LEDGER' })
  await post('member_transfer', [upline.cash, -20], [downline.cash, 20])
  await post('salary', [upline.cash, -5], [downline.cash, 5])
  await post('salary', [commission, -40], [upline.cash, 40])
  expect(await listed(upline.memberId)).toEqual([
    ['salary', 'member_cash', null, 5],
    ['member_transfer', 'member_cash', null, 20],
  ])
  expect(await listed(downline.memberId)).toEqual([
    ['salary', null, 'member_cash', 5],
    ['member_transfer', null, 'member_cash', 20],
  ])
})
