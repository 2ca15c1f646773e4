import { randomUUID } from 'node:crypto'
import * as contract from '@perya/contract/agent-contracts'
import { listInbox } from '@perya/contract/inbox'
import { memberType } from '@perya/contract/member-type'
import { getTurnover } from '@perya/contract/turnover'
import { transferToUpline } from '@perya/contract/upline-transfer'
import { memberTransactions } from '@perya/contract/wallet'
import { createWithdrawal, getWithdrawal, listBankCards } from '@perya/contract/withdrawals'
import { parseAmount } from '@perya/money'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { demoWithdrawalPassword as password } from '#features/cashier/testing/cashier-lab.ts'
import { play } from '#features/cashier/testing/play.ts'
import { auditLedger, closeDays, sumTeam } from '#features/wallet/index.ts'
import { payOwed } from './pay.ts'
import { listOwing } from './read-contracts.ts'
import { type ContractsLab, openContractsLab, type Person, plan, tier } from './testing/contracts-lab.ts'

let lab: ContractsLab
beforeAll(async () => {
  lab = await openContractsLab()
}, 60_000)
afterAll(() => lab.close())

const day = 24 * 60

let passed = 0
afterEach(() => {
  lab.later(-passed)
  passed = 0
})

/** Agrees on contracts `ago` minutes back, plays now, and puts the clock `later` minutes ahead. */
async function inTime(
  { ago, later }: { ago: number; later: number },
  { agree, playNow }: { agree: () => Promise<unknown>; playNow: () => Promise<unknown> },
): Promise<void> {
  lab.later(-ago)
  await agree().finally(() => lab.later(ago))
  await playNow()
  lab.later(later)
  passed = later
}

/** Only the last of the three contracts earns anything: the others require more members than there are. */
async function agreeDown(top: Person, agent: Person, player: Person): Promise<void> {
  const many = { activeMembers: 9 }
  await lab.agree('daily', top, { tiers: [tier('1000', 10, many)] })
  await lab.agree('daily', agent, { tiers: [tier('1000', 10, many)] }, top)
  await lab.agree('daily', player, { tiers: [tier('1000', 10)] }, agent)
}

const billsOf = async (person: Person, list: typeof contract.listDailyBills = contract.listDailyBills) =>
  (await (await lab.again(person)).client.call(list, {})).value.bills

/** The bill of the period in which the team played. */
const billOf = async (...asked: Parameters<typeof billsOf>) =>
  (await billsOf(...asked)).find(({ turnover }) => turnover !== '0.00')

const stake = (person: Person, pesos: string) => play(lab.ctx, person.memberId, { kind: 'stake', pesos })
const win = (person: Person, pesos: string) => play(lab.ctx, person.memberId, { kind: 'payout', pesos })
const cashOf = async (person: Person) => lab.cashOf((await lab.again(person)).client)

it('R-19 AGT-6 a day is paid once: to the top agent by the site, below by the direct upline out of what they earned', async () => {
  const top = await lab.newTop()
  const agent = await lab.newPerson(top)
  const player = await lab.newPerson(agent, 0)
  const before = await lab.houseSum('commission')
  await inTime(
    { ago: 2 * day, later: day + 130 },
    {
      async agree() {
        await lab.agree('daily', top, { tiers: [tier('1000', 10), tier('5000', 20)] })
        await lab.agree('daily', agent, { tiers: [tier('5000', 10)] }, top)
      },
      async playNow() {
        await stake(player, '6000')
        await play(lab.ctx, player.memberId, { kind: 'refund', pesos: '12.34' })
        await stake(agent, '200')
        await win(player, '1000')
      },
    },
  )
  await Promise.all([lab.settle('daily'), lab.settle('daily')])
  await lab.settle('daily')

  expect(await billOf(top)).toMatchObject({
    turnover: '6187.66',
    activeMembers: 2,
    loss: '5187.66',
    base: '6187.66',
    tier: 2,
    rate: 20,
    amount: '12.37',
    paid: '12.37',
    state: 'issued',
  })
  expect((await billsOf(top)).at(-1)).toMatchObject({ turnover: '0.00', tier: null, state: 'unreached' })
  expect(await billOf(agent)).toMatchObject({ tier: 1, amount: '6.18', state: 'issued' })
  expect(await cashOf(top)).toBe('10006.19')
  expect(await cashOf(agent)).toBe('9806.18')
  expect((await lab.houseSum('commission')) - before).toBe(-parseAmount('12.37'))
  const { value } = await (await lab.again(agent)).client.call(memberTransactions, { types: 'A' })
  expect(value.lines).toMatchObject([{ code: 'salary', amount: '6.18' }])
  expect(await auditLedger(lab.ctx)).toEqual([])
})

