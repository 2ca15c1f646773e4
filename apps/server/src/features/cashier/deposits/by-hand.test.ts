import { randomUUID } from 'node:crypto'
import {
  cancelDeposit,
  getDeposit,
  getDepositPicture,
  proveDeposit,
  type RefusalReason,
} from '@perya/contract/deposits'
import { getUnreadCount, listInbox } from '@perya/contract/inbox'
import { pictureBytesMax } from '@perya/contract/picture-bounds'
import { parseAmount } from '@perya/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeMerchant } from '#features/merchants/index.ts'
import { auditLedger } from '#features/wallet/index.ts'
import { evilPictures, pngBomb, polyglot, polyglotLeftovers } from '#testing/evil-pictures.ts'
import { openCashierLab } from '../testing/cashier-lab.ts'
import { drawReceipt, handInReceipt, sendProof } from '../testing/receipt.ts'
import { listToConfirm } from './deposit.store.ts'
import { expireByHand } from './expire-by-hand.ts'
import { confirmByHand, readProof, refuseByHand } from './review-by-hand.ts'
import { saveChannel } from './save-channel.ts'
import { takeBack } from './take-back.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
beforeAll(async () => {
  lab = await openCashierLab()
}, 60_000)
afterAll(async () => {
  await lab.close()
})

const merchant = 'PERYA'
const confirm = (reference: string, amount: string, operator = 'rosa') =>
  confirmByHand(lab.ctx, { merchant, reference, amount: parseAmount(amount), operator })
const refuse = (reference: string, reason: RefusalReason) =>
  refuseByHand(lab.ctx, { merchant, reference, reason, operator: 'rosa' })

it('PAY-1 R-12 a deposit by hand shows whom to pay, is proved with number and receipt, and is credited once by a person', async () => {
  const { client, userName } = await lab.newMember()
  const deposit = await lab.begin(client, '1000', 'bank-transfer')
  expect(deposit).toMatchObject({
    state: 'waiting',
    mayProve: true,
    payUrl: null,
    payTo: { name: 'Perya Demo Inc.', number: '0012 3456 7890' },
  })
  const { value: proved } = await sendProof(client, deposit, { payerReference: 'ab-12 34' })
  expect(proved).toMatchObject({ state: 'review', payerReference: 'AB1234', mayProve: false, payTo: null })
  const [waiting] = (await listToConfirm(lab.ctx.db, merchant)).filter((each) => each.userName === userName)
  expect(waiting).toMatchObject({ payerReference: 'AB1234', flags: [], confirmedBy: [] })
  expect(
    (await readProof(lab.ctx.db, { merchant, reference: deposit.reference })).subarray(8, 12).toString(),
  ).toBe('WEBP')
  expect(await lab.cashOf(client)).toBe('10000.00')
  // Fifty at once stand for two operators who tap at the same moment.
  const words = await Promise.allSettled(Array.from({ length: 50 }, () => confirm(deposit.reference, '1000')))
  expect(words.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await lab.cashOf(client)).toBe('11000.00')
  expect((await client.call(getDeposit, { id: deposit.id })).value).toMatchObject({ state: 'credited' })
  const stranger = (await lab.newMember()).client
  expect((await stranger.call(getDepositPicture, { id: deposit.id })).errorCode).toBe('picture.unknown')
  expect((await client.call(getDepositPicture, { id: deposit.id })).headers['content-type']).toBe(
    'image/webp',
  )
})

it('R-14 large deposits by hand, and those whose number or receipt came before, need two people who saw the same amount', async () => {
  const { client, memberId } = await lab.newMember()
  await lab.verify(memberId)
  const large = await lab.begin(client, '60000', 'bank-transfer')
  const picture = await drawReceipt()
  await sendProof(client, large, { payerReference: 'TWICE01', picture })
  expect(await confirm(large.reference, '60000', 'rosa')).toBe(1)
  expect(await confirm(large.reference, '60000', 'rosa')).toBe(1)
  expect(await confirm(large.reference, '59000', 'pilar')).toBe(0 + 1)
  expect(await confirm(large.reference, '60000', 'pilar')).toBe(0)
  expect(await lab.cashOf(client)).toBe('70000.00')

  const other = await lab.newMember()
  const copied = await lab.begin(other.client, '500', 'bank-transfer')
  await sendProof(other.client, copied, { payerReference: 'twice 01', picture })
  const [flagged] = (await listToConfirm(lab.ctx.db, merchant)).filter(
    ({ reference }) => reference === copied.reference,
  )
  expect(flagged?.flags).toEqual(['reference', 'picture'])
  await expect(confirm(copied.reference, '500')).rejects.toThrow(/transferUsed/)
  const drawn = await lab.begin(other.client, '500', 'bank-transfer')
  await sendProof(other.client, drawn, { picture })
  expect(await confirm(drawn.reference, '500', 'rosa')).toBe(1)
  expect(await confirm(drawn.reference, '500', 'pilar')).toBe(0)
})

