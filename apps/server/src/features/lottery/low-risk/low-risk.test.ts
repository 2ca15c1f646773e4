/** Bets that cover a draw, and what is asked of a deposit. */

import { getTrialUser } from '@perya/contract/identity'
import { cancelLotterySubOrders } from '@perya/contract/lottery-orders'
import { getTurnover } from '@perya/contract/turnover'
import { parseAmount } from '@perya/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openCashierLab } from '#features/cashier/testing/cashier-lab.ts'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { sumTeam } from '#features/wallet/index.ts'
import { proposeVoid } from '../rulings/rule-by-operator.ts'
import { type AskedBet, type LotteryLab, openLotteryLab } from '../testing/lottery-lab.ts'
import { judgeEach, judgeRisk } from './judge-risk.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let cashier: Awaited<ReturnType<typeof openCashierLab>>
let lab: LotteryLab
beforeAll(async () => {
  cashier = await openCashierLab()
  lab = await openLotteryLab('ssc-1', cashier.test)
})
afterAll(() => cashier.close())

/** A member with a deposit of ₱1,000 that has to be staked; half of a bet on this lottery counts for it. */
async function newDepositor() {
  const { client, memberId } = await cashier.newMember()
  await cashier.tell(cashier.report(await cashier.begin(client, '1000')))
  return { client, memberId }
}

const units = (picks: string, multiple: number): AskedBet => ({
  betType: 'ssc.position',
  content: `||||${picks}`,
  multiple,
})
const bet = async (client: Client, issueNos: readonly string[], ...lines: AskedBet[]) =>
  lab.place(
    client,
    lab.asked(
      issueNos.map((issueNo) => ({ issueNo, multiple: 1 })),
      lines,
      { stopRule: 'never' },
    ),
  )
async function counted(client: Client) {
  const { requirements, bets } = (await client.call(getTurnover, {})).value
  return { progress: requirements[0]?.progress, whys: bets.map(({ why }) => why) }
}
/** Ends the sale of what sells now. */
async function closeSale() {
  await lab.close()
  await judgeRisk(lab.ctx)
}

it('PAY-2 R-11 a bet on all ten digits counts towards no requirement', async () => {
  const { client } = await newDepositor()
  const [issueNo = ''] = await lab.makeIssues(1)
  await bet(client, [issueNo], units('0,1,2,3,4,5,6,7,8,9', 10))
  expect(await counted(client)).toEqual({ progress: '0.00', whys: ['waiting'] })
  await closeSale()
  expect(await counted(client)).toEqual({ progress: '0.00', whys: ['lowRisk'] })
})

it('PAY-2 a bet that can lose counts once its draw takes no more bets', async () => {
  const { client } = await newDepositor()
  const [issueNo = ''] = await lab.makeIssues(1)
  await bet(client, [issueNo], units('0,1,2,3,4,5,6,7,8', 10))
  expect(await counted(client)).toEqual({ progress: '0.00', whys: ['waiting'] })
  await closeSale()
  expect(await counted(client)).toEqual({ progress: '90.00', whys: ['partly'] })
  expect(await counted(client)).toMatchObject({ progress: '90.00' })
})

it('PAY-2 R-11 several orders of one draw that cover it together count nothing, and one beside them counts', async () => {
  const { client, memberId } = await newDepositor()
  const [issueNo = ''] = await lab.makeIssues(1)
  await bet(client, [issueNo], units('0,1,2,3,4', 10))
  await bet(client, [issueNo], { betType: 'ssc.digit-size', content: '||||big', multiple: 50 })
  await bet(client, [issueNo], { betType: 'ssc.digit-size', content: '|||big|', multiple: 35 })
  await closeSale()
  expect(await counted(client)).toEqual({ progress: '35.00', whys: ['partly', 'lowRisk', 'lowRisk'] })
  const period = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 3_600_000) }
  const team = await lab.ctx.db
    .transaction()
    .execute((tx) => sumTeam(tx, memberId, { ...period, activeStake: parseAmount('100') }))
  expect(team).toMatchObject({ turnover: parseAmount('70'), activeMembers: 0 })
})

it('PAY-2 the same bets on two draws cover neither', async () => {
  const { client } = await newDepositor()
  const [first = '', second = ''] = await lab.makeIssues(2)
  await bet(client, [first], units('0,1,2,3,4', 10))
  await bet(client, [second], units('5,6,7,8,9', 10))
  await closeSale()
  expect(await counted(client)).toEqual({ progress: '50.00', whys: ['waiting', 'partly'] })
  await closeSale()
  expect(await counted(client)).toEqual({ progress: '100.00', whys: ['partly', 'partly'] })
})

