import { randomUUID } from 'node:crypto'
import { getTurnover } from '@perya/contract/turnover'
import { createWithdrawal, listBankCards } from '@perya/contract/withdrawals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCashierLab } from '#features/cashier/testing/cashier-lab.ts'
import { play as playAs } from '#features/cashier/testing/play.ts'
import type { Client } from '#features/identity/testing/client.ts'
import { saveWeight } from '../requirements/save-weight.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
let juan: Client
beforeAll(async () => {
  lab = await openCashierLab()
  juan = await lab.logIn('juan')
}, 60_000)
afterAll(async () => {
  await lab.close()
})

const play = async (kind: 'stake' | 'refund' | 'payout', pesos: string, reference?: string) =>
  playAs(lab.ctx, await lab.memberId('juan'), { kind, pesos, ...(reference ? { reference } : {}) })

async function pay(pesos: string): Promise<string> {
  const deposit = await lab.begin(juan, pesos)
  await lab.tell(lab.report(deposit))
  return deposit.reference
}

const turnover = async () => (await juan.call(getTurnover, {})).value
const withdraw = async (amount: string) =>
  juan.call(createWithdrawal, {
    requestKey: randomUUID(),
    cardId: (await juan.call(listBankCards, {})).value.cards[0]?.id ?? '',
    amount,
    password: '202611',
  })

it('PAY-2 R-11 a deposit stays until it is staked, part by part; what was there before may leave', async () => {
  await play('stake', '300')
  const first = await pay('1000')
  expect(await turnover()).toMatchObject({ withdrawable: '9700.00', locked: '1000.00' })
  const refused = await withdraw('9700.01')
  expect(refused.errorCode).toBe('withdrawal.turnover')
  expect(refused.message).toContain('up to ₱9,700.00 for now')
  expect(refused.value).toMatchObject({ amount: '9700.00' })

  await play('stake', '400')
  await play('payout', '100')
  await play('stake', '150')
  await play('refund', '150')
  expect(await turnover()).toMatchObject({
    locked: '600.00',
    withdrawable: '9800.00',
    requirements: [{ reference: first, required: '1000.00', progress: '400.00', locked: '600.00' }],
  })
  // A second call counts nothing twice.
  expect((await turnover()).locked).toBe('600.00')

  await pay('500')
  await play('stake', '700')
  const { locked, requirements } = await turnover()
  expect(locked).toBe('400.00')
  expect(requirements).toHaveLength(1)
  expect(requirements[0]).toMatchObject({ credit: '500.00', progress: '100.00' })
  expect((await withdraw('4000')).success).toBe(true)
})

it('PAY-2 a merchant says how often, and none at all', async () => {
  const set = (percent: number) =>
    lab.ctx.pool.query(
      `insert into turnover_rule (merchant, percent) values ('PERYA', $1)
       on conflict (merchant) do update set percent = $1`,
      [percent],
    )
  await set(300)
  await pay('200')
  expect((await turnover()).requirements.at(-1)).toMatchObject({ credit: '200.00', required: '600.00' })
  await set(0)
  const before = (await turnover()).requirements.length
  await pay('200')
  expect((await turnover()).requirements).toHaveLength(before)
})

