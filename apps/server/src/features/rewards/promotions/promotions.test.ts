import { randomUUID } from 'node:crypto'
import { createDeposit, getDeposit } from '@perya/contract/deposits'
import { acceptPromotion, giveUpPromotion, listDepositPromotions } from '@perya/contract/promotions'
import { getTurnover } from '@perya/contract/turnover'
import { walletBalance } from '@perya/contract/wallet'
import { parseAmount } from '@perya/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeBack } from '#features/cashier/index.ts'
import { openCashierLab } from '#features/cashier/testing/cashier-lab.ts'
import { play } from '#features/cashier/testing/play.ts'
import type { Client } from '#features/identity/testing/client.ts'
import { auditLedger } from '#features/wallet/index.ts'
import { clearLateBonuses, countBonuses } from '../turnover/look-after-bonuses.ts'
import { fundPool, savePromotion } from './save-promotion.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
beforeAll(async () => {
  lab = await openCashierLab()
}, 60_000)
afterAll(async () => {
  await lab.close()
})

const merchant = 'PERYA'
const promotions = async (client: Client) => (await client.call(listDepositPromotions, {})).value.promotions
const idOf = async (client: Client, code: string) =>
  (await promotions(client)).find((each) => each.code === code)?.id ?? ''
const wallet = async (client: Client) => {
  const { cash, bonus } = (await client.call(walletBalance, {})).value
  return { cash, bonus }
}
const turnover = async (client: Client) => (await client.call(getTurnover, {})).value

async function depositWith(client: Client, amount: string, promotionId: string) {
  const channelId = (await lab.channel(client, 'gcash')).id
  return client.call(createDeposit, { requestKey: randomUUID(), channelId, amount, promotionId })
}

/** A member whose deposit came with the welcome promotion. */
async function welcomed(pesos = '1000') {
  const member = await lab.newMember()
  const { value } = await depositWith(member.client, pesos, await idOf(member.client, 'salubong'))
  await lab.tell(lab.report(value))
  return { ...member, deposit: value }
}

it('PAY-1 R-11 R-6 a bonus comes with the deposit out of its pool, has to be staked, and then is cash', async () => {
  const pool = await lab.houseSum('promotion_pool')
  const { client, memberId, deposit } = await welcomed()
  expect(deposit.promotion).toMatchObject({ state: 'accepted', bonus: '0.00' })
  expect(await wallet(client)).toEqual({ cash: '11000.00', bonus: '500.00' })
  expect(await lab.houseSum('promotion_pool')).toBe(pool - parseAmount('500'))
  const asked = await turnover(client)
  // Turnover is eight times deposit and bonus; the cash from before may leave, the bonus may not.
  expect(asked).toMatchObject({ withdrawable: '10000.00', locked: '1000.00' })
  expect(asked.requirements[0]).toMatchObject({
    required: '12000.00',
    promotion: { name: 'Welcome 50%', bonus: '500.00' },
  })
  await play(lab.ctx, memberId, { kind: 'stake', pesos: '5900' })
  await play(lab.ctx, memberId, { kind: 'payout', pesos: '5900' })
  await play(lab.ctx, memberId, { kind: 'stake', pesos: '100', wallet: 'bonus' })
  expect((await turnover(client)).requirements[0]).toMatchObject({ progress: '6000.00', locked: '500.00' })
  await play(lab.ctx, memberId, { kind: 'stake', pesos: '6000' })
  await countBonuses(lab.ctx)
  expect(await wallet(client)).toEqual({ cash: '5400.00', bonus: '0.00' })
  expect(await turnover(client)).toMatchObject({ locked: '0.00', requirements: [] })
  expect((await client.call(getDeposit, { id: deposit.id })).value.promotion).toMatchObject({
    state: 'completed',
    bonus: '500.00',
  })
  // What a round staked with the bonus wins after the bonus ended goes where the bonus went.
  await play(lab.ctx, memberId, { kind: 'payout', pesos: '30', wallet: 'bonus' })
  await clearLateBonuses(lab.ctx)
  expect(await wallet(client)).toEqual({ cash: '5430.00', bonus: '0.00' })
})

