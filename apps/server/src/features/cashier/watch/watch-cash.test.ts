import { randomUUID } from 'node:crypto'
import { cancelWithdrawal } from '@perya/contract/withdrawals'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPlay } from '#features/catalogue/testing/play.ts'
import { createMember } from '#features/members/index.ts'
import { createLaunchToken } from '#features/vendors/index.ts'
import { openMemberAccounts } from '#features/wallet/index.ts'
import { createDeposit } from '../deposits/create-deposit.ts'
import { takeBack } from '../deposits/take-back.ts'
import { play } from '../testing/play.ts'
import { openWatchLab, type WatchLab } from './testing/watch-lab.ts'
import { watchCash } from './watch-cash.ts'

let lab: WatchLab
beforeAll(async () => {
  lab = await openWatchLab()
}, 60_000)
afterAll(() => lab.close())

const monday = '2026-03-02'

it('R-85 a banking day of exactly 5,000,000.00 is no case, one centavo more is one, by one deposit or by several', async () => {
  const [whole, more, sums] = [await lab.newDepositor(), await lab.newDepositor(), await lab.newDepositor()]
  await lab.deposit(whole, '5000000.00')
  await lab.watch(whole)
  expect(await lab.casesOf(whole)).toEqual([])

  await lab.deposit(more, '5000000.01')
  await lab.watch(more)
  expect(await lab.casesOf(more)).toEqual([['covered', monday, '5000000.01', 1]])

  await lab.deposit(sums, '2500000', '2500000.01')
  await lab.watch(sums)
  expect(await lab.casesOf(sums)).toEqual([['covered', monday, '5000000.01', 2]])
  await lab.deposit(sums, '100')
  await lab.watch(sums)
  expect(await lab.casesOf(sums)).toEqual([['covered', monday, '5000100.01', 3]])
})

it('R-85 what was paid out counts with what was paid in, and what was only asked for does not', async () => {
  const member = await lab.newTaker()
  await lab.deposit(member, '3000000')
  await play(lab.ctx, member.memberId, { kind: 'stake', pesos: '3000000' })
  await play(lab.ctx, member.memberId, { kind: 'payout', pesos: '3000000' })
  await lab.ask(member, '2000000.01')
  await lab.watch(member)
  expect(await lab.casesOf(member)).toEqual([])
  await lab.payOut()
  await lab.watch(member)
  expect(await lab.casesOf(member)).toEqual([['covered', monday, '5000000.01', 2]])
})

it('R-85 R-19 two deposits at once that pass it only together are one case, however many watch', async () => {
  const member = await lab.newDepositor()
  const [first, second] = [await lab.begin(member, '2500000'), await lab.begin(member, '2500000.01')]
  const clock = (at: string) => lab.ctx.pool.query(`alter table cash_step alter column at set default ${at}`)
  await clock(`'${monday}T12:00:00+08:00'`)
  await Promise.all([
    lab.pay(first, '2500000'),
    lab.pay(second, '2500000.01'),
    ...Array.from({ length: 5 }, () => watchCash(lab.ctx)),
  ])
  await Promise.all(Array.from({ length: 5 }, () => watchCash(lab.ctx)))
  await clock('clock_timestamp()')
  expect(await lab.casesOf(member)).toEqual([['covered', monday, '5000000.01', 2]])
})

it('R-85 a banking day ends at midnight in Manila', async () => {
  const [apart, together] = [await lab.newDepositor(), await lab.newDepositor()]
  await lab.deposit(apart, '3000000', '3000000')
  await lab.watch(apart, '2026-03-02T15:59:59.999Z', '2026-03-02T16:00:00Z')
  expect(await lab.casesOf(apart)).toEqual([])
  await lab.deposit(together, '3000000', '3000000')
  await lab.watch(together, '2026-03-02T16:00:00Z', '2026-03-03T15:59:59.999Z')
  expect(await lab.casesOf(together)).toEqual([['covered', '2026-03-03', '6000000.00', 2]])
})

