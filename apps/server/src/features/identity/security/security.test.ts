import { randomInt, randomUUID } from 'node:crypto'
import { listPasskeys, removePasskey } from '@perya/contract/identity-passkey'
import { changePassword } from '@perya/contract/identity-password'
import { listInbox } from '@perya/contract/inbox'
import * as contract from '@perya/contract/security'
import * as cash from '@perya/contract/withdrawals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCashierLab } from '#features/cashier/testing/cashier-lab.ts'
import { type Client, demoPassword, readCode, readMessage, readOutbox } from '../testing/client.ts'
import { addPasskeyOf } from '../testing/passkey-member.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
beforeAll(async () => {
  lab = await openCashierLab()
}, 60_000)
afterAll(async () => {
  await lab.close()
})

const digits = '202611'
const newMobile = () => `+63917${randomInt(1_000_000, 10_000_000)}`
const newEmail = () => `${randomUUID().slice(0, 8)}@example.com`

async function bindMobile(client: Client, mobileNum: string) {
  await client.call(contract.sendMobileCode, { mobileNum, ...(await client.solveCaptcha()) })
  const verificationCode = await readCode(lab.test, mobileNum)
  return client.call(contract.setMobile, { mobileNum, verificationCode, password: digits })
}

async function bindEmail(client: Client, email: string) {
  await client.call(contract.sendEmailCode, { email, ...(await client.solveCaptcha()) })
  const verificationCode = await readCode(lab.test, email)
  return client.call(contract.setEmail, { email, verificationCode, password: digits })
}

/** An account that can be paid to, without its day of waiting. */
async function bindCard(client: Client, memberId: bigint, password = digits): Promise<string> {
  const { value } = await client.call(cash.listPayoutBanks, {})
  const bound = await client.call(cash.bindBankCard, {
    bankId: value.banks.find(({ name }) => name === 'GCash')?.id ?? '',
    number: `0917${randomInt(1_000_000, 10_000_000)}`,
    payeeName: 'Maria Clara',
    password,
  })
  await lab.ctx.pool.query('update bank_card set usable_at = bound_at where member_id = $1', [memberId])
  return bound.value.id
}

const withdraw = (client: Client, cardId: string) =>
  client.call(cash.createWithdrawal, { requestKey: randomUUID(), cardId, amount: '300', password: digits })

it('PAY-3 the meter counts what secures an account, and a code binds number and address', async () => {
  const { client } = await lab.newMember()
  const first = await client.call(contract.getSecurityConfig, {})
  expect(first.value).toMatchObject({ level: 2, missing: ['mobile', 'email', 'passkey'], pausedUntil: null })
  const mobile = newMobile()
  const bound = await bindMobile(client, mobile)
  expect(bound.value).toMatchObject({ level: 3, isMobileVerified: true, pausedUntil: null })
  expect(bound.value.mobileNum).not.toBe(mobile)
  const { value } = await bindEmail(client, newEmail())
  expect(value).toMatchObject({ level: 4, missing: ['passkey'], isEmailVerified: true, pausedUntil: null })
})

it('PAY-3 R-95 a session alone binds nothing: the digits and the code have to be right, and a code works once', async () => {
  const { client } = await lab.newMember()
  const email = newEmail()
  await client.call(contract.sendEmailCode, { email, ...(await client.solveCaptcha()) })
  const verificationCode = await readCode(lab.test, email)
  const set = (typed: { verificationCode: string; password: string }) =>
    client.call(contract.setEmail, { email, ...typed })
  expect((await set({ verificationCode, password: '000000' })).errorCode).toBe('withdrawalPassword.wrong')
  const wrong = verificationCode === '123456' ? '654321' : '123456'
  expect((await set({ verificationCode: wrong, password: digits })).errorCode).toBe('verification.wrong')
  expect((await set({ verificationCode, password: digits })).success).toBe(true)
  expect((await set({ verificationCode, password: digits })).errorCode).toBe('verification.wrong')
  expect(
    (await client.call(contract.sendEmailCode, { email, ...(await client.solveCaptcha()) })).errorCode,
  ).toBe('verification.tooSoon')
})

