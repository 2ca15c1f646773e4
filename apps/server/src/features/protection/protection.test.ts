import { randomUUID } from 'node:crypto'
import { createDeposit } from '@perya/contract/deposits'
import { getMemberInfo } from '@perya/contract/members'
import { acceptPromotion, listDepositPromotions } from '@perya/contract/promotions'
import * as contract from '@perya/contract/protection'
import type { Measure, Period } from '@perya/contract/protection-bounds'
import { getTurnover } from '@perya/contract/turnover'
import { transferToUpline } from '@perya/contract/upline-transfer'
import { cancelWithdrawal, createWithdrawal, listBankCards } from '@perya/contract/withdrawals'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmByHand, creditParked } from '#features/cashier/index.ts'
import { openCashierLab } from '#features/cashier/testing/cashier-lab.ts'
import { sendProof } from '#features/cashier/testing/receipt.ts'
import type { Client } from '#features/identity/testing/client.ts'
import {
  captureHold,
  findMemberAccounts,
  hold,
  openHouseAccount,
  postTransfer,
  tryPostTransfer,
} from '#features/wallet/index.ts'
import { listHarmMarkers } from './harm-markers.ts'
import { readCap } from './limit.rules.ts'
import { setLimitByOperator } from './set-limit.ts'
import { scheduleReality, scheduleTimeUp } from './sitting.store.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
beforeAll(async () => {
  lab = await openCashierLab()
}, 60_000)
afterAll(async () => {
  await lab.close()
})

type Player = { client: Client; memberId: bigint; userName: string }

const newPlayer = (): Promise<Player> => lab.newMember()

/** A movement as any game makes it: the wallet's word on it. */
async function move(
  { memberId }: Player,
  kind: 'stake' | 'payout',
  pesos: string,
  wallet: 'cash' | 'bonus' = 'cash',
): Promise<string> {
  const accounts = await findMemberAccounts(lab.ctx.db, memberId)
  const house = await openHouseAccount(lab.ctx.db, { kind: 'house', merchant: 'PERYA' })
  const amount = kind === 'stake' ? -parseAmount(pesos) : parseAmount(pesos)
  const outcome = await tryPostTransfer(lab.ctx, {
    key: randomUUID(),
    kind,
    legs: [
      { account: accounts[wallet], amount },
      { account: house, amount: -amount },
    ],
  })
  return outcome.isPosted ? 'posted' : outcome.refusal
}

const set = ({ client }: Player, measure: Measure, period: Period, cap: string | null) =>
  client.call(contract.setLimit, { measure, period, cap })

const deposit = async ({ client }: Player, amount: string) =>
  client.call(createDeposit, {
    requestKey: randomUUID(),
    channelId: (await lab.channel(client, 'gcash')).id,
    amount,
  })

it('R-76 no number of bets at once passes a limit on stakes, and the strictest period decides', async () => {
  const ana = await newPlayer()
  await set(ana, 'stake', 'week', '500')
  const { value } = await set(ana, 'stake', 'day', '100')
  expect(value.limits).toMatchObject([
    { measure: 'stake', period: 'day', cap: '100.00', used: '0.00', setBy: 'member' },
    { measure: 'stake', period: 'week', cap: '500.00' },
  ])
  const answers = await Promise.all(Array.from({ length: 40 }, () => move(ana, 'stake', '10')))
  expect(answers.filter((answer) => answer === 'posted')).toHaveLength(10)
  expect(answers.filter((answer) => answer === 'limit')).toHaveLength(30)
  expect((await ana.client.call(contract.getProtection, {})).value.limits[0]).toMatchObject({
    used: '100.00',
  })
})

it('R-76 a loss limit counts what was lost: wins make room again', async () => {
  const ben = await newPlayer()
  await set(ben, 'loss', 'day', '50')
  expect(await move(ben, 'stake', '50')).toBe('posted')
  expect(await move(ben, 'stake', '1')).toBe('limit')
  expect(await move(ben, 'payout', '30')).toBe('posted')
  expect(await move(ben, 'stake', '30')).toBe('posted')
  expect(await move(ben, 'stake', '0.01')).toBe('limit')
})