it('PAY-2 a bet counts as much as its category does, and the explainer says which game, how much and why', async () => {
  const memberId = await lab.memberId('juan')
  await lab.ctx.pool.query("update turnover_rule set percent = 100 where merchant = 'PERYA'")
  await lab.ctx.pool.query(
    'update turnover_requirement set lapsed_at = now() where member_id = $1 and met_at is null',
    [memberId],
  )
  const { rows } = await lab.ctx.pool.query(
    `select v.id, v.code, g.game_code from vendor v join game g on g.vendor = v.code limit 1`,
  )
  const [{ id, code, game_code: gameCode }] = rows
  await lab.ctx.pool.query("update game set category = 'LIVE' where vendor = $1 and game_code = $2", [
    code,
    gameCode,
  ])
  await lab.ctx.pool.query(
    `insert into vendor_round (vendor_id, member_id, round_id, game_code, state, opened_at, changed_at)
     values ($1, $2, 'r:1', $3, 'OPEN', now(), now())`,
    [id, memberId, gameCode],
  )
  await play('stake', '50')
  await pay('1000')
  await play('stake', '300', `round:${code}:r:1`)
  await play('stake', '200', 'lottery:ssc-1:7')
  await play('refund', '100', 'lottery:ssc-1:7')
  await play('stake', '60')
  const told = await turnover()
  // A tenth of 300, half of the 100 left of 200, all of 60.
  expect(told.requirements[0]).toMatchObject({ required: '1000.00', progress: '140.00', locked: '860.00' })
  expect(told.weights).toContainEqual({ category: 'LIVE', percent: 10 })
  expect(
    told.bets.slice(0, 5).map(({ stake, percent, counted, why }) => [stake, percent, counted, why]),
  ).toEqual([
    ['60.00', 100, '60.00', 'counts'],
    ['-100.00', 50, '-50.00', 'returned'],
    ['200.00', 50, '100.00', 'partly'],
    ['300.00', 10, '30.00', 'partly'],
    ['50.00', 100, '0.00', 'before'],
  ])
  expect(told.bets[2]).toMatchObject({ game: 'Manila 1 Min', category: 'ELOTT' })
  expect(told.bets[3]?.category).toBe('LIVE')
  expect(told.bets[3]?.game).toBeTruthy()
  const set = (category: string, percent: string) =>
    saveWeight(lab.ctx.db, { merchant: 'PERYA', category, percent })
  await set('LIVE', '0')
  await play('stake', '300', `round:${code}:r:1`)
  expect((await turnover()).bets[0]).toMatchObject({ percent: 0, counted: '0.00', why: 'excluded' })
  expect((await turnover()).requirements[0]?.progress).toBe('140.00')
  // One game with little risk counts for less than its category.
  await set('lottery:ssc-1', '5')
  await play('stake', '100', 'lottery:ssc-1:99')
  const less = await turnover()
  expect(less.bets[0]).toMatchObject({ percent: 5, counted: '5.00', why: 'partly', category: 'ELOTT' })
  expect(less.requirements[0]?.progress).toBe('145.00')
  expect(less.weights.map(({ category }) => category)).not.toContain('lottery:ssc-1')
  for (const nothing of ['CHESS', 'lottery:none', 'game:NONE:none', 'game:NONE', 'lottery:ssc-1:1']) {
    await expect(set(nothing, '10')).rejects.toThrow(/one of/)
  }
  await expect(set('LIVE', '101')).rejects.toThrow(/0 to 100/)
})

it('PAY-2 nothing is asked for money that is gone, once no round or order can bring it back', async () => {
  const { client, memberId } = await lab.newMember()
  const open = async () => (await client.call(getTurnover, {})).value.requirements.length
  const move = (kind: 'stake' | 'payout', pesos: string) => playAs(lab.ctx, memberId, { kind, pesos })
  const bring = async (pesos: string) => lab.tell(lab.report(await lab.begin(client, pesos)))
  await bring('1000')
  await lab.ctx.pool.query('update turnover_requirement set required = required * 100 where member_id = $1', [
    memberId,
  ])
  await move('stake', '10999.90')
  expect(await open()).toBe(1)

  const round = (state: string) =>
    lab.ctx.pool.query(
      `insert into vendor_round (vendor_id, member_id, round_id, game_code, state, opened_at, changed_at)
       select id, $1, 'last', 'any', $2, now(), now() from vendor limit 1
       on conflict (vendor_id, member_id, round_id) do update set state = excluded.state`,
      [memberId, state],
    )
  await round('OPEN')
  await move('stake', '0.05')
  expect(await open()).toBe(1)
  await round('CLOSED')
  await lab.ctx.pool.query(
    `with sold as (
       insert into lottery_issue (code, issue_no, day, opens_at, closes_at, draws_at)
       values ('none', '20261116', '2026-11-16', now(), now() + interval '1 hour', now() + interval '1 hour')
       returning id
     )
     insert into lottery_suborder
       (id, issue_id, member_id, slip_id, multiple, cost, win_max, is_held, stake_so_far, win_so_far)
     select 1, id, $1, 1, 1, 1, 1, false, 1, 1 from sold`,
    [memberId],
  )
  expect(await open()).toBe(1)
  await lab.ctx.pool.query("insert into lottery_end (suborder_id, kind, at) values (1, 'cancelled', now())")
  // Nobody asked for the turnover meanwhile: the next deposit finds the wallet empty and starts anew.
  await bring('200')
  const { requirements, locked } = (await client.call(getTurnover, {})).value
  expect(requirements).toMatchObject([{ credit: '200.00', progress: '0.00' }])
  expect(locked).toBe('200.00')
})