it('R-14 nobody alone credits more than the member said they sent; less is one person’s word', async () => {
  const { client } = await lab.newMember()
  const more = await lab.begin(client, '500', 'bank-transfer')
  await sendProof(client, more)
  expect(await confirm(more.reference, '500.01', 'rosa')).toBe(1)
  expect(await confirm(more.reference, '500.01', 'pilar')).toBe(0)
  const less = await lab.begin(client, '500', 'bank-transfer')
  await sendProof(client, less)
  expect(await confirm(less.reference, '499.99', 'rosa')).toBe(0)
  expect(await lab.cashOf(client)).toBe('11000.00')
})

it('PAY-1 what a person refuses says why and tells the member; what came in late can still be proved', async () => {
  const { userName } = await lab.newMember()
  let client = await lab.logIn(userName)
  const refused = await lab.begin(client, '700', 'bank-transfer')
  await sendProof(client, refused)
  await refuse(refused.reference, 'notFound')
  expect((await client.call(getDeposit, { id: refused.id })).value).toMatchObject({
    state: 'refused',
    reason: 'notFound',
  })
  expect((await client.call(getUnreadCount, {})).value).toBeTruthy()
  await expect(confirm(refused.reference, '700')).rejects.toThrow(/deposit.decided/)
  expect((await sendProof(client, refused)).errorCode).toBe('deposit.ended')

  const late = await lab.begin(client, '700', 'bank-transfer')
  lab.later(61)
  await expireByHand(lab.ctx)
  client = await lab.logIn(userName)
  expect(await lab.stateOf(client, late)).toBe('expired')
  expect((await sendProof(client, late)).value.state).toBe('review')
  expect(await confirm(late.reference, '650')).toBe(0)
  expect((await client.call(getDeposit, { id: late.id })).value).toMatchObject({ amount: '650.00' })
})

it('PAY-1 LANG-1 the letter about a refused deposit names it in the merchant’s own words', async () => {
  const own = { 'letter.deposit.refused.payer': 'We return {reference}: it is not in your name.' }
  await changeMerchant(lab.ctx.db, merchant, 'texts', JSON.stringify({ EN: own }))
  try {
    const { client } = await lab.newMember()
    const deposit = await lab.begin(client, '700', 'bank-transfer')
    await sendProof(client, deposit)
    const { reference } = deposit
    await refuse(reference, 'payer')
    const letterIn = async (language: string) =>
      (await client.call(listInbox, { pageNo: 1 }, { language })).value.threads[0]
    expect(await letterIn('EN')).toMatchObject({
      title: 'Your deposit wasn’t accepted',
      preview: `We return ${reference}: it is not in your name.`,
    })
    expect((await letterIn('TY'))?.preview).toContain(
      `${reference}: Hindi nakapangalan sa iyo ang account na pinanggalingan. Magbayad lang`,
    )
  } finally {
    await changeMerchant(lab.ctx.db, merchant, 'texts', '{}')
  }
})

it('R-106 R-7 receipts are pictures and amounts are amounts; one receipt belongs to one deposit of its member', async () => {
  const { client } = await lab.newMember()
  const deposit = await lab.begin(client, '700', 'bank-transfer')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  for (const file of [svg, Buffer.from('%PDF-1.7'), Buffer.from([0x89, 0x50, 0x4e, 0x47])]) {
    expect((await handInReceipt(client, file)).errorCode).toBe('picture.unreadable')
  }
  expect((await handInReceipt(client, Buffer.alloc(pictureBytesMax + 1))).errorCode).toBe('body.large')
  for (const amount of ['-5', '0', '1e3', '1.001']) {
    expect((await sendProof(client, deposit, { amount })).errorCode, amount).toBe('input.invalid')
  }
  expect((await sendProof(client, deposit, { amount: '499.99' })).errorCode).toBe('deposit.amount')
  expect((await sendProof(client, deposit, { payerReference: '!!' })).errorCode).toBe('input.invalid')
  const other = await lab.newMember()
  const { value: foreign } = await handInReceipt(other.client, await drawReceipt())
  const said = { id: deposit.id, payerReference: 'ABCD1234', amount: '700', pictureId: foreign.id }
  expect((await client.call(proveDeposit, said)).errorCode).toBe('picture.unknown')
  expect((await other.client.call(proveDeposit, said)).errorCode).toBe('deposit.unknown')
  expect((await sendProof(client, deposit, { payerReference: 'ABCD1234' })).success).toBe(true)
  // The same proof again is a retry, also with another picture.
  expect((await client.call(proveDeposit, { ...said, pictureId: randomUUID() })).success).toBe(true)
})

it('R-106 a receipt is drawn anew: nothing of what hung on the file is kept', async () => {
  const { client } = await lab.newMember()
  const { value } = await handInReceipt(client, await polyglot())
  const { rows } = await lab.ctx.pool.query('select webp from deposit_proof where id = $1', [value.id])
  for (const left of polyglotLeftovers) expect(rows[0].webp.includes(left)).toBe(false)
})