it('R-76 deposits beyond the limit are refused before they are paid, whatever is asked at once', async () => {
  const cora = await newPlayer()
  await set(cora, 'deposit', 'month', '500')
  const asked = await Promise.all(['300', '300', '300'].map((amount) => deposit(cora, amount)))
  const [begun, ...others] = asked.sort((one, other) => Number(other.success) - Number(one.success))
  expect(begun?.success).toBe(true)
  expect(others.map(({ errorCode }) => errorCode)).toEqual(['deposit.limitBegun', 'deposit.limitBegun'])
  expect((await deposit(cora, '501')).errorCode).toBe('limit.reached')
  // What may still come is room that is gone; what never came gives it back.
  expect((await deposit(cora, '200')).success).toBe(true)
  await lab.ctx.pool.query('update deposit set expires_at = created_at where member_id = $1', [cora.memberId])
  const again = await lab.begin(cora.client, '300')
  await lab.tell(lab.report(again))
  expect(await lab.stateOf(cora.client, again)).toBe('credited')
  expect((await deposit(cora, '300')).errorCode).toBe('limit.reached')
})

it('R-76 deposits count gross and by every way: nothing that leaves makes room, and no other channel does', async () => {
  const client = await lab.newPayee()
  await client.call(contract.setLimit, { measure: 'deposit', period: 'week', cap: '1000' })
  const toHand = await lab.begin(client, '600', 'bank-transfer')
  await sendProof(client, toHand)
  const { reference } = toHand
  const sent = { merchant: 'PERYA', reference, operator: 'rosa', amount: parseAmount('600') }
  expect(await confirmByHand(lab.ctx, sent)).toBe(0)
  const asked = await client.call(createWithdrawal, {
    requestKey: randomUUID(),
    cardId: (await client.call(listBankCards, {})).value.cards[0]?.id ?? '',
    amount: '600',
    password: '202611',
  })
  expect(asked.value.state).toBe('approved')
  for (const code of ['gcash', 'maya', 'bank-transfer']) {
    await expect(lab.begin(client, '500', code), code).rejects.toThrow(/limit\.reached/)
  }
  // A payment that came in above it waits for people, whose word does not pass it either.
  const open = await lab.begin(client, '400')
  const report = lab.report(open, { amount: '450' })
  await lab.tell(report)
  const { account: userName } = (await client.call(getMemberInfo, {})).value
  const assign = (operator: string) =>
    creditParked(lab.ctx, { merchant: 'PERYA', payment: report.payment as string, userName, operator })
  expect(await assign('rosa')).toBe(false)
  await expect(assign('pilar')).rejects.toMatchObject({
    code: 'payment.refused',
    details: { refusal: 'limit' },
  })
})

it('R-76 a bonus is staked within the same limits as cash', async () => {
  const ria = await newPlayer()
  const { bonus } = await findMemberAccounts(lab.ctx.db, ria.memberId)
  await set(ria, 'stake', 'day', '100')
  await set(ria, 'loss', 'week', '120')
  const pool = await openHouseAccount(lab.ctx.db, {
    kind: 'promotion_pool',
    merchant: 'PERYA',
    name: 'deposits',
  })
  await postTransfer(lab.ctx, {
    key: randomUUID(),
    kind: 'bonus',
    legs: [
      { account: bonus, amount: parseAmount('300') },
      { account: pool, amount: -parseAmount('300') },
    ],
  })
  expect(await move(ria, 'stake', '60')).toBe('posted')
  expect(await move(ria, 'stake', '41', 'bonus')).toBe('limit')
  expect(await move(ria, 'stake', '40', 'bonus')).toBe('posted')
  expect(await move(ria, 'stake', '0.01')).toBe('limit')
})

it('R-77 a stricter limit counts at once; a looser one after 24 hours and a second word', async () => {
  const dina = await newPlayer()
  await set(dina, 'stake', 'day', '100')
  await set(dina, 'stake', 'day', '20')
  expect(await move(dina, 'stake', '21')).toBe('limit')
  const { value } = await set(dina, 'stake', 'day', '1000')
  expect(value.limits).toMatchObject([{ cap: '20.00' }])
  expect(value.wishes).toMatchObject([{ cap: '1000.00', isRipe: false }])
  const which = { measure: 'stake', period: 'day' } as const
  const early = await dina.client.call(contract.confirmWish, which)
  expect(early.errorCode).toBe('protection.early')
  expect(early.message).toContain('24')

  lab.later(24 * 60 + 1)
  await dina.client.logIn(dina.userName)
  // A day alone loosens nothing.
  expect(await move(dina, 'stake', '21')).toBe('limit')
  expect((await dina.client.call(contract.getProtection, {})).value.wishes).toMatchObject([{ isRipe: true }])
  const both = await Promise.all([1, 2].map(() => dina.client.call(contract.confirmWish, which)))
  expect(both.map(({ errorCode }) => errorCode ?? 'done').sort()).toEqual(['done', 'protection.noWish'])
  expect(await move(dina, 'stake', '21')).toBe('posted')

  await set(dina, 'stake', 'day', null)
  const kept = await dina.client.call(contract.dropWish, which)
  expect(kept.value).toMatchObject({ limits: [{ cap: '1000.00' }], wishes: [] })
})