it('R-85 three that stop just short in a day are one case of structuring; two are not, nor three that reach less', async () => {
  const cut = await lab.newDepositor()
  await lab.deposit(cut, '2000000', '1500000', '500000')
  await lab.watch(cut)
  expect(await lab.casesOf(cut)).toEqual([['structuring', monday, '4000000.00', 3]])
  await lab.deposit(cut, '1000000')
  await lab.watch(cut)
  expect(await lab.casesOf(cut)).toEqual([['structuring', monday, '5000000.00', 4]])

  const after = async (...amounts: string[]) => {
    const member = await lab.newDepositor()
    await lab.deposit(member, ...amounts)
    await lab.watch(member)
    return lab.casesOf(member)
  }
  expect(await after('2500000', '2499999.99')).toEqual([])
  expect(await after('2000000', '1500000', '499999.99')).toEqual([])
  expect(await after('2000000', '1500000', '1500000.01')).toEqual([['covered', monday, '5000000.01', 3]])
})

it('R-85 two days in a row that each stop just short are one case, two with a day between are none', async () => {
  const [row, gap] = [await lab.newDepositor(), await lab.newDepositor()]
  await lab.deposit(row, '4900000', '4900000')
  await lab.watch(row, '2026-03-02T12:00:00+08:00', '2026-03-03T12:00:00+08:00')
  expect(await lab.casesOf(row)).toEqual([['structuring', '2026-03-03', '9800000.00', 2]])
  await lab.deposit(gap, '4900000', '4900000')
  await lab.watch(gap, '2026-03-02T12:00:00+08:00', '2026-03-04T12:00:00+08:00')
  expect(await lab.casesOf(gap)).toEqual([])
})

it('R-85 four failed deposits are no case and the fifth within ten minutes makes one, which the next joins', async () => {
  const [quick, slow] = [await lab.newDepositor(), await lab.newDepositor()]
  const minute = (at: string) => `2026-03-02T12:${at}+08:00`
  for (const member of [quick, slow]) {
    for (let times = 0; times < 4; times += 1) await lab.fail(member)
    await lab.watch(member, minute('00:00'), minute('01:00'))
  }
  expect(await lab.casesOf(quick)).toEqual([])

  await lab.fail(quick)
  await lab.watch(quick, minute('10:00'))
  expect(await lab.casesOf(quick)).toEqual([['failedDeposits', monday, '500.00', 5]])
  await lab.fail(quick)
  await lab.watch(quick, minute('10:30'))
  expect(await lab.casesOf(quick)).toEqual([['failedDeposits', monday, '600.00', 6]])

  await lab.fail(slow)
  await lab.watch(slow, minute('10:01'))
  expect(await lab.casesOf(slow)).toEqual([])
})

it('R-85 a deposit asked back one centavo before it was played through is one case, and none after', async () => {
  const [short, through] = [await lab.newTaker(), await lab.newTaker()]
  await lab.deposit(short, '1000')
  await play(lab.ctx, short.memberId, { kind: 'stake', pesos: '999.99' })
  await lab.ask(short, '10000.01')
  // This stake came after the withdrawal was asked for, so it excuses nothing.
  await lab.deposit(short, '100')
  await play(lab.ctx, short.memberId, { kind: 'stake', pesos: '100' })
  await lab.watch(short)
  expect(await lab.casesOf(short)).toEqual([['unplayed', monday, '0.01', 2]])

  await lab.deposit(through, '1000')
  await play(lab.ctx, through.memberId, { kind: 'stake', pesos: '1000' })
  await lab.ask(through, '10000')
  await lab.watch(through)
  expect(await lab.casesOf(through)).toEqual([])
})

it('R-85 money that was there before a deposit may leave without play', async () => {
  const member = await lab.newTaker()
  await lab.deposit(member, '1000')
  await lab.ask(member, '10000')
  await lab.watch(member)
  expect(await lab.casesOf(member)).toEqual([])
})