it('PAY-2 R-11 a chase whose second draw is covered by another order counts nothing', async () => {
  const { client } = await newDepositor()
  const [first = '', second = ''] = await lab.makeIssues(2)
  await bet(client, [first, second], units('0,1,2,3,4', 10))
  await bet(client, [second], units('5,6,7,8,9', 10))
  await closeSale()
  expect((await counted(client)).progress).toBe('0.00')
  await closeSale()
  expect(await counted(client)).toMatchObject({ progress: '0.00' })
  expect(new Set((await counted(client)).whys)).toEqual(new Set(['lowRisk']))
})

it('PAY-2 half of a covered draw that is cancelled in time leaves a bet that counts', async () => {
  const { client } = await newDepositor()
  const [issueNo = ''] = await lab.makeIssues(1)
  await bet(client, [issueNo], units('0,1,2,3,4', 10))
  const { subOrders } = await bet(client, [issueNo], units('5,6,7,8,9', 10))
  await client.call(cancelLotterySubOrders, { ids: subOrders.map(({ id }) => id) })
  await closeSale()
  expect((await counted(client)).progress).toBe('50.00')
})

it('PAY-2 a covered draw that is void gives its stake back and takes nothing off what was staked', async () => {
  const { client } = await newDepositor()
  const [issueNo = ''] = await lab.makeIssues(1)
  await bet(client, [issueNo], units('0,1,2', 10))
  await closeSale()
  expect((await counted(client)).progress).toBe('30.00')
  const [covered = ''] = await lab.makeIssues(1)
  await bet(client, [covered], units('0,1,2,3,4,5,6,7,8,9', 10))
  await closeSale()
  for (const operator of ['rosa', 'ben']) {
    await proposeVoid(lab.ctx, { code: lab.code, issueNo: covered, operator, reason: 'a ball fell twice' })
  }
  await lab.work()
  expect(await counted(client)).toMatchObject({ progress: '30.00', whys: ['returned', 'lowRisk', 'partly'] })
})

it('PAY-2 half of a place and all rows of two that begin with the other half count nothing', async () => {
  const { client } = await newDepositor()
  const [issueNo = ''] = await lab.makeIssues(1)
  await bet(client, [issueNo], { betType: 'ssc.position', content: '0,1,2,3,4||||', multiple: 10 })
  await bet(client, [issueNo], {
    betType: 'ssc.two-front-direct',
    content: '5,6,7,8,9|0,1,2,3,4,5,6,7,8,9',
    multiple: 1,
  })
  await closeSale()
  expect(await counted(client)).toEqual({ progress: '0.00', whys: ['lowRisk', 'lowRisk'] })
})

it('a trial member is not judged, since play money counts for nothing', async () => {
  const trial = openClient(lab.test)
  trial.token = (await trial.call(getTrialUser, {})).value.token
  const [issueNo = ''] = await lab.makeIssues(1)
  const order = await bet(trial, [issueNo], units('0,1,2,3,4,5,6,7,8,9', 1))
  await closeSale()
  const { rows } = await sql`
    select from lottery_low_risk where suborder_id >> 10 = ${BigInt(order.id)}`.execute(lab.ctx.db)
  expect(rows).toEqual([])
})

it('a member whose bets cannot be judged holds up no other', async () => {
  const [broken, sound] = [await newDepositor(), await newDepositor()]
  const [issueNo = ''] = await lab.makeIssues(1)
  const { id } = await bet(broken.client, [issueNo], units('0,1,2,3,4,5,6,7,8,9', 9))
  await bet(sound.client, [issueNo], units('0,1,2,3,4,5,6,7,8,9', 10))
  await lab.close()
  await lab.ctx.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      update lottery_slip set body = 'nothing that anybody can read'
      where id in (select slip_id from lottery_suborder where id >> 10 = ${BigInt(id)})`.execute(tx)
  })
  await judgeRisk(lab.ctx)
  expect(await counted(sound.client)).toEqual({ progress: '0.00', whys: ['lowRisk'] })
})

it('whatever else waits takes its turn before the next member is judged', async () => {
  const turns: string[] = []
  const member = (name: string) => ({
    memberId: 1n,
    ids: [],
    get slips() {
      turns.push(name)
      setImmediate(() => turns.push('another'))
      return []
    },
  })
  for await (const ids of judgeEach([member('one'), member('two')], lab.ctx.log)) expect(ids).toEqual([])
  expect(turns).toEqual(['one', 'another', 'two'])
})
