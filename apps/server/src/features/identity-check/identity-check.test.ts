import { randomInt, randomUUID } from 'node:crypto'
import type { InputOf } from '@perya/contract/endpoint'
import * as contract from '@perya/contract/identity-check'
import { listInbox } from '@perya/contract/inbox'
import * as ops from '@perya/contract/ops-identity'
import { pictureBytesMax } from '@perya/contract/picture-bounds'
import { setPayeeName } from '@perya/contract/security'
import * as cash from '@perya/contract/withdrawals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCashierLab } from '#features/cashier/testing/cashier-lab.ts'
import { play } from '#features/cashier/testing/play.ts'
import { type Client, readMessage } from '#features/identity/testing/client.ts'
import { findBirthDate, readPersonalData } from '#features/members/index.ts'
import { changeMerchant, merchantOf } from '#features/merchants/index.ts'
import { openOperator } from '#features/operators/testing/operator-client.ts'
import { openBytes } from '#platform/personal-data.ts'
import { eventually } from '#testing/eventually.ts'
import { canvas, evilPictures, pngBomb, polyglot, polyglotLeftovers } from '#testing/evil-pictures.ts'
import { identityCheckJobs } from './identity-check.jobs.ts'
import { identityCheckTopic } from './identity-check-topic.ts'
import { listChecksToReview, readCheck, refuseCheck, verifyCheck } from './index.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
beforeAll(async () => {
  lab = await openCashierLab()
}, 60_000)
afterAll(() => lab.close())

type Typed = InputOf<typeof contract.sendIdentityCheck>

const handIn = (client: Client, file: Buffer) =>
  client.call(contract.addIdentityPicture, file as unknown as Uint8Array<ArrayBuffer>, {
    'content-type': 'application/octet-stream',
  })
const picture = async (client: Client) => {
  const { value } = await handIn(client, await canvas().png().toBuffer())
  return value.id
}
const newNumber = () => `P${randomInt(1_000_000, 10_000_000)}A`

async function send(client: Client, changes: Partial<Typed> = {}) {
  return client.call(contract.sendIdentityCheck, {
    fullName: 'Maria Clara Santos',
    birthDate: '1990-05-17',
    documentKind: 'passport',
    documentNumber: newNumber(),
    front: await picture(client),
    back: null,
    selfie: await picture(client),
    ...changes,
  })
}

const stateOf = async (client: Client) => (await client.call(contract.getIdentityCheck, {})).value.check
const openCheckOf = async (userName: string) => {
  const open = (await listChecksToReview(lab.ctx, 'PERYA')).find((each) => each.userName === userName)
  if (!open) throw new Error(`nothing of ${userName} waits`)
  return { merchant: 'PERYA', id: open.id, operator: 'rosa' }
}
const letters = async (client: Client) =>
  (await client.call(listInbox, { pageNo: 1 })).value.threads.map(({ title }) => title)

/** An account of their own that can be paid to; says its number. */
async function giveCard(client: Client, memberId: bigint): Promise<string> {
  await lab.ctx.pool.query(
    `insert into bank_card (member_id, bank_id, number, number_index, last_digits, bound_at, usable_at)
     select $1, id, '', sha256($2::text::bytea), '1234', now(), now()
     from payout_bank where merchant = 'PERYA' limit 1`,
    [memberId, memberId],
  )
  return (await client.call(cash.listBankCards, {})).value.cards[0]?.id ?? ''
}
const withdraw = (client: Client, cardId: string, amount: string) =>
  client.call(cash.createWithdrawal, { requestKey: randomUUID(), cardId, amount, password: '202611' })
/** What the site asks to be verified for, from which amount on. */
const need = async (withdrawalAbove: string | null) => {
  await changeMerchant(lab.ctx.db, 'PERYA', 'identityFor', JSON.stringify({ play: false, withdrawalAbove }))
  await eventually(() =>
    expect(merchantOf(lab.ctx, 'PERYA').settings.identityFor.withdrawalAbove).toBe(withdrawalAbove),
  )
}

