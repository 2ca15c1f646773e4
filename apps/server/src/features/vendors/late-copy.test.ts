import { randomUUID } from 'node:crypto'
import { vendorCalls } from '@perya/contract/vendor'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openVendorLab, pesos, type VendorLab } from './testing/vendor-lab.ts'

let lateMs = 0
let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab({ context: { now: () => new Date(Date.now() + lateMs) } })
})
beforeEach(() => {
  lateMs = 0
})
afterAll(() => lab.close())

const hours = 3_600_000

/** Signs once, and sends the same bytes as often as asked. */
function signOnce(path: string, body: object) {
  const signing = { nonce: randomUUID(), now: Date.now() }
  return () => lab.send(path, body, lab.studio, signing)
}

it('R-35 hours later, the same bytes of a bet and of its rollback move nothing and get their first answers', async () => {
  const player = await lab.player('10.00')
  const ids = { txId: randomUUID(), roundId: randomUUID() }
  const bet = signOnce(vendorCalls.bet.path, { requestId: randomUUID(), ...player, ...ids, amount: '4.00' })
  const { sessionToken: _token, ...about } = player
  const rollback = signOnce(vendorCalls.rollback.path, {
    requestId: randomUUID(),
    ...about,
    txId: randomUUID(),
    refTxId: ids.txId,
    roundId: ids.roundId,
  })
  const taken = await lab.answerOf(bet())
  const returned = await lab.answerOf(rollback())
  expect([taken.balance, returned.balance]).toEqual(['6.00', '10.00'])

  lateMs = 5 * hours
  expect(await lab.answerOf(bet())).toEqual({ ...taken, duplicate: true, currentBalance: '10.00' })
  expect(await lab.answerOf(rollback())).toEqual({ ...returned, duplicate: true, currentBalance: '10.00' })
  expect(await lab.balanceOf(player)).toBe(pesos('10.00'))
})

it('R-35 hours later, a bet that never came, the old bet under a new signature, and every read are refused', async () => {
  const player = await lab.player('10.00')
  const ids = { txId: randomUUID(), roundId: randomUUID() }
  const body = { requestId: randomUUID(), ...player, ...ids, amount: '4.00' }
  await lab.answerOf(lab.send(vendorCalls.bet.path, body))
  const never = signOnce(vendorCalls.bet.path, { ...body, txId: randomUUID() })
  const anew = signOnce(vendorCalls.bet.path, body)
  const balance = signOnce(vendorCalls.balance.path, { requestId: randomUUID(), ...player })
  const endround = signOnce(vendorCalls.endround.path, {
    requestId: randomUUID(),
    ...player,
    roundId: ids.roundId,
  })
  expect(await balance()).toMatchObject({ httpStatus: 200 })

  lateMs = 5 * hours
  for (const send of [never, anew, balance, endround]) expect(await send()).toMatchObject({ httpStatus: 401 })
  expect(await lab.balanceOf(player)).toBe(pesos('6.00'))
})
