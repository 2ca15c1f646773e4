import { randomUUID } from 'node:crypto'
import { getTurnover } from '@perya/contract/turnover'
import { createWithdrawal, listBankCards } from '@perya/contract/withdrawals'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '#features/identity/testing/client.ts'
import { findMemberAccounts, openHouseAccount, postTransfer } from '#features/wallet/index.ts'
import { openCashierLab } from '../testing/cashier-lab.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
let juan: Client
beforeAll(async () => {
  lab = await openCashierLab()
  juan = await lab.logIn('juan')
}, 60_000)
afterAll(async () => {
  await lab.close()
})

async function play(kind: 'stake' | 'refund' | 'payout', pesos: string): Promise<void> {
  const { cash } = await findMemberAccounts(lab.ctx.db, await lab.memberId('juan'))
  const house = await openHouseAccount(lab.ctx.db, { kind: 'house', merchant: 'PERYA' })
  const amount = kind === 'stake' ? -parseAmount(pesos) : parseAmount(pesos)
  await postTransfer(lab.ctx, {
    key: randomUUID(),
    kind,
    legs: [
      { account: cash, amount },
      { account: house, amount: -amount },
    ],
  })
}

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
  expect(refused.message).toContain('9700.00')

  await play('stake', '400')
  await play('payout', '100')
  await play('stake', '150')
  await play('refund', '150')
  expect(await turnover()).toMatchObject({
    locked: '600.00',
    withdrawable: '9800.00',
    requirements: [{ reference: first, required: '1000.00', progress: '400.00', locked: '600.00' }],
  })
  // Asking again counts nothing twice.
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