it('R-77 of an operator’s limit and the member’s own the stricter counts', async () => {
  const ely = await newPlayer()
  const byOperator = (cap: string) =>
    setLimitByOperator(lab.ctx, {
      merchant: 'PERYA',
      userName: ely.userName,
      measure: 'stake',
      period: 'day',
      cap,
    })
  await set(ely, 'stake', 'day', '100')
  await byOperator('50')
  expect(await move(ely, 'stake', '51')).toBe('limit')
  expect((await ely.client.call(contract.getProtection, {})).value.limits).toMatchObject([
    { cap: '50.00', setBy: 'operator' },
  ])
  await byOperator('none')
  expect(await move(ely, 'stake', '51')).toBe('posted')
  expect(await move(ely, 'stake', '50')).toBe('limit')
  await expect(byOperator('lots')).rejects.toThrow(/A limit is/)
})

it('R-81 R-94 R-82 R-83 self-exclusion ends every session, stops bets and deposits, and lets money out', async () => {
  const fe = await newPlayer()
  const begun = await lab.begin(fe.client, '500')
  await lab.tell(lab.report(begun))
  const open = await lab.begin(fe.client, '200')
  expect((await fe.client.call(getTurnover, {})).value.locked).toBe('500.00')
  const phone = await lab.logIn(fe.userName)

  const { value } = await fe.client.call(contract.takeBreak, { kind: 'exclusion', months: 6 })
  expect(value.kind).toBe('exclusion')
  const days = (new Date(value.endsAt ?? 0).getTime() - Date.now()) / 86_400_000
  expect(Math.round(days)).toBeGreaterThanOrEqual(181)
  for (const client of [fe.client, phone]) {
    expect((await client.call(contract.getProtection, {})).errorCode).toBe('session.expired')
  }
  expect(await move(fe, 'stake', '1')).toBe('blocked')
  // What was bet before is settled.
  expect(await move(fe, 'payout', '5')).toBe('posted')

  await fe.client.logIn(fe.userName)
  expect((await fe.client.call(contract.getProtection, {})).value.break).toEqual(value)
  expect((await fe.client.call(contract.getRealityCheck, {})).value.break).toEqual(value)
  expect((await deposit(fe, '300')).errorCode).toBe('member.excluded')
  // Paid at the gateway all the same: kept for a person to send back.
  await lab.tell(lab.report(open))
  expect(await lab.stateOf(fe.client, open)).toBe('review')
  const parked = await lab.ctx.pool.query('select reason from gateway_payment where reference = $1', [
    open.reference,
  ])
  expect(parked.rows).toEqual([{ reason: 'exclusion' }])

  expect((await fe.client.call(getTurnover, {})).value).toMatchObject({ locked: '0.00' })
  await lab.ctx.pool.query(
    `insert into bank_card (member_id, bank_id, number, number_index, last_digits, bound_at, usable_at)
     select $1, bank_id, number, sha256($2::bytea), last_digits, now(), now() from bank_card limit 1`,
    [fe.memberId, fe.userName],
  )
  const cards = await fe.client.call(listBankCards, {})
  const asked = await fe.client.call(createWithdrawal, {
    requestKey: randomUUID(),
    cardId: cards.value.cards[0]?.id ?? '',
    amount: '10505',
    password: '202611',
  })
  expect(asked.value).toMatchObject({ state: 'requested', reason: 'exclusion' })
  // A time-out beside it shortens nothing.
  await fe.client.call(contract.takeBreak, { kind: 'timeout', days: 1 })
  await fe.client.logIn(fe.userName)
  expect((await fe.client.call(contract.getProtection, {})).value.break).toEqual(value)
})