it('R-74 a check is sent, refused with a reason, sent again and verified, and the member hears each word of it', async () => {
  const { client, userName, memberId } = await lab.newMember()
  expect(await stateOf(client)).toMatchObject({ state: 'none', reason: null })
  const documentNumber = newNumber()
  const sent = await send(client, { documentNumber, fullName: `Ana ${userName}` })
  expect(sent.value).toMatchObject({ state: 'underReview', decidedAt: null })
  expect((await send(client)).errorCode).toBe('identityCheck.underReview')

  const first = await openCheckOf(userName)
  const shown = await readCheck(lab.ctx, 'PERYA', first.id)
  expect(shown).toMatchObject({ fullName: `Ana ${userName}`, birthDate: '1990-05-17', documentNumber })
  expect(shown.pictures.map(({ side }) => side)).toEqual(['front', 'selfie'])
  await expect(refuseCheck(lab.ctx, { ...first, reason: 'ugly' })).rejects.toThrow('The reason is one of')
  await refuseCheck(lab.ctx, { ...first, reason: 'unreadable' })
  expect(await stateOf(client)).toMatchObject({ state: 'refused', reason: 'unreadable' })
  expect(await letters(client)).toContain('Your identity isn’t verified yet')
  await expect(verifyCheck(lab.ctx, first)).rejects.toThrow('identityCheck.decided')

  expect((await send(client, { documentNumber, fullName: `Ana ${userName}` })).success).toBe(true)
  const second = await openCheckOf(userName)
  const both = await Promise.allSettled([verifyCheck(lab.ctx, second), verifyCheck(lab.ctx, second)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await stateOf(client)).toMatchObject({ state: 'verified', reason: null })
  expect(await letters(client)).toContain('You’re verified!')
  expect((await send(client)).errorCode).toBe('identityCheck.verified')

  const [told] = await identityCheckTopic.read(lab.ctx.db, [memberId])
  expect(told?.data).toMatchObject({ state: 'verified' })
  // From now on it is the name money goes out to.
  expect(await readPersonalData(lab.ctx, lab.ctx.db, memberId)).toMatchObject({
    payeeName: `Ana ${userName}`,
    idNumber: documentNumber,
  })
})

it('R-74 R-109 a reviewer lists, opens and decides checks by calls; nobody without the permission does', async () => {
  const reviewer = await openOperator(lab.test, 'reviewer', ['identity.review'])
  const stranger = await openOperator(lab.test, 'stranger', ['withdrawals.review'])
  const { client, userName } = await lab.newMember()
  await send(client, { fullName: 'Gabriela Silang', documentNumber: 'P1234567Z' })
  const waiting = (await reviewer.call(ops.listIdentityChecks, {})).value.checks
  const { id = '' } = waiting.find((check) => check.userName === userName) ?? {}
  expect((await reviewer.call(ops.openIdentityCheck, { id })).value).toMatchObject({
    userName,
    state: 'underReview',
    fullName: 'Gabriela Silang',
    documentNumber: 'P1234567Z',
    sides: ['front', 'selfie'],
  })
  const seen = await reviewer.call(ops.getIdentityPicture, { id, side: 'selfie' })
  expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await reviewer.call(ops.getIdentityPicture, { id, side: 'back' })).errorCode).toBe(
    'picture.unknown',
  )
  for (const call of [ops.openIdentityCheck, ops.verifyIdentity]) {
    expect((await stranger.call(call, { id })).errorCode).toBe('permission.denied')
    expect((await reviewer.call(call, { id: '999999' })).errorCode).toBe('identityCheck.unknown')
  }
  expect((await stranger.call(ops.getIdentityPicture, { id, side: 'front' })).errorCode).toBe(
    'permission.denied',
  )
  const [yes, no] = await Promise.all([
    reviewer.call(ops.verifyIdentity, { id }),
    reviewer.call(ops.refuseIdentity, { id, reason: 'selfie' }),
  ])
  expect([yes, no].map(({ errorCode }) => errorCode).filter(Boolean)).toEqual(['identityCheck.decided'])
  expect((await stateOf(client)).state).toBe(yes.success ? 'verified' : 'refused')
  const { rows } = await lab.ctx.pool.query('select decided_by from identity_check where id = $1', [id])
  expect(rows[0].decided_by).toBe('reviewer')
})