it('AGT-6 R-19 an upline whose wallet does not reach pays a part, owes the rest, sends no money away, and pays with what comes next', async () => {
  const top = await lab.newTop()
  const agent = await lab.newPerson(top)
  const player = await lab.newPerson(agent, 0)
  await inTime(
    { ago: 2 * day, later: day + 130 },
    {
      agree: () => agreeDown(top, agent, player),
      async playNow() {
        await stake(player, '5000')
        await stake(agent, '9997.95')
      },
    },
  )
  await lab.settle('daily')
  expect(await billOf(agent)).toMatchObject({ state: 'unreached', tier: null })
  expect(await billOf(player)).toMatchObject({ amount: '5.00', paid: '2.05', state: 'part' })
  expect(await cashOf(agent)).toBe('0.00')
  expect(await listOwing(lab.ctx.db, 'PERYA')).toMatchObject([
    { userName: agent.userName, owed: parseAmount('2.95') },
  ])
  const { client } = await lab.again(agent)
  const [letter] = (await client.call(listInbox, { pageNo: 1 })).value.threads
  expect(letter).toMatchObject({ preview: expect.stringContaining('2.95 is still unpaid') })
  const send = (pesos: string) =>
    client.call(transferToUpline, { requestKey: randomUUID(), amount: pesos, password })
  expect(await send('1')).toMatchObject({
    errorCode: 'withdrawal.contracts',
    message: expect.stringContaining('2.95'),
  })
  await win(agent, '0.50')
  expect((await client.call(getTurnover, {})).value.withdrawable).toBe('0.00')
  expect((await client.call(contract.getDividendInfo, {})).value).toEqual({ running: null, owed: '2.95' })

  await win(agent, '0.50')
  expect((await client.call(contract.payContractsOwed, {})).value).toEqual({ paid: '1.00', owed: '1.95' })
  await win(agent, '10')
  await Promise.all([payOwed(lab.ctx), payOwed(lab.ctx)])
  expect(await billOf(player)).toMatchObject({ paid: '5.00', state: 'issued' })
  expect(await cashOf(agent)).toBe('8.05')
  expect((await send('1')).errorCode).not.toBe('withdrawal.contracts')
  expect(await auditLedger(lab.ctx)).toEqual([])
})

it('AGT-6 R-13 what an upline cannot pay otherwise is paid from withdrawals nobody has sent yet', async () => {
  const top = await lab.newTop()
  const client = await lab.newPayee()
  const [card] = (await client.call(listBankCards, {})).value.cards
  const { rows } = await lab.ctx.pool.query(
    'select m.id, m.user_name from member m join bank_card c on c.member_id = m.id where c.id = $1',
    [card?.id],
  )
  const payee = { client, memberId: BigInt(rows[0].id), userName: String(rows[0].user_name) }
  const agent = await lab.placeBelow(top, memberType.agent, payee)
  const player = await lab.newPerson(agent, 0)
  const ask = (amount: string) =>
    client.call(createWithdrawal, { requestKey: randomUUID(), cardId: card?.id ?? '', amount, password })
  const asked: string[] = []
  await inTime(
    { ago: 2 * day, later: day + 130 },
    {
      agree: () => agreeDown(top, agent, player),
      async playNow() {
        await stake(player, '5000')
        for (const amount of ['6000', '4000']) asked.push((await ask(amount)).value.id)
      },
    },
  )
  await lab.settle('daily')
  expect(await billOf(player)).toMatchObject({ amount: '5.00', paid: '5.00', state: 'issued' })
  const agentNow = (await lab.again(agent)).client
  const ends = await Promise.all(asked.map(async (id) => (await agentNow.call(getWithdrawal, { id })).value))
  expect(ends).toMatchObject([{ state: 'requested' }, { state: 'rejected', reason: 'contracts' }])
  expect(await cashOf(agent)).toBe('3995.00')
  const letters = (await agentNow.call(listInbox, { pageNo: 1 })).value.threads
  expect(letters).toContainEqual(
    expect.objectContaining({ preview: expect.stringContaining('salary or dividend') }),
  )
})