it.each(evilPictures)('R-106 %s is no receipt', async (_what, file) => {
  const { client } = await lab.newMember()
  const answer = await handInReceipt(client, await file())
  expect([answer.status, answer.errorCode]).toEqual([
    400,
    expect.stringMatching(/picture.unreadable|input.invalid/),
  ])
})

it('R-106 a receipt that would unpack to more pixels than any phone takes is refused before it does', async () => {
  const { client } = await lab.newMember()
  expect((await handInReceipt(client, pngBomb(60_000, 60_000))).errorCode).toBe('picture.tooWide')
})

it('PAY-1 an operator writes the account a deposit by hand goes to, and no other channel has one', async () => {
  const written = {
    code: 'unionbank',
    kind: 'manual',
    vendor: 'UnionBank',
    names: { TY: 'UnionBank', EN: 'UnionBank' },
    minAmount: '100',
    maxAmount: '1000',
    minutesTo: 30,
    quickAmounts: ['100'],
    payTo: { bank: 'UnionBank', name: 'Perya', number: '1234567890' },
  }
  await saveChannel(lab.ctx.db, merchant, JSON.stringify(written))
  const { client } = await lab.newMember()
  expect((await lab.begin(client, '100', 'unionbank')).payTo?.bank).toBe('UnionBank')
  const save = (changes: object) =>
    saveChannel(lab.ctx.db, merchant, JSON.stringify({ ...written, ...changes }))
  await expect(save({ payTo: null })).rejects.toThrow(/payTo/)
  await expect(save({ kind: 'gateway' })).rejects.toThrow(/payTo/)
})

it('PAY-1 R-9 a deposit by hand does what a plain model of it does, after any acts in any order', async () => {
  type Act = 'prove' | 'rosa' | 'pilar' | 'refuse' | 'time' | 'cancel' | 'back1' | 'back2'
  const acts = fc.array(
    fc.constantFrom<Act>('prove', 'rosa', 'pilar', 'refuse', 'time', 'cancel', 'back1', 'back2'),
    { minLength: 1, maxLength: 9 },
  )
  const { client, memberId } = await lab.newMember()
  await lab.verify(memberId)
  await fc.assert(
    fc.asyncProperty(acts, fc.boolean(), async (order, isLarge) => {
      const pesos = isLarge ? '60000' : '600'
      const deposit = await lab.begin(client, pesos, 'bank-transfer')
      const { reference } = deposit
      const before = parseAmount(await lab.cashOf(client))
      const model = { state: 'waiting', yes: new Set<string>(), back: new Set<string>() }
      const done = (work: Promise<unknown>) =>
        work.then(
          () => true,
          () => false,
        )
      for (const act of order) {
        if (act === 'prove') {
          const isTaken = ['waiting', 'expired', 'cancelled'].includes(model.state)
          expect((await sendProof(client, deposit)).success).toBe(isTaken)
          if (isTaken) model.state = 'review'
        } else if (act === 'rosa' || act === 'pilar') {
          const isTaken = model.state === 'review'
          expect(await done(confirm(reference, pesos, act))).toBe(isTaken)
          if (isTaken) model.yes.add(act)
          if (isTaken && model.yes.size >= (isLarge ? 2 : 1)) model.state = 'credited'
        } else if (act === 'refuse') {
          expect(await done(refuse(reference, 'proof'))).toBe(model.state === 'review')
          if (model.state === 'review') model.state = 'refused'
        } else if (act === 'cancel') {
          const isTaken = model.state === 'waiting' || model.state === 'cancelled'
          expect((await client.call(cancelDeposit, { id: deposit.id })).success).toBe(isTaken)
          if (isTaken) model.state = 'cancelled'
        } else if (act === 'time') {
          await lab.ctx.pool.query(
            "update deposit set expires_at = now() - interval '1 minute', next_query_at = now() - interval '1 minute' where reference = $1",
            [reference],
          )
          await expireByHand(lab.ctx)
          if (model.state === 'waiting') model.state = 'expired'
        } else {
          const isTaken = model.state === 'credited'
          expect(await done(takeBack(lab.ctx, { merchant, reference, operator: act }))).toBe(isTaken)
          if (isTaken) model.back.add(act)
          if (model.back.size === 2) model.state = 'takenBack'
        }
      }
      expect(await lab.stateOf(client, deposit)).toBe(model.state)
      const gained = parseAmount(await lab.cashOf(client)) - before
      expect(gained).toBe(model.state === 'credited' ? parseAmount(pesos) : 0n)
      await lab.ctx.pool.query(
        "update deposit set state = 'failed', ended_at = now() where reference = $1 and state in ('waiting')",
        [reference],
      )
    }),
    { numRuns: 25 },
  )
  expect(await auditLedger(lab.ctx)).toEqual([])
}, 120_000)