it('PAY-3 a number that somebody has proved stays theirs, however many try at once', async () => {
  const mobile = newMobile()
  const rivals = await Promise.all([lab.newMember(), lab.newMember()])
  const codes: string[] = []
  for (const { client } of rivals) {
    await lab.ctx.pool.query('delete from throttle')
    await client.call(contract.sendMobileCode, { mobileNum: mobile, ...(await client.solveCaptcha()) })
    codes.push(await readCode(lab.test, mobile, codes.length + 1))
  }
  const answers = await Promise.all(
    rivals.map(({ client }, index) =>
      client.call(contract.setMobile, {
        mobileNum: mobile,
        verificationCode: codes[index] ?? '',
        password: digits,
      }),
    ),
  )
  expect(answers.map(({ errorCode }) => errorCode ?? 'done').sort()).toEqual(['done', 'mobile.taken'])
})

it('R-95 a changed number, password or six digits hold withdrawals for a day, and the old number hears of it', async () => {
  const { client, memberId, userName } = await lab.newMember()
  const old = newMobile()
  await bindMobile(client, old)
  const cardId = await bindCard(client, memberId)
  expect((await withdraw(client, cardId)).success).toBe(true)

  const changed = await bindMobile(client, newMobile())
  expect(changed.value.pausedUntil).not.toBeNull()
  const [told] = await readOutbox(lab.test, old, 3)
  expect(told?.body).toContain('mobile number')
  expect(told?.body).toContain('24 hours')
  const held = await withdraw(client, cardId)
  expect(held.errorCode).toBe('withdrawal.paused')
  expect(held.message).toContain('24 hours')

  lab.later(24 * 60 + 1)
  await client.logIn(userName)
  expect((await client.call(contract.getSecurityConfig, {})).value.pausedUntil).toBeNull()
  expect((await withdraw(client, cardId)).success).toBe(true)
  const next = await client.call(changePassword, {
    oldPassword: demoPassword,
    newPassword: 'Mangga-at-Bagoong-7',
    confirmNewPassword: 'Mangga-at-Bagoong-7',
  })
  client.token = next.value.token
  expect((await withdraw(client, cardId)).errorCode).toBe('withdrawal.paused')
})

it('R-95 who has given neither number nor address finds in the box what was changed, in their language', async () => {
  const { client, userName } = await lab.newMember()
  await client.call(changePassword, {
    oldPassword: demoPassword,
    newPassword: 'Mangga-at-Bagoong-7',
    confirmNewPassword: 'Mangga-at-Bagoong-7',
  })
  await client.logIn(userName, 'Mangga-at-Bagoong-7')
  await addPasskeyOf(client)
  const boxIn = async (language: string) =>
    (await client.call(listInbox, { pageNo: 1 }, { language })).value.threads.map(({ preview }) => preview)
  expect(await boxIn('EN')).toEqual([
    expect.stringMatching(`^A passkey was added to ${userName}’s account. You can’t withdraw for 24 hours`),
    expect.stringMatching(`^The password of ${userName} was changed, and all devices`),
  ])
  expect((await boxIn('TY'))[0]).toMatch(
    `May idinagdag na passkey sa account ni ${userName}. Walang withdrawal`,
  )
})

it('R-92 R-95 five changes in a day are told by SMS, which costs; all of them are in the box', async () => {
  const { client } = await lab.newMember()
  const mobile = newMobile()
  await bindMobile(client, mobile)
  for (let count = 0; count < 4; count += 1) {
    await addPasskeyOf(client)
    const [made] = (await client.call(listPasskeys, {})).value.passkeys
    await client.call(removePasskey, { id: made?.id ?? '' })
  }
  expect((await client.call(listInbox, { pageNo: 1 })).value.threads).toHaveLength(8)
  // A code comes after all warnings, so what is not there by then never comes.
  await client.call(contract.sendWithdrawalCode, { by: 'mobile' })
  await readMessage(lab.test, mobile, /your code is/)
  const told = await readOutbox(lab.test, mobile)
  expect(told.filter(({ body }) => /passkey/.test(body))).toHaveLength(5)
})