it('R-102 fifty claims at once make one, over one deposit and over many', async () => {
  const { client } = await lab.newMember()
  const promotionId = await idOf(client, 'salubong')
  const deposits = await Promise.all(Array.from({ length: 5 }, () => lab.begin(client, '1000')))
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      client.call(acceptPromotion, { depositId: deposits[index % 5]?.id ?? '', promotionId }),
    ),
  )
  const claims = new Set(answers.filter(({ success }) => success).map(({ value }) => value.claimId))
  expect(claims.size).toBe(1)
  expect(new Set(answers.filter(({ success }) => !success).map(({ errorCode }) => errorCode))).toEqual(
    new Set(['promotion.open']),
  )
  await Promise.all(deposits.flatMap((deposit) => [lab.report(deposit)]).map((report) => lab.tell(report)))
  expect((await wallet(client)).bonus).toBe('500.00')

  const other = await lab.newMember()
  const made = await Promise.all(
    Array.from({ length: 50 }, () => depositWith(other.client, '1000', promotionId)),
  )
  expect(made.filter(({ success }) => success)).toHaveLength(1)
})

it('PAY-1 once is once, a day is a day, and what does not fit is refused with a sentence', async () => {
  const { client, memberId } = await welcomed()
  const isOneRunning = async () => (await client.call(listDepositPromotions, {})).value.isOneRunning
  expect(await promotions(client)).toEqual([])
  expect(await isOneRunning()).toBe(true)
  const second = await lab.begin(client, '1000')
  await play(lab.ctx, memberId, { kind: 'payout', pesos: '12000' })
  await play(lab.ctx, memberId, { kind: 'stake', pesos: '12000' })
  await turnover(client)
  expect((await promotions(client)).map(({ code }) => code)).toEqual(['araw-araw'])
  expect(await isOneRunning()).toBe(false)
  const { rows } = await lab.ctx.pool.query("select id::text from deposit_promotion where code = 'salubong'")
  const again = { depositId: second.id, promotionId: rows[0].id as string }
  expect((await client.call(acceptPromotion, again)).errorCode).toBe('promotion.taken')
  const daily = await idOf(client, 'araw-araw')
  const small = await depositWith(client, '999.99', daily)
  expect(small.errorCode).toBe('promotion.small')
  expect(small.message).toContain('₱1,000.00')
  expect((await depositWith(client, '1000', '999999')).errorCode).toBe('promotion.closed')
  const other = await lab.newMember()
  expect((await other.client.call(acceptPromotion, again)).errorCode).toBe('deposit.unknown')
  // When a deposit is not paid, its promotion can be taken again.
  const unpaid = await depositWith(client, '1000', daily)
  expect(await promotions(client)).toEqual([])
  await lab.tell({
    state: 'failed',
    account: 'PERYA',
    payment: randomUUID(),
    reference: unpaid.value.reference,
  })
  expect((await promotions(client)).map(({ code }) => code)).toEqual(['araw-araw'])
})

it('R-11 a bonus that is given up, or whose days are over, goes back to its pool, and the deposit asks for what any other does', async () => {
  const pool = await lab.houseSum('promotion_pool')
  const { client, memberId } = await welcomed()
  await play(lab.ctx, memberId, { kind: 'stake', pesos: '400' })
  const claimId = (await turnover(client)).requirements[0]?.promotion?.claimId ?? ''
  const stranger = (await lab.newMember()).client
  expect((await stranger.call(giveUpPromotion, { claimId })).errorCode).toBe('promotion.unknown')
  const given = await Promise.all(Array.from({ length: 20 }, () => client.call(giveUpPromotion, { claimId })))
  expect(new Set(given.map(({ value }) => value.state))).toEqual(new Set(['forfeited']))
  expect(await wallet(client)).toEqual({ cash: '10600.00', bonus: '0.00' })
  expect(await lab.houseSum('promotion_pool')).toBe(pool)
  expect(await turnover(client)).toMatchObject({ locked: '600.00', withdrawable: '10000.00' })

  const late = await welcomed()
  lab.later(15 * 1_440)
  await countBonuses(lab.ctx)
  late.client = await lab.logIn(late.userName)
  expect((await wallet(late.client)).bonus).toBe('0.00')
  expect((await late.client.call(getDeposit, { id: late.deposit.id })).value.promotion?.state).toBe('expired')
})