it('R-85 unplayed money that leaves in parts, or is asked for again, grows one case; a stake that came back plays nothing', async () => {
  const member = await lab.newTaker()
  await lab.deposit(member, '500', '500')
  await play(lab.ctx, member.memberId, { kind: 'stake', pesos: '1000' })
  await play(lab.ctx, member.memberId, { kind: 'refund', pesos: '1000' })
  await lab.ask(member, '10300')
  await lab.watch(member)
  expect(await lab.casesOf(member)).toEqual([['unplayed', monday, '300.00', 3]])
  const id = await lab.ask(member, '700')
  await lab.watch(member)
  expect(await lab.casesOf(member)).toEqual([['unplayed', monday, '1000.00', 4]])
  await member.client.call(cancelWithdrawal, { id })
  await lab.ask(member, '700')
  await lab.watch(member)
  expect(await lab.casesOf(member)).toEqual([['unplayed', monday, '1700.00', 5]])
})

it('R-85 a bet of low risk plays nothing, and a deposit that was taken back is asked of nobody', async () => {
  const [safe, taken] = [await lab.newTaker(), await lab.newTaker()]
  const vendor = await openPlay(lab.test)
  const token = await createLaunchToken(
    lab.ctx,
    { memberId: safe.memberId, sessionId: null },
    { vendorCode: 'PERYA', gameCode: 'DICE' },
  )
  const { player } = await vendor.enter(`/?token=${token}`, 'DICE')
  await lab.deposit(safe, '1000')
  const bet = { roundId: randomUUID(), amount: '1000.00', winAmount: '1000.00', risk: 'low' }
  expect(await vendor.send('betwin', { ...player, txId: randomUUID(), ...bet })).toMatchObject({
    status: 'OK',
  })
  await lab.ask(safe, '11000')
  await lab.watch(safe)
  expect(await lab.casesOf(safe)).toEqual([['unplayed', monday, '1000.00', 2]])

  const reference = await lab.begin(taken, '1000')
  await lab.pay(reference, '1000')
  for (const operator of ['rosa', 'luz']) await takeBack(lab.ctx, { merchant: 'PERYA', reference, operator })
  await lab.ask(taken, '10000')
  await lab.watch(taken)
  expect(await lab.casesOf(taken)).toEqual([])
})

it('R-85 play money is no money: nothing of a trial merchant is noted', async () => {
  const { ctx } = lab
  await ctx.pool.query(
    `insert into deposit_channel (merchant, code, kind, vendor, names, min_amount, max_amount, minutes_from, minutes_to,
       window_minutes, quick_amounts, position)
     select 'PERYAT', code, kind, vendor, names, min_amount, max_amount, minutes_from, minutes_to, window_minutes,
       quick_amounts, position
     from deposit_channel where merchant = 'PERYA' and code = 'gcash'`,
  )
  const { rows } = await ctx.pool.query("select id from deposit_channel where merchant = 'PERYAT'")
  const memberId = await ctx.db.transaction().execute(async (tx) => {
    const trial = { merchant: 'PERYAT', userName: 'trialwatched', type: 4, language: 'EN' } as const
    const id = await createMember(ctx, tx, { ...trial, registeredAt: new Date() })
    await openMemberAccounts(tx, { memberId: id, merchant: 'PERYAT' })
    return id
  })
  const { reference } = await createDeposit(ctx, {
    requestKey: randomUUID(),
    merchant: 'PERYAT',
    memberId,
    channelId: rows[0].id,
    amount: parseAmount('6000000'),
    promotionId: null,
  })
  await lab.pay(reference, '6000000', 'PERYAT')
  const { rows: deposits } = await ctx.pool.query('select state from deposit where member_id = $1', [
    memberId,
  ])
  expect(deposits).toEqual([{ state: 'credited' }])
  const { rows: steps } = await ctx.pool.query('select from cash_step where member_id = $1', [memberId])
  expect(steps).toEqual([])
})