it('PAY-3 R-95 forgotten digits need a code, the log-in password and a question; a question alone is never enough', async () => {
  const { client, memberId } = await lab.newMember()
  expect((await client.call(contract.sendWithdrawalCode, { by: 'email' })).errorCode).toBe('contact.missing')
  const email = newEmail()
  await bindEmail(client, email)
  const twice = [
    { question: 'pet', answer: 'Bantay' },
    { question: 'pet', answer: 'Muning' },
  ] as const
  const refused = await client.call(contract.setSecurityQuestions, { answers: [...twice], password: digits })
  expect(refused.errorCode).toBe('input.invalid')
  const asked = await client.call(contract.setSecurityQuestions, {
    answers: [
      { question: 'pet', answer: 'Bantay' },
      { question: 'hero', answer: 'José Rizal' },
    ],
    password: digits,
  })
  expect(asked.value.questions).toEqual(['hero', 'pet'])

  await lab.ctx.pool.query('delete from throttle')
  await client.call(contract.sendWithdrawalCode, { by: 'email' })
  const verificationCode = await readCode(lab.test, email, 2)
  const right = {
    by: 'email',
    verificationCode,
    loginPassword: demoPassword,
    question: 'hero',
    answer: ' jose  rizal ',
    newPassword: '731954',
  } as const
  const reset = (changes: Partial<Record<keyof typeof right, string | undefined>>) =>
    client.call(contract.resetWithdrawalPassword, { ...right, ...changes } as typeof right)
  expect((await reset({ answer: 'Bonifacio' })).errorCode).toBe('question.wrong')
  expect((await reset({ loginPassword: 'wrong' })).errorCode).toBe('password.wrong')
  const other = verificationCode === '123456' ? '654321' : '123456'
  expect((await reset({ verificationCode: other })).errorCode).toBe('verification.wrong')
  expect((await reset({ newPassword: '111111' })).errorCode).toBe('withdrawalPassword.simple')
  const done = await reset({})
  expect(done.value.pausedUntil).not.toBeNull()
  await lab.ctx.pool.query('delete from throttle')
  const cards = { id: await bindCard(client, memberId, '731954'), password: digits }
  expect((await client.call(cash.removeBankCard, cards)).errorCode).toBe('withdrawalPassword.wrong')
})

it('PAY-3 an account is taken away by the digits, not while money is on its way to it, and can be bound again', async () => {
  const { client, memberId } = await lab.newMember()
  const cardId = await bindCard(client, memberId)
  const { value: made } = await withdraw(client, cardId)
  const remove = () => client.call(cash.removeBankCard, { id: cardId, password: digits })
  expect((await remove()).errorCode).toBe('card.inUse')
  await client.call(cash.cancelWithdrawal, { id: made.id })
  expect((await remove()).success).toBe(true)
  expect((await client.call(cash.listBankCards, {})).value.cards).toEqual([])
  expect((await withdraw(client, cardId)).errorCode).toBe('card.unknown')
  expect((await remove()).errorCode).toBe('card.unknown')
  // What was is still told as it was.
  expect((await client.call(cash.getWithdrawal, { id: made.id })).value.state).toBe('cancelled')
})

it('PAY-3 the name accounts are in is said once; what one is called may change', async () => {
  const { client } = await lab.newMember()
  for (const payeeName of ['Maria', 'Maria 2', '<b>Maria Clara</b>']) {
    expect((await client.call(contract.setPayeeName, { payeeName })).errorCode).toBe('input.invalid')
  }
  const named = await client.call(contract.setPayeeName, { payeeName: 'Maria Clara' })
  expect(named.value.payeeName).toBe('M*** C***')
  expect((await client.call(contract.setPayeeName, { payeeName: 'Somebody Else' })).errorCode).toBe(
    'payee.fixed',
  )
  expect((await client.call(contract.setNickname, { nickname: 'Clarita' })).value.nickname).toBe('Clarita')
  expect((await client.call(contract.setNickname, { nickname: '<b>x</b>' })).errorCode).toBe('input.invalid')
})