it('R-11 a bonus that cannot be counted or cleared holds up no other', async () => {
  const [stuck, next] = [await welcomed(), await welcomed()]
  lab.later(15 * 1_440)
  const without = async (table: string, check: string, work: () => Promise<void>) => {
    await lab.ctx.pool.query(`alter table ${table} add constraint stuck check (${check})`)
    await work().finally(() => lab.ctx.pool.query(`alter table ${table} drop constraint stuck`))
  }
  await without('promotion_claim', `member_id <> ${stuck.memberId} or state = 'active'`, () =>
    countBonuses(lab.ctx),
  )
  const bonusOf = async ({ userName }: { userName: string }) =>
    (await wallet(await lab.logIn(userName))).bonus
  expect([await bonusOf(stuck), await bonusOf(next)]).toEqual(['500.00', '0.00'])
  await countBonuses(lab.ctx)
  expect(await bonusOf(stuck)).toBe('0.00')
  for (const { memberId } of [stuck, next]) {
    await play(lab.ctx, memberId, { kind: 'payout', pesos: '30', wallet: 'bonus' })
  }
  const isLate = `owner <> ${stuck.memberId} or kind <> 'member_bonus' or balance > 0`
  await without('ledger_account', isLate, () => clearLateBonuses(lab.ctx))
  expect([await bonusOf(stuck), await bonusOf(next)]).toEqual(['30.00', '0.00'])
  await clearLateBonuses(lab.ctx)
  expect(await bonusOf(stuck)).toBe('0.00')
})

it.each(['timeout', 'exclusion', 'age', 'restricted', 'identity', 'operator'])(
  'R-11 R-82 who may not play (%s) may take out what they deposited: at once without a bonus, with one as soon as it is given up',
  async (reason) => {
    const { client, memberId } = await welcomed()
    const locked = { withdrawable: '10000.00', locked: '1000.00' }
    expect(await turnover(client)).toMatchObject(locked)
    const block = 'insert into member_block (member_id, reason, categories) values ($1, $2, $3)'
    // These do not shut a member out: a debt can be paid, a reality check read, and other categories played.
    await lab.ctx.pool.query(block, [memberId, 'debt', null])
    await lab.ctx.pool.query(block, [memberId, 'reality', null])
    await lab.ctx.pool.query(block, [memberId, 'age', ['SLOT']])
    expect(await turnover(client)).toMatchObject(locked)
    await lab.ctx.pool.query(block, [memberId, reason, null])
    // A break of a day does not free a deposit with a bonus.
    const { requirements, ...asked } = await turnover(client)
    expect(asked).toMatchObject(locked)
    const claimId = requirements[0]?.promotion?.claimId ?? ''
    expect((await client.call(giveUpPromotion, { claimId })).value.state).toBe('forfeited')
    expect(await turnover(client)).toMatchObject({ withdrawable: '11000.00', locked: '0.00' })
    await lab.ctx.pool.query('update member_block set ends_at = now() where member_id = $1', [memberId])
    expect(await turnover(client)).toMatchObject({ ...locked, requirements: [{ required: '1000.00' }] })
  },
)

it('R-11 a bonus that was lost with the last of the wallet is lost: what its round gives back later is no cash', async () => {
  const { client, memberId, deposit } = await welcomed()
  await play(lab.ctx, memberId, { kind: 'stake', pesos: '11000' })
  await play(lab.ctx, memberId, { kind: 'stake', pesos: '499.95', wallet: 'bonus' })
  expect(await turnover(client)).toMatchObject({ locked: '0.00', requirements: [] })
  const { promotion } = (await client.call(getDeposit, { id: deposit.id })).value
  expect(promotion?.state).toBe('forfeited')
  await play(lab.ctx, memberId, { kind: 'refund', pesos: '499.95', wallet: 'bonus' })
  await clearLateBonuses(lab.ctx)
  expect(await wallet(client)).toEqual({ cash: '0.00', bonus: '0.00' })
})