it('R-74 LANG-1 the letters about a check say what the merchant says, in the languages it has words for', async () => {
  const texts = {
    EN: { 'letter.identity.refused': 'One more try, please', 'letter.identity.verified.text': 'Thanks!' },
    VI: { 'letter.identity.refused.unreadable': 'Ảnh bị mờ' },
  }
  await changeMerchant(lab.ctx.db, 'PERYA', 'texts', JSON.stringify(texts))
  try {
    const { client, userName } = await lab.newMember()
    const newest = async (language: string) =>
      (await client.call(listInbox, { pageNo: 1 }, { language })).value.threads[0]
    const check = { documentNumber: newNumber(), fullName: `Ana ${userName}` }
    await send(client, check)
    await refuseCheck(lab.ctx, { ...(await openCheckOf(userName)), reason: 'unreadable' })
    expect((await newest('EN'))?.title).toBe('One more try, please')
    expect(await newest('VI')).toMatchObject({ title: 'One more try, please', preview: 'Ảnh bị mờ' })
    expect((await newest('TY'))?.title).toBe('Hindi pa verified ang identity mo')
    await send(client, check)
    await verifyCheck(lab.ctx, await openCheckOf(userName))
    expect(await newest('EN')).toMatchObject({ title: 'You’re verified!', preview: 'Thanks!' })
  } finally {
    await changeMerchant(lab.ctx.db, 'PERYA', 'texts', '{}')
  }
})

it('R-73 R-10 a check that cannot fit is refused at once: too young, another name, another birth date', async () => {
  const { client, userName, memberId } = await lab.newMember({ payeeName: 'José Rizal' })
  const today = new Date()
  const young = `${today.getFullYear() - 20}-01-01`
  expect(await send(client, { birthDate: young })).toMatchObject({ errorCode: 'age.tooYoung', status: 403 })
  expect((await send(client)).errorCode).toBe('identityCheck.name')
  await lab.ctx.pool.query("update member set birth_date = '1990-05-18' where id = $1", [memberId])
  expect((await send(client, { fullName: 'JOSE  rizal' })).errorCode).toBe('identityCheck.birthDate')
  expect((await send(client, { documentKind: 'philsys' })).errorCode).toBe('input.invalid')
  expect((await send(client, { birthDate: '1990-02-30' })).errorCode).toBe('input.invalid')
  // A slip of the finger is nobody's age: play stays open, and what was known stays.
  for (const birthDate of [`${today.getFullYear() + 66}-05-17`, '9999-12-31', '0000-01-01']) {
    expect(await send(client, { birthDate })).toMatchObject({ status: 400, errorCode: 'field.format' })
  }
  expect(await findBirthDate(lab.ctx.db, memberId)).toBe('1990-05-18')
  const right = { fullName: 'JOSE  rizal', birthDate: '1990-05-18' }
  const other = await lab.newMember()
  const theirs = await picture(other.client)
  expect((await send(client, { ...right, selfie: theirs })).errorCode).toBe('picture.unknown')
  expect((await send(client, right)).success).toBe(true)
  await expect(openCheckOf(userName)).resolves.toBeDefined()

  // A name that is said while the check waits has to be the document's as well.
  await send(other.client, { fullName: 'Andres Bonifacio' })
  await other.client.call(setPayeeName, { payeeName: 'Somebody Else' })
  const waiting = await openCheckOf(other.userName)
  await expect(verifyCheck(lab.ctx, waiting)).rejects.toThrow('identityCheck.mismatch')
  expect((await stateOf(other.client)).state).toBe('underReview')
})