it('AGT-6 an hour is settled a few minutes after it; a round of low risk is no effective bet', async () => {
  const top = await lab.newTop()
  await inTime(
    { ago: 60, later: 65 },
    {
      agree: () => lab.agree('hourly', top, { tiers: [tier('1000', 10)] }),
      async playNow() {
        await stake(top, '5000')
        await lab.ctx.pool.query(
          `insert into vendor_round (vendor_id, member_id, round_id, game_code, state, stake_cash, risk, opened_at, changed_at)
           select min(id), $1, $2, 'x', 'CLOSED', $3, 'low', now(), now() from vendor`,
          [top.memberId, randomUUID(), parseAmount('2000')],
        )
      },
    },
  )
  await lab.settle('hourly')
  expect(await billOf(top, contract.listHourlyBills)).toMatchObject({
    turnover: '3000.00',
    loss: '5000.00',
    amount: '3.00',
    state: 'issued',
  })
})

it('AGT-6 a dividend is a part of what the team lost; what it won is carried into the next period', async () => {
  const [top, lucky] = [await lab.newTop(), await lab.newTop()]
  const [player, winner] = [await lab.newPerson(top, 0), await lab.newPerson(lucky, 0)]
  const terms = { tiers: [tier('1000', 500, { loss: '100' })], plan }
  await inTime(
    { ago: 20 * day, later: 40 * day },
    {
      async agree() {
        await lab.agree('dividend', top, terms)
        await lab.agree('dividend', lucky, terms)
      },
      async playNow() {
        await stake(player, '4000')
        await win(player, '500')
        await stake(winner, '1000')
        await win(winner, '3000')
        const { client } = await lab.again(top)
        expect((await client.call(contract.getDividendInfo, {})).value.running).toMatchObject({
          loss: '3500.00',
          amount: '175.00',
        })
      },
    },
  )
  await lab.settle('dividend')
  const bills = async (person: Person) =>
    (await (await lab.again(person)).client.call(contract.listDividendBills, {})).value.bills.toReversed()
  const earned = (await bills(top)).filter(({ state }) => state !== 'unreached')
  expect(earned).toMatchObject([{ base: '3500.00', tier: 1, rate: 500, amount: '175.00', state: 'issued' }])
  expect(await cashOf(top)).toBe('10175.00')
  const carried = (await bills(lucky)).map(({ loss, carriedIn }) => [loss, carriedIn])
  const at = carried.findIndex(([loss]) => loss === '-2000.00')
  expect(carried.slice(at)).toEqual([
    ['-2000.00', '0.00'],
    ...carried.slice(at + 1).map(() => ['0.00', '2000.00']),
  ])
  expect(carried.length).toBeGreaterThan(at + 1)
})

it('AGT-6 a contract that has ended pays the day that had begun, and no other', async () => {
  const top = await lab.newTop()
  await inTime(
    { ago: 2 * day, later: 3 * day },
    {
      agree: () => lab.agree('daily', top, { tiers: [tier('1000', 10)] }),
      async playNow() {
        await stake(top, '2000')
        await lab.ctx.pool.query(
          "update contract set state = 'invalid', ends_at = now() where member_id = $1",
          [top.memberId],
        )
      },
    },
  )
  await lab.settle('daily')
  expect(await billOf(top)).toMatchObject({ turnover: '2000.00', amount: '2.00' })
  expect((await billsOf(top))[0]?.turnover, 'no day after it').toBe('2000.00')
})

it('R-100 a bill is counted once: its figures are not changed, also not in the database itself', async () => {
  const change = (what: string) => lab.ctx.pool.query(`update contract_bill set ${what} where amount > 0`)
  await expect(change('amount = amount + 100')).rejects.toThrow('stays as it is')
  await expect(change('paid = paid - 100')).rejects.toThrow('stays as it is')
})

it('AGT-6 a team’s figures are the same once its days were added up', async () => {
  const top = await lab.newTop()
  const player = await lab.newPerson(top, 0)
  await stake(player, '900')
  await win(player, '300')
  await stake(top, '50')
  const now = Date.now()
  const span = { from: new Date(now - 3 * 86_400_000), to: new Date(now + 3 * 86_400_000) }
  const read = () =>
    lab.ctx.db
      .transaction()
      .execute((tx) => sumTeam(tx, top.memberId, { ...span, activeStake: parseAmount('100') }))
  const before = await read()
  expect(before).toEqual({ turnover: parseAmount('950'), activeMembers: 1, loss: parseAmount('650') })
  await closeDays(lab.ctx)
  expect(await read()).toEqual(before)
}, 60_000)
