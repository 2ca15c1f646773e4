import { randomUUID } from 'node:crypto'
import { followEvents, type MoneyUnderway } from '@perya/contract/live'
import { createWithdrawal, listBankCards } from '@perya/contract/withdrawals'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { Client } from '#features/identity/testing/client.ts'
import { confirmByHand, refuseByHand } from './deposits/review-by-hand.ts'
import { openCashierLab, demoWithdrawalPassword as password } from './testing/cashier-lab.ts'
import { sendProof } from './testing/receipt.ts'
import { payOut } from './withdrawals/pay-out.ts'
import { approveWithdrawal, rejectWithdrawal } from './withdrawals/review-withdrawal.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
let base: string
beforeAll(async () => {
  lab = await openCashierLab()
  base = await lab.test.app.listen({ port: 0, host: '127.0.0.1' })
  // Everything above ₱1,000 waits for a person.
  await lab.ctx.pool.query(
    "insert into withdrawal_rule (merchant, auto_max, one_person_max) values ('PERYA', 10000000, 90000000)",
  )
})
afterAll(() => lab.close())

/** Listens as an open app; answers what it was last told of its member's open deposits and withdrawals. */
async function listen(client: Client): Promise<() => MoneyUnderway | undefined> {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${base}${followEvents.path}`, {
    headers: { token: client.token ?? '', cookie, 'user-agent': 'Test browser' },
    signal: stop.signal,
  })
  let heard = ''
  void (async () => {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += piece
  })().catch(() => undefined)
  return () => {
    const last = [...heard.matchAll(/event: underway\ndata: (.*)\n/g)].at(-1)?.[1]
    return last === undefined ? undefined : JSON.parse(last)
  }
}

async function ask(client: Client): Promise<string> {
  const cardId = (await client.call(listBankCards, {})).value.cards[0]?.id ?? ''
  const wish = { requestKey: randomUUID(), amount: '1500', password, cardId }
  return (await client.call(createWithdrawal, wish)).value.reference
}

it('PAY-2 an open app hears at once that a withdrawal was refused, and each step of one that is paid', async () => {
  const client = await lab.newPayee()
  const heard = await listen(client)
  await expect.poll(heard).toEqual({ states: {} })
  const refused = await ask(client)
  await expect.poll(heard).toEqual({ states: { [refused]: 'requested' } })
  const by = { merchant: 'PERYA', operator: 'rosa' }
  await rejectWithdrawal(lab.ctx, { ...by, reference: refused, reason: 'identity' })
  await expect.poll(heard).toEqual({ states: {} })

  const paid = await ask(client)
  await approveWithdrawal(lab.ctx, { ...by, reference: paid })
  await expect.poll(heard).toEqual({ states: { [paid]: 'approved' } })
  await payOut(lab.ctx)
  await expect.poll(heard).toEqual({ states: {} })
})

it('PAY-1 it hears the same way that a deposit by hand was refused or confirmed, and that a payment was parked', async () => {
  const { client } = await lab.newMember()
  const heard = await listen(client)
  const [one, two] = [
    await lab.begin(client, '600', 'bank-transfer'),
    await lab.begin(client, '700', 'bank-transfer'),
  ]
  await sendProof(client, one)
  await sendProof(client, two)
  await expect.poll(heard).toEqual({ states: { [one.reference]: 'review', [two.reference]: 'review' } })
  const by = { merchant: 'PERYA', operator: 'rosa' }
  await refuseByHand(lab.ctx, { ...by, reference: one.reference, reason: 'proof' })
  await expect.poll(heard).toEqual({ states: { [two.reference]: 'review' } })
  await confirmByHand(lab.ctx, { ...by, reference: two.reference, amount: parseAmount('700') })
  const parked = await lab.begin(client, '500')
  await expect.poll(heard).toEqual({ states: { [parked.reference]: 'waiting' } })
  await lab.tell(lab.report(parked, { amount: '450' }))
  await expect.poll(heard).toEqual({ states: { [parked.reference]: 'review' } })
})
