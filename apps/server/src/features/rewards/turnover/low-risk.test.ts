/** Bets of low risk, as their vendor states it, count for no turnover. */
import { randomUUID } from 'node:crypto'
import { createDeposit, getDeposit } from '@perya/contract/deposits'
import { listDepositPromotions } from '@perya/contract/promotions'
import { getTurnover } from '@perya/contract/turnover'
import type { VendorCallName } from '@perya/contract/vendor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCashierLab } from '#features/cashier/testing/cashier-lab.ts'
import { openPlay } from '#features/catalogue/testing/play.ts'
import type { Client } from '#features/identity/testing/client.ts'
import { createLaunchToken } from '#features/vendors/index.ts'
import { auditLedger } from '#features/wallet/index.ts'
import { countBonuses } from './look-after-bonuses.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
let vendor: Awaited<ReturnType<typeof openPlay>>
beforeAll(async () => {
  lab = await openCashierLab()
  vendor = await openPlay(lab.test)
}, 60_000)
afterAll(() => lab.close())

const gameCode = 'DICE'
const turnover = async (client: Client) => (await client.call(getTurnover, {})).value
const progress = async (client: Client) => (await turnover(client)).requirements[0]?.progress
const pay = async (client: Client, pesos: string) => lab.tell(lab.report(await lab.begin(client, pesos)))

/** A member at a game, with the calls its vendor makes. */
async function atGame(memberId: bigint) {
  const token = await createLaunchToken(
    lab.ctx,
    { memberId, sessionId: null },
    { vendorCode: 'PERYA', gameCode },
  )
  const { player } = await vendor.enter(`/?token=${token}`, gameCode)
  return async (name: VendorCallName, content: object) => {
    const answer = await vendor.send(name, { ...player, txId: randomUUID(), ...content })
    expect(answer.status).toBe('OK')
  }
}

it('PAY-2 what waits for its result neither counts nor frees anything, and others count meanwhile', async () => {
  const { client, memberId } = await lab.newMember()
  const call = await atGame(memberId)
  await pay(client, '1000')
  const [left, played] = [randomUUID(), randomUUID()]
  await call('bet', { roundId: left, amount: '1000.00', risk: 'later' })
  await call('bet', { roundId: played, amount: '300.00', risk: 'later' })
  await call('betwin', { roundId: randomUUID(), amount: '50.00', winAmount: '0.00' })
  expect(await progress(client)).toBe('50.00')
  expect((await turnover(client)).bets.map(({ counted, why }) => [counted, why])).toEqual([
    ['50.00', 'counts'],
    ['0.00', 'waiting'],
    ['0.00', 'waiting'],
  ])
  expect((await turnover(client)).locked).toBe('950.00')
  await call('win', { roundId: left, amount: '1010.00', risk: 'low', roundClosed: true })
  expect(await progress(client)).toBe('50.00')
  await call('win', { roundId: played, amount: '0.00', roundClosed: true })
  expect(await progress(client)).toBe('350.00')
  // A second call counts nothing twice.
  expect(await progress(client)).toBe('350.00')
})

it('PAY-2 a round that is rolled back leaves nothing behind, whatever was said of its risk', async () => {
  const { client, memberId } = await lab.newMember()
  const call = await atGame(memberId)
  await pay(client, '1000')
  await call('betwin', { roundId: randomUUID(), amount: '200.00', winAmount: '0.00' })
  for (const risk of ['low', 'later', undefined] as const) {
    const [roundId, refTxId] = [randomUUID(), randomUUID()]
    await call('bet', { txId: refTxId, roundId, amount: '100.00', ...(risk && { risk }) })
    expect(await progress(client)).toBe(risk === undefined ? '300.00' : '200.00')
    await call('rollback', { roundId, refTxId })
    expect(await progress(client)).toBe('200.00')
    expect((await turnover(client)).bets[0]?.why).toBe('returned')
  }
  // Rolls back the result first, then the bet, of a round whose risk is known by then.
  const [roundId, bet, win] = [randomUUID(), randomUUID(), randomUUID()]
  await call('bet', { txId: bet, roundId, amount: '100.00', risk: 'later' })
  await call('win', { txId: win, roundId, amount: '101.00', risk: 'low' })
  await call('rollback', { roundId, refTxId: win })
  await call('rollback', { roundId, refTxId: bet })
  expect(await progress(client)).toBe('200.00')
})

it('PAY-2 a stake that waited counts for no deposit that came after it', async () => {
  const { client, memberId } = await lab.newMember()
  const call = await atGame(memberId)
  await pay(client, '100')
  const roundId = randomUUID()
  await call('bet', { roundId, amount: '500.00', risk: 'later' })
  expect(await progress(client)).toBe('0.00')
  await pay(client, '1000')
  await call('win', { roundId, amount: '0.00', roundClosed: true })
  expect((await turnover(client)).requirements).toMatchObject([{ credit: '1000.00', progress: '0.00' }])
})

it('PAY-2 R-11 whoever holds a bonus and plays only with little risk has staked nothing for it when its days are over', async () => {
  const { client, memberId, userName } = await lab.newMember()
  const { promotions } = (await client.call(listDepositPromotions, {})).value
  const { value: deposit } = await client.call(createDeposit, {
    requestKey: randomUUID(),
    channelId: (await lab.channel(client, 'gcash')).id,
    amount: '1000',
    promotionId: promotions.find(({ code }) => code === 'salubong')?.id ?? '',
  })
  await lab.tell(lab.report(deposit))
  const call = await atGame(memberId)
  // Stakes all the cash and most of the bonus three times: 34,200.00, where 12,000.00 are required.
  for (let round = 0; round < 3; round++) {
    await call('betwin', { roundId: randomUUID(), amount: '11400.00', winAmount: '11400.00', risk: 'low' })
  }
  const asked = await turnover(client)
  expect(asked.requirements[0]).toMatchObject({ required: '12000.00', progress: '0.00', locked: '1000.00' })
  expect(asked.bets.map(({ percent, counted, why }) => [percent, counted, why])).toEqual(
    Array.from({ length: asked.bets.length }, () => [0, '0.00', 'lowRisk']),
  )
  lab.later(15 * 1_440)
  await countBonuses(lab.ctx)
  const later = await lab.logIn(userName)
  expect((await later.call(getDeposit, { id: deposit.id })).value.promotion?.state).toBe('expired')
  expect((await turnover(later)).requirements[0]).toMatchObject({ required: '1000.00', progress: '0.00' })
})

it('R-11 the ledger is balanced after all of it', async () => {
  expect(await auditLedger(lab.ctx)).toEqual([])
})
