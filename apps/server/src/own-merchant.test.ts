/** What a member meets who names the trial twin in the header of their calls. */
import { randomUUID } from 'node:crypto'
import { getMissingConsent } from '@perya/contract/consent'
import { createDeposit, listDepositChannels, listDeposits } from '@perya/contract/deposits'
import { gameRecord } from '@perya/contract/game-record'
import { getTrialUser } from '@perya/contract/identity'
import { getIdentityCheck } from '@perya/contract/identity-check'
import { checkUserName } from '@perya/contract/identity-registration'
import { listInbox } from '@perya/contract/inbox'
import { listLotteryOrders } from '@perya/contract/lottery-orders'
import { getConsolidatedSettings } from '@perya/contract/merchants'
import { listDepositPromotions } from '@perya/contract/promotions'
import { sendLoginCode } from '@perya/contract/verification'
import { memberTransactions, merchantWallet, profitAndLoss } from '@perya/contract/wallet'
import {
  createWithdrawal,
  getWithdrawal,
  listBankCards,
  listPayoutBanks,
  listWithdrawals,
  promiseWithdrawal,
} from '@perya/contract/withdrawals'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { approveWithdrawal } from '#features/cashier/index.ts'
import { demoWithdrawalPassword, openCashierLab } from '#features/cashier/testing/cashier-lab.ts'
import { payOut } from '#features/cashier/withdrawals/pay-out.ts'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { changeMerchant, merchantOf } from '#features/merchants/index.ts'
import { eventually } from '#testing/eventually.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const twin = { merchant: 'PERYAT' }

let lab: Awaited<ReturnType<typeof openCashierLab>>
beforeAll(async () => {
  lab = await openCashierLab()
})
afterAll(() => lab.close())

/** Sets something about the site until the test ends; its twin stays as it is. */
async function setUp(name: string, value: string, usual: string): Promise<void> {
  const set = async (to: string) => {
    const before = merchantOf(lab.ctx, 'PERYA')
    await changeMerchant(lab.ctx.db, 'PERYA', name, to)
    await eventually(() => expect(merchantOf(lab.ctx, 'PERYA')).not.toBe(before))
  }
  await set(value)
  onTestFinished(() => set(usual))
}

async function ask(client: Client, amount: string) {
  const cardId = (await client.call(listBankCards, {})).value.cards[0]?.id ?? ''
  const typed = { requestKey: randomUUID(), cardId, amount, password: demoWithdrawalPassword }
  return {
    promised: await client.call(promiseWithdrawal, { cardId, amount }, twin),
    made: await client.call(createWithdrawal, typed, twin),
  }
}

it('R-98 R-95 a withdrawal asked for with the trial twin’s code keeps to the own site’s rules and is paid by it', async () => {
  await lab.ctx.pool.query(
    "insert into withdrawal_rule (merchant, auto_max, daily_count) values ('PERYA', 10000000, 1)",
  )
  onTestFinished(async () => void (await lab.ctx.pool.query('delete from withdrawal_rule')))
  const member = await lab.newPayee()
  const { promised, made } = await ask(member, '1500')
  expect(promised.value.reason).toBe('amount')
  expect(made.value).toMatchObject({ state: 'requested', reason: 'amount' })
  const { reference, id } = made.value
  const { rows } = await lab.ctx.pool.query('select merchant from withdrawal where reference = $1', [
    reference,
  ])
  expect(rows).toEqual([{ merchant: 'PERYA' }])
  expect((await ask(member, '100')).made.errorCode).toBe('withdrawal.tooMany')

  await approveWithdrawal(lab.ctx, { merchant: 'PERYA', reference, operator: 'rosa' })
  await payOut(lab.ctx)
  expect((await member.call(getWithdrawal, { id })).value.state).toBe('paid')
})

it('R-98 the database itself refuses a deposit or a withdrawal of a member at another merchant', async () => {
  const member = await lab.newPayee()
  const { made } = await ask(member, '1500')
  const deposit = await lab.begin(member, '500')
  for (const [table, { reference }] of [
    ['withdrawal', made.value],
    ['deposit', deposit],
  ] as const) {
    const taken = lab.ctx.pool.query(`update ${table} set merchant = 'PERYAT' where reference = $1`, [
      reference,
    ])
    await expect(taken).rejects.toMatchObject({ constraint: `${table}_at_own_merchant` })
  }
})