it('R-82 during a break no bonus is offered or accepted, and operators can neither credit a payment nor a transfer', async () => {
  const { client, userName } = await newPlayer()
  const offered = async () => (await client.call(listDepositPromotions, {})).value.promotions
  const promotionId = (await offered())[0]?.id ?? ''
  const open = await lab.begin(client, '1000')
  const sent = await lab.begin(client, '600', 'bank-transfer')
  await sendProof(client, sent)
  const report = lab.report(await lab.begin(client, '500'), { amount: '450' })
  await lab.tell(report)
  await client.call(contract.takeBreak, { kind: 'timeout', days: 1 })
  await client.logIn(userName)

  expect(await offered()).toEqual([])
  const accepted = await client.call(acceptPromotion, { depositId: open.id, promotionId })
  expect(accepted.errorCode).toBe('member.excluded')
  const by = { merchant: 'PERYA', operator: 'rosa' }
  const confirm = { ...by, reference: sent.reference, amount: parseAmount('600') }
  await expect(confirmByHand(lab.ctx, confirm)).rejects.toMatchObject({ code: 'deposit.atBreak' })
  const assign = { ...by, payment: report.payment as string, userName }
  expect(await creditParked(lab.ctx, assign)).toBe(false)
  await expect(creditParked(lab.ctx, { ...assign, operator: 'pilar' })).rejects.toMatchObject({
    code: 'deposit.atBreak',
  })
  expect(await lab.cashOf(client)).toBe('10000.00')
})

it('R-77 R-82 after a break ends the stricter of both limits still counts, and until then nothing is given either', async () => {
  const noa = await newPlayer()
  await set(noa, 'stake', 'day', '80')
  const byOperator = { merchant: 'PERYA', userName: noa.userName, measure: 'stake', period: 'day', cap: '50' }
  await setLimitByOperator(lab.ctx, byOperator)
  await lab.ctx.pool.query(
    "update member set upline_id = (select id from member where user_name = 'ligaya'), to_upline = true where id = $1",
    [noa.memberId],
  )
  await noa.client.call(contract.takeBreak, { kind: 'exclusion', months: 6 })
  await noa.client.logIn(noa.userName)
  const given = await noa.client.call(transferToUpline, {
    requestKey: randomUUID(),
    amount: '10',
    password: '202611',
  })
  expect(given.errorCode).toBe('member.excluded')
  expect(await move(noa, 'stake', '1')).toBe('blocked')
  await lab.ctx.pool.query('update member_block set ends_at = now() where member_id = $1', [noa.memberId])
  expect(await move(noa, 'stake', '51')).toBe('limit')
  expect(await move(noa, 'stake', '50')).toBe('posted')
})

it('R-81 a time-out lasts its days, an exclusion for good has no end, and no other length is taken', async () => {
  const gil = await newPlayer()
  const week = await gil.client.call(contract.takeBreak, { kind: 'timeout', days: 7 })
  const hours = (new Date(week.value.endsAt ?? 0).getTime() - Date.now()) / 3_600_000
  expect(Math.round(hours)).toBe(168)
  await gil.client.logIn(gil.userName)
  expect((await deposit(gil, '300')).errorCode).toBe('member.excluded')
  const wrong = await gil.client.call(contract.takeBreak, { kind: 'exclusion', months: 1 as 6 })
  expect(wrong.errorCode).toBe('input.invalid')
  const forGood = await gil.client.call(contract.takeBreak, { kind: 'exclusion', months: null })
  expect(forGood.value).toEqual({ kind: 'exclusion', endsAt: null })
})

it('R-79 a reality check that is due stops bets until it is read, and says what was staked and won', async () => {
  const hana = await newPlayer()
  await set(hana, 'reality', 'sitting', '15')
  expect(await move(hana, 'stake', '100')).toBe('posted')
  expect(await move(hana, 'payout', '40')).toBe('posted')
  await lab.ctx.db.transaction().execute((tx) =>
    hold(tx, {
      key: `bet:${hana.userName}`,
      memberId: hana.memberId,
      amount: parseAmount('5'),
      kind: 'stake_hold',
    }),
  )
  await scheduleReality(lab.ctx.db, 60)
  expect(await move(hana, 'stake', '1')).toBe('posted')

  await lab.ctx.pool.query(
    "update session set created_at = now() - interval '16 minutes' where member_id = $1",
    [hana.memberId],
  )
  await scheduleReality(lab.ctx.db, 60)
  expect(await move(hana, 'stake', '1')).toBe('blocked')
  const { value } = await hana.client.call(contract.getRealityCheck, {})
  expect(value).toMatchObject({ staked: '106.00', won: '40.00', net: '-66.00', isDue: true })

  // A bet that was set aside for before is taken as agreed.
  const house = await openHouseAccount(lab.ctx.db, { kind: 'house', merchant: 'PERYA' })
  const taken = await lab.ctx.db
    .transaction()
    .execute((tx) => captureHold(tx, { key: `bet:${hana.userName}`, to: house, kind: 'stake' }))
  expect(taken.id).toBeGreaterThan(0n)

  const read = await hana.client.call(contract.acknowledgeReality, {})
  expect(read.value.isDue).toBe(false)
  expect(await move(hana, 'stake', '1')).toBe('posted')
  await scheduleReality(lab.ctx.db, 60)
  expect(await move(hana, 'stake', '1')).toBe('posted')
  // Less often is looser, so it waits.
  const looser = await set(hana, 'reality', 'sitting', '60')
  expect(looser.value).toMatchObject({ limits: [{ cap: '15' }], wishes: [{ cap: '60' }] })
})