it('R-73 whoever says they are too young plays no more, whatever they say next; their money leaves, and a reviewer sees it', async () => {
  const email = `${randomUUID()}@perya.example`
  const { client, userName, memberId } = await lab.newMember({ payeeName: 'Basilio Reyes', email })
  const setBirthDate = (date: string) =>
    lab.ctx.pool.query('update member set birth_date = $2 where id = $1', [memberId, date])
  const stake = () => play(lab.ctx, memberId, { kind: 'stake', pesos: '1' })
  const right = { fullName: 'Basilio Reyes' }
  const year = new Date().getFullYear()
  await setBirthDate('1990-05-17')
  await stake()
  expect(await send(client, { ...right, birthDate: `${year - 19}-01-01` })).toMatchObject({
    errorCode: 'age.tooYoung',
  })
  await expect(stake()).rejects.toThrow('member.blocked')
  // Who said it may be a thief whom it spares turnover and a check, so its owner hears of it everywhere.
  expect(await letters(client)).toEqual(['Your security settings changed'])
  const { body } = await readMessage(lab.test, email, /isn’t old enough/)
  expect(body).toContain(`given to verify ${userName}`)
  // Neither what they said when they registered nor something else takes it back; of two that are too young the younger counts.
  for (const birthDate of ['1990-05-17', '1985-01-01']) {
    expect((await send(client, { ...right, birthDate })).errorCode).toBe('identityCheck.birthDate')
  }
  for (const years of [20, 17, 18]) {
    expect((await send(client, { ...right, birthDate: `${year - years}-01-01` })).errorCode).toBe(
      'age.tooYoung',
    )
  }
  expect((await stateOf(client)).state).toBe('none')

  const reviewer = await openOperator(lab.test, 'guard', ['identity.review'])
  const stranger = await openOperator(lab.test, 'guest', ['withdrawals.review'])
  expect((await stranger.call(ops.listTooYoung, {})).errorCode).toBe('permission.denied')
  // Nobody's birth date keeps the others from being seen.
  const other = await lab.newMember()
  await lab.ctx.pool.query("update member set birth_date = '9990-01-01' where id = $1", [other.memberId])
  const { members } = (await reviewer.call(ops.listTooYoung, {})).value
  expect(members.find((member) => member.userName === userName)).toMatchObject({
    birthDate: `${year - 17}-01-01`,
    until: `${year + 3}-12-31T16:00:00.000Z`,
  })

  // Nobody can verify them, so their own money asks for no verified identity; a person looks at it.
  await need('0')
  const cardId = await giveCard(client, memberId)
  expect((await withdraw(client, cardId, '300')).errorCode).toBe('withdrawal.paused')
  await lab.ctx.pool.query('delete from withdrawal_pause where member_id = $1', [memberId])
  const asked = await withdraw(client, cardId, '300')
  expect(asked.value).toMatchObject({ state: 'requested', reason: 'barred' })
  await need(null)
  await setBirthDate('1990-05-17')
  await stake()
})

it('R-74 one person has one verified account at a merchant, whichever of two is looked at first', async () => {
  const documentNumber = newNumber()
  const [ana, again] = await Promise.all([lab.newMember(), lab.newMember()])
  await send(ana.client, { documentNumber, fullName: `Teresa ${ana.userName}` })
  await send(again.client, { documentNumber: documentNumber.replace('P', 'p '), fullName: 'Somebody Else' })
  const checks = await Promise.all([ana, again].map(({ userName }) => openCheckOf(userName)))
  const ends = await Promise.allSettled(checks.map((check) => verifyCheck(lab.ctx, check)))
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const states = await Promise.all([ana, again].map(({ client }) => stateOf(client)))
  expect(states.map(({ state }) => state).sort()).toEqual(['underReview', 'verified'])

  // Another document of the same person is the same person.
  const [first, second] = await Promise.all([lab.newMember(), lab.newMember()])
  const fullName = `Narciso ${first.userName}`
  await send(first.client, { fullName })
  await send(second.client, { fullName: fullName.toUpperCase() })
  await verifyCheck(lab.ctx, await openCheckOf(first.userName))
  const twin = await openCheckOf(second.userName)
  await expect(verifyCheck(lab.ctx, twin)).rejects.toThrow('identityCheck.duplicate')
  await refuseCheck(lab.ctx, { ...twin, reason: 'duplicate' })
  expect(await stateOf(second.client)).toMatchObject({ state: 'refused', reason: 'duplicate' })
})