it('R-98 a member who has to show who they are is asked for it also with the trial twin’s code', async () => {
  const usual = await lab.askIdentityAbove('1000')
  onTestFinished(async () => void (await lab.askIdentityAbove(usual)))
  const member = await lab.newPayee()
  expect((await ask(member, '1500')).made.errorCode).toBe('withdrawal.identity')
  expect((await member.call(getIdentityCheck, {}, twin)).value.need.withdrawalAbove).toBe('1000')
})

it('R-98 a deposit begun with the trial twin’s code goes by the own site’s channels and is credited there', async () => {
  const { client } = await lab.newMember()
  const channelId = (await lab.channel(client, 'gcash')).id
  const asked = { requestKey: randomUUID(), channelId, amount: '500' }
  const { value: deposit } = await client.call(createDeposit, asked, twin)
  const { rows } = await lab.ctx.pool.query('select merchant from deposit where reference = $1', [
    deposit.reference,
  ])
  expect(rows).toEqual([{ merchant: 'PERYA' }])
  await lab.tell(lab.report(deposit))
  expect(await lab.stateOf(client, deposit)).toBe('credited')
})

it('R-98 a member reads the same of their money whichever merchant the header names', async () => {
  // The twin's day is another one than the site's, at any hour.
  const hour = new Date(Date.now() + 8 * 3_600_000).getUTCHours()
  await changeMerchant(
    lab.ctx.db,
    'PERYAT',
    'timeZone',
    hour < 12 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati',
  )
  onTestFinished(() => changeMerchant(lab.ctx.db, 'PERYAT', 'timeZone', 'Asia/Manila'))
  const member = await lab.newPayee()
  const reads = [
    listDepositChannels,
    listDeposits,
    listDepositPromotions,
    listPayoutBanks,
    listWithdrawals,
    listLotteryOrders,
    gameRecord,
    merchantWallet,
    memberTransactions,
    profitAndLoss,
  ] as const
  for (const endpoint of reads) {
    const own = await member.call(endpoint, {} as never)
    expect(own.success, `${endpoint.path} ${own.text}`).toBe(true)
    expect((await member.call(endpoint, {} as never, twin)).value, endpoint.path).toEqual(own.value)
  }
})

it('R-98 CONT-3 no header takes away what a member has to agree to before they play', async () => {
  await setUp('minimumAge', '25', '21')
  const { client } = await lab.newMember()
  await lab.ctx.pool.query("delete from consent where kind = 'age' and version = 25")
  expect((await client.call(getMissingConsent, {}, twin)).value).toMatchObject({ age: 25 })
  const asked = { requestKey: randomUUID(), channelId: '999999', amount: '500' }
  expect((await client.call(createDeposit, asked, twin)).errorCode).toBe('consent.required')
})

it('R-98 what a site has turned off stays off for members and guests who name its twin', async () => {
  await setUp('MAILCEN', 'off', 'on')
  await setUp('MOBILEVERCODELOGIN3', 'off', 'on')
  const { client, userName } = await lab.newMember()
  expect((await client.call(listInbox, { pageNo: 1 }, twin)).errorCode).toBe('permission.denied')
  const guest = openClient(lab.test)
  const mobile = { mobileNum: '9171234567', countryDialingCode: '+63' }
  expect((await guest.call(sendLoginCode, mobile, twin)).errorCode).toBe('login.methodClosed')
  expect((await guest.call(checkUserName, { username: userName }, twin)).value.available).toBe(false)
})

it('R-98 TRIAL-1 a trial member sees the site they try and stays at its twin, whichever of the two the app names', async () => {
  await setUp('minimumAge', '25', '21')
  const { userName } = await lab.newMember()
  const trial = openClient(lab.test)
  trial.token = (await trial.call(getTrialUser, {})).value.token
  for (const headers of [{ merchant: 'PERYA' }, twin, {}]) {
    expect((await trial.call(merchantWallet, {}, headers)).value.merchantCode).toBe('PERYAT')
    expect((await trial.call(getConsolidatedSettings, {}, headers)).value).toMatchObject({
      merchantCode: 'PERYA',
      trialMerchantCode: 'PERYAT',
    })
    // They may register from here, and then meet what the site asks.
    expect((await trial.call(getMissingConsent, {}, headers)).value).toMatchObject({ age: 25 })
    expect((await trial.call(checkUserName, { username: userName }, headers)).value.available).toBe(false)
  }
})