it('R-76 time signed in is limited: sessions beside one another count once, and the moment it is up is known ahead', async () => {
  const ivy = await newPlayer()
  await lab.logIn(ivy.userName)
  await set(ivy, 'session', 'day', '60')
  const began = (minutes: number) =>
    lab.ctx.pool.query(
      `update session set created_at = now() - make_interval(mins => $2), last_seen_at = now()
       where member_id = $1`,
      [ivy.memberId, minutes],
    )
  await lab.ctx.pool.query(
    "update protection_limit set starts_at = now() - interval '23 hours' where member_id = $1",
    [ivy.memberId],
  )
  await began(20)
  await scheduleTimeUp(lab.ctx.db)
  expect(await move(ivy, 'stake', '1')).toBe('posted')
  const { rows } = await lab.ctx.pool.query(
    `select round(extract(epoch from starts_at - now()) / 60)::int as up, reason from member_block
     where member_id = $1 and reason = 'session'`,
    [ivy.memberId],
  )
  expect(rows).toEqual([{ up: 40, reason: 'session' }])
  expect((await ivy.client.call(contract.getProtection, {})).value.limits).toMatchObject([{ used: '20' }])

  await began(61)
  await scheduleTimeUp(lab.ctx.db)
  expect(await move(ivy, 'stake', '1')).toBe('blocked')
  // Whoever is gone before their time is up is blocked by nothing.
  await lab.ctx.pool.query(
    "update session set created_at = now() - interval '50 minutes', last_seen_at = now() - interval '20 minutes' where member_id = $1",
    [ivy.memberId],
  )
  await scheduleTimeUp(lab.ctx.db)
  expect(await move(ivy, 'stake', '1')).toBe('posted')
})

it('R-86 a withdrawal taken back, a looser limit and a break are noted for whoever looks after members', async () => {
  const joy = await newPlayer()
  await lab.ctx.pool.query(
    `insert into bank_card (member_id, bank_id, number, number_index, last_digits, bound_at, usable_at)
     select $1, bank_id, number, sha256($2::bytea), last_digits, now(), now() from bank_card limit 1`,
    [joy.memberId, joy.userName],
  )
  const cardId = (await joy.client.call(listBankCards, {})).value.cards[0]?.id ?? ''
  const asked = await joy.client.call(createWithdrawal, {
    requestKey: randomUUID(),
    cardId,
    amount: '300',
    password: '202611',
  })
  const { id, reference } = asked.value
  await Promise.all([1, 2].map(() => joy.client.call(cancelWithdrawal, { id })))
  await joy.client.call(contract.takeBreak, { kind: 'timeout', days: 1 })
  const markers = await listHarmMarkers(lab.ctx.db, 'PERYA', new Date(0))
  expect(markers.filter(({ userName }) => userName === joy.userName)).toMatchObject([
    { sign: 'timeout', reference: '1 days' },
    { sign: 'withdrawalCancelled', reference },
  ])
  expect(markers).toContainEqual(expect.objectContaining({ sign: 'limitLoosened', reference: 'stake day' }))
})

it.each([
  ['stake', 'day', '0', undefined],
  ['stake', 'day', '0.01', 100n],
  ['stake', 'sitting', '10', undefined],
  ['session', 'day', '1440', 1440n],
  ['session', 'day', '1441', undefined],
  ['session', 'week', '10.5', undefined],
  ['reality', 'sitting', '30', 30n],
  ['reality', 'sitting', '45', undefined],
  ['reality', 'day', '30', undefined],
] as const)('R-78 a limit of %s per %s of %s is read as %s', (measure, period, text, cap) => {
  expect(readCap({ measure, period }, text)).toBe(cap)
})