it('R-11 no bet is larger than the bonus allows until it has ended, whatever is staked at once', async () => {
  const { client, memberId } = await lab.newMember()
  const { value } = await depositWith(client, '1000', await idOf(client, 'araw-araw'))
  await play(lab.ctx, memberId, { kind: 'stake', pesos: '501' })
  await lab.tell(lab.report(value))
  const asked = (await turnover(client)).requirements[0]?.promotion
  expect(asked).toMatchObject({ bonus: '50.00', maxBet: '500.00' })
  const stake = (pesos: string) => play(lab.ctx, memberId, { kind: 'stake', pesos })
  const both = await Promise.allSettled([stake('500.01'), stake('500'), stake('500')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  await client.call(giveUpPromotion, { claimId: asked?.claimId ?? '' })
  await stake('501')
})

it('R-13 a deposit that is taken back takes its bonus along', async () => {
  const { client, deposit } = await welcomed()
  for (const operator of ['rosa', 'pilar']) {
    await takeBack(lab.ctx, { merchant, reference: deposit.reference, operator })
  }
  expect(await wallet(client)).toEqual({ cash: '10000.00', bonus: '0.00' })
  expect(await turnover(client)).toMatchObject({ locked: '0.00', requirements: [] })
})

it('R-6 a pool that is empty gives no bonus, and the deposit arrives all the same', async () => {
  const { client } = await lab.newMember()
  await savePromotion(
    lab.ctx.db,
    merchant,
    JSON.stringify({
      code: 'malaki',
      names: { TY: 'Malaki', EN: 'Large' },
      texts: { TY: 'Malaki', EN: 'Large' },
      kind: 'fixed',
      fixed: '5000000',
      cap: '5000000',
      minDeposit: '100',
      basis: 'bonus',
      turnoverPercent: 100,
      validDays: 1,
      once: 'day',
    }),
  )
  const { value } = await depositWith(client, '100', await idOf(client, 'malaki'))
  await lab.tell(lab.report(value))
  expect(await wallet(client)).toEqual({ cash: '10100.00', bonus: '0.00' })
  expect((await client.call(getDeposit, { id: value.id })).value.promotion?.state).toBe('void')
  const pool = await lab.houseSum('promotion_pool')
  const note = randomUUID()
  for (let time = 0; time < 2; time += 1) {
    await fundPool(lab.ctx, { merchant, amount: '100', note, operator: 'rosa' })
  }
  expect(await lab.houseSum('promotion_pool')).toBe(pool + parseAmount('100'))
  await expect(fundPool(lab.ctx, { merchant, amount: '-1', note: 'x', operator: 'rosa' })).rejects.toThrow()
  await expect(savePromotion(lab.ctx.db, merchant, '{}')).rejects.toThrow(/no promotion/)
})

it('R-11 a bonus does what a plain model of it does, after any play in any order', async () => {
  const acts = fc.array(
    fc.oneof(
      fc.record({ act: fc.constant('cash' as const), pesos: fc.integer({ min: 1, max: 900 }) }),
      fc.record({ act: fc.constant('bonus' as const), pesos: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ act: fc.constant('giveUp' as const), pesos: fc.constant(0) }),
      fc.record({ act: fc.constant('count' as const), pesos: fc.constant(0) }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(acts, async (list) => {
      // Half of the deposit on top; eight times both have to be staked.
      const { client, memberId } = await lab.newMember()
      const { value } = await depositWith(client, '500', await idOf(client, 'salubong'))
      await lab.tell(lab.report(value))
      const claimId = (await turnover(client)).requirements[0]?.promotion?.claimId ?? ''
      const model = { cash: 10_500, bonus: 250, staked: 0, isOpen: true, required: 6_000 }
      const settle = () => {
        if (!model.isOpen || model.staked < model.required) return
        model.isOpen = false
        model.cash += model.bonus
        model.bonus = 0
      }
      for (const { act, pesos } of list) {
        const from = act === 'bonus' ? 'bonus' : 'cash'
        if (act === 'giveUp') {
          await client.call(giveUpPromotion, { claimId })
          if (model.isOpen) model.bonus = 0
          model.isOpen = false
        } else if (act === 'count') {
          await turnover(client)
          settle()
        } else if (model[from] >= pesos * 3) {
          // Three stakes, two of them won back.
          for (let time = 0; time < 3; time += 1) {
            await play(lab.ctx, memberId, { kind: 'stake', pesos: String(pesos), wallet: from })
            if (time < 2)
              await play(lab.ctx, memberId, { kind: 'payout', pesos: String(pesos), wallet: from })
          }
          model[from] -= pesos
          if (model.isOpen) model.staked += pesos * 3
        }
      }
      await turnover(client)
      settle()
      const { cash, bonus } = await wallet(client)
      expect([Number(cash), Number(bonus)]).toEqual([model.cash, model.bonus])
    }),
    { numRuns: 12 },
  )
  expect(await auditLedger(lab.ctx)).toEqual([])
}, 120_000)
