import { randomUUID } from 'node:crypto'
import * as contract from '@perya/contract/withdrawals'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '#features/identity/testing/client.ts'
import { demoWithdrawalPassword, openCashierLab } from '../testing/cashier-lab.ts'
import { play } from '../testing/play.ts'
import { type Card, findCard } from './card.store.ts'
import { promiseFor } from './promise-withdrawal.ts'
import { approveWithdrawal } from './review-withdrawal.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
beforeAll(async () => {
  lab = await openCashierLab()
  await lab.ctx.pool.query("update payout_bank set fee_fixed = 150000 where code = 'gcash'")
}, 60_000)
afterAll(async () => {
  await lab.close()
})

const password = demoWithdrawalPassword

async function newWish() {
  const member = await lab.newPayee()
  const cardId = (await member.call(contract.listBankCards, {})).value.cards[0]?.id ?? ''
  const { rows } = await lab.ctx.pool.query('select member_id from bank_card where id = $1', [cardId])
  return { member, cardId, memberId: BigInt(rows[0].member_id) }
}

/** What is promised for an amount before and after the request, at one instant. */
async function promisedTwice({ member, cardId }: { member: Client; cardId: string }, amount: string) {
  return lab.inOneInstant(async () => {
    const before = await member.call(contract.promiseWithdrawal, { cardId, amount })
    const made = await member.call(contract.createWithdrawal, {
      requestKey: randomUUID(),
      cardId,
      amount,
      password,
    })
    const { reference, fee, payout, reason, promisedAt, createdAt } = made.value
    return {
      reference,
      before: before.value,
      after: { fee, payout, reason, promisedAt },
      minutes: (Date.parse(promisedAt) - Date.parse(createdAt)) / 60_000,
    }
  })
}

const isNew = (memberId: bigint) =>
  lab.ctx.pool.query('update member set registered_at = now() where id = $1', [memberId])
const isBlocked = (reason: string) => (memberId: bigint) =>
  lab.ctx.pool.query('insert into member_block (member_id, reason) values ($1, $2)', [memberId, reason])

it.each([
  ['nobody has to look', null, '5000', null],
  ['it is a large amount', 'amount', '5000.01', null],
  ['its member is new', 'newMember', '300', isNew],
  ['its member is excluded', 'exclusion', '300', isBlocked('exclusion')],
  ['its member takes a time-out', 'exclusion', '300', isBlocked('timeout')],
  ['its member is on a list', 'barred', '300', isBlocked('restricted')],
] as const)(
  'PAY-2 what is promised before a withdrawal is what it then promises: %s',
  async (_, reason, amount, prepare) => {
    const wish = await newWish()
    await prepare?.(wish.memberId)
    const { before, after, minutes } = await promisedTwice(wish, amount)
    expect(before).toEqual(after)
    expect(before).toMatchObject({ fee: '15.00', reason })
    expect(minutes).toBe(reason === null ? 5 : 24 * 60 + 5)
  },
)

it('PAY-2 nothing is promised for another’s account, nor for less than it costs', async () => {
  const { member, cardId } = await newWish()
  const stranger = await newWish()
  const amount = '300'
  const promise = (asked: { cardId: string; amount: string }) =>
    member.call(contract.promiseWithdrawal, asked)
  expect((await promise({ cardId: stranger.cardId, amount })).errorCode).toBe('card.unknown')
  expect((await promise({ cardId, amount: '15' })).errorCode).toBe('withdrawal.amount')
})

/** Runs something under other rules of the merchant. */
async function withRules(rules: Record<string, unknown>, work: () => Promise<void>) {
  const names = Object.keys(rules)
  await lab.ctx.pool.query(
    `insert into withdrawal_rule (merchant, daily_count, ${names.join()})
     values ('PERYA', 99, ${names.map((_, index) => `$${index + 1}`).join()})`,
    Object.values(rules),
  )
  await work().finally(() => lab.ctx.pool.query('delete from withdrawal_rule'))
}

it('PAY-2 the merchant’s free withdrawals of a day cost nothing, the next one does, and tomorrow they are free again', () =>
  withRules({ free_daily: 2 }, async () => {
    const wish = await newWish()
    for (const fee of ['0.00', '0.00', '15.00']) {
      const { before, after } = await promisedTwice(wish, '300')
      expect(before).toEqual(after)
      expect(before.fee).toBe(fee)
    }
    const { rows } = await lab.ctx.pool.query(
      "update withdrawal set created_at = created_at - interval '1 day' where member_id = $1 returning id",
      [wish.memberId],
    )
    expect(rows).toHaveLength(3)
    expect((await promisedTwice(wish, '300')).before.fee).toBe('0.00')
  }))

it.each([
  ['as late as', 0],
  ['behind', -1],
] as const)(
  'PAY-2 after a win above the merchant’s amount a person looks at every withdrawal until one is approved, and not at the one after, by a clock %s the ledger’s',
  (_, minutes) =>
    withRules({ big_win: parseAmount('1000') }, async () => {
      lab.later(minutes)
      const wish = await newWish()
      await play(lab.ctx, wish.memberId, { kind: 'payout', pesos: '1000' })
      expect((await promisedTwice(wish, '300')).before.reason).toBe(null)
      await play(lab.ctx, wish.memberId, { kind: 'payout', pesos: '1000.01' })
      const { before, after, reference } = await promisedTwice(wish, '300')
      expect(before).toEqual(after)
      expect(before.reason).toBe('bigWin')
      expect((await promisedTwice(wish, '300')).after.reason).toBe('bigWin')
      expect(await approveWithdrawal(lab.ctx, { merchant: 'PERYA', reference, operator: 'rosa' })).toBe(0)
      expect((await promisedTwice(wish, '300')).before.reason).toBe(null)
    }).finally(() => lab.later(-minutes)),
)

it.each([
  [29, 'bigWin'],
  [31, null],
] as const)('PAY-2 a win of %i days ago is looked at as %s', (days, reason) =>
  withRules({ big_win: parseAmount('1000') }, async () => {
    const { memberId, cardId } = await newWish()
    await play(lab.ctx, memberId, { kind: 'payout', pesos: '1000.01' })
    const now = new Date(Date.now() + days * 86_400_000)
    const card = (await findCard(lab.ctx.db, memberId, BigInt(cardId))) as Card
    const wish = { merchant: 'PERYA', memberId, card, amount: parseAmount('300'), now }
    expect((await promiseFor(lab.ctx.db, wish)).reason).toBe(reason)
  }),
)

it('PAY-2 where the merchant asks for it nobody withdraws before their number is proved', () =>
  withRules({ needs_mobile: true }, async () => {
    const { member, memberId, cardId } = await newWish()
    const ask = () =>
      member.call(contract.createWithdrawal, { requestKey: randomUUID(), cardId, amount: '300', password })
    expect((await ask()).errorCode).toBe('withdrawal.mobile')
    await lab.ctx.pool.query('update member set mobile_verified_at = now() where id = $1', [memberId])
    expect((await ask()).success).toBe(true)
  }))