it('R-106 pictures of identity are drawn anew, sealed at rest, and no member is served one', async () => {
  const { client, memberId } = await lab.newMember()
  const { id } = (await handIn(client, await polyglot())).value
  const { rows } = await lab.ctx.pool.query('select sealed from identity_picture where id = $1', [id])
  const sealed: Buffer = rows[0].sealed
  expect(sealed.includes('WEBP')).toBe(false)
  const webp = openBytes(lab.ctx.secrets, 'identity_picture.sealed', sealed)
  expect(webp.subarray(8, 12).toString()).toBe('WEBP')
  for (const left of polyglotLeftovers) expect(webp.includes(left)).toBe(false)
  expect(() => openBytes(lab.ctx.secrets, 'feedback', sealed)).toThrow()
  const served = Object.values(contract.identityCheckEndpoints).filter(({ path }) => path.includes('picture'))
  expect(served.map(({ method }) => method)).toEqual(['POST'])

  expect((await handIn(client, pngBomb(60_000, 60_000))).errorCode).toBe('picture.tooWide')
  const large = await handIn(client, Buffer.alloc(pictureBytesMax + 1))
  expect([large.status, large.errorCode]).toEqual([413, 'body.large'])
  const count = 'select count(*)::int as n from identity_picture where member_id = $1'
  expect((await lab.ctx.pool.query(count, [memberId])).rows).toEqual([{ n: 1 }])

  // Handed in and never sent: forgotten after a day.
  await lab.ctx.pool.query(
    "update identity_picture set made_at = made_at - interval '25 hours' where id = $1",
    [id],
  )
  await identityCheckJobs(lab.ctx)[0]?.run()
  expect((await lab.ctx.pool.query(count, [memberId])).rows).toEqual([{ n: 0 }])
})

it.each(evilPictures)('R-106 %s is no picture of a document', async (_what, file) => {
  const { client } = await lab.newMember()
  const answer = await handIn(client, await file())
  expect([400, answer.errorCode]).toEqual([
    answer.status,
    expect.stringMatching(/picture.unreadable|input.invalid/),
  ])
})

it('R-102 thirty pictures a day are kept, however many are sent at once', async () => {
  const { client, memberId } = await lab.newMember()
  await lab.ctx.pool.query(
    "insert into identity_picture (member_id, sealed, made_at) select $1, '', now() from generate_series(1, 27)",
    [memberId],
  )
  const file = await canvas().png().toBuffer()
  const answers = await Promise.all(Array.from({ length: 8 }, () => handIn(client, file)))
  expect(answers.filter(({ success }) => success)).toHaveLength(3)
  expect(answers.find(({ success }) => !success)?.errorCode).toBe('identityCheck.tooMany')
})

it('R-74 a merchant says how much may be withdrawn, all withdrawals together, before the identity is verified', async () => {
  const { client, userName, memberId } = await lab.newMember({ payeeName: 'Pedro Penduko' })
  const cardId = await giveCard(client, memberId)
  const ask = (amount: string) => withdraw(client, cardId, amount)
  await need('500')
  expect((await client.call(contract.getIdentityCheck, {})).value.need.withdrawalAbove).toBe('500')
  expect((await ask('500.01')).errorCode).toBe('withdrawal.identity')
  const first = await ask('300')
  expect((await ask('300')).errorCode).toBe('withdrawal.identity')
  // What came back was not withdrawn.
  await client.call(cash.cancelWithdrawal, { id: first.value.id })
  expect((await ask('300')).success).toBe(true)
  expect((await ask('200')).success).toBe(true)
  await need('0')
  expect((await ask('300')).errorCode).toBe('withdrawal.identity')
  await send(client, { fullName: 'Pedro Penduko' })
  expect((await ask('300')).errorCode).toBe('withdrawal.identity')
  await verifyCheck(lab.ctx, await openCheckOf(userName))
  expect((await ask('300')).success).toBe(true)
  await need(null)
})
