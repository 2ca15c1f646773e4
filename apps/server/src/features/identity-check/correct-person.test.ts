import { randomInt, randomUUID } from 'node:crypto'
import { listInbox } from '@perya/contract/inbox'
import { correctPerson } from '@perya/contract/ops-identity'
import { getSecurityConfig } from '@perya/contract/security'
import {
  bindBankCard,
  cancelWithdrawal,
  createWithdrawal,
  listBankCards,
  listPayoutBanks,
} from '@perya/contract/withdrawals'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { demoWithdrawalPassword, openCashierLab } from '#features/cashier/testing/cashier-lab.ts'
import { play } from '#features/cashier/testing/play.ts'
import { type Client, readMessage } from '#features/identity/testing/client.ts'
import { findBirthDate, keepIdentity, readPersonalData } from '#features/members/index.ts'
import { checkChain, listActRows } from '#features/operators/index.ts'
import { type OperatorClient, openOperator } from '#features/operators/testing/operator-client.ts'
import { runCommand } from '#testing/test-server.ts'
import { correctPerson as correctAtDesk } from './correct-person.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lab: Awaited<ReturnType<typeof openCashierLab>>
let rosa: OperatorClient
let clerk: OperatorClient
beforeAll(async () => {
  lab = await openCashierLab()
  rosa = await openOperator(lab.test, 'rosa', ['identity.review'])
  clerk = await openOperator(lab.test, 'clerk', ['inbox.write'])
})
afterAll(() => lab.close())

const command = async (...words: string[]) => {
  const { stdout, stderr } = await runCommand('identity', ['PERYA', ...words], {
    DATABASE_URL: lab.test.url,
    // The one the app of this test has.
    PERYA_SECRET: 'a secret for tests that is long enough',
  })
  return stdout + stderr
}

/** Somebody who mistyped their name, with an account bound in it. */
async function mistypedMember() {
  const email = `${randomUUID()}@perya.example`
  const member = await lab.newMember({ payeeName: 'Huan dela Kruz', email })
  const { client, memberId } = member
  const bank = (await client.call(listPayoutBanks, {})).value.banks.find(({ name }) => name === 'GCash')
  const number = `0917${randomInt(1_000_000, 10_000_000)}`
  const bind = () =>
    client.call(bindBankCard, { bankId: bank?.id ?? '', number, password: demoWithdrawalPassword })
  const card = await bind()
  await lab.ctx.pool.query('update bank_card set usable_at = bound_at where member_id = $1', [memberId])
  return { ...member, email, cardId: card.value.id, bind }
}
const withdraw = (client: Client, cardId: string) =>
  client.call(createWithdrawal, {
    requestKey: randomUUID(),
    cardId,
    amount: '300',
    password: demoWithdrawalPassword,
  })
const nameOf = async (memberId: bigint) => (await readPersonalData(lab.ctx, lab.ctx.db, memberId)).payeeName
const newestLetter = async (client: Client) =>
  (await client.call(listInbox, { pageNo: 1 })).value.threads[0]?.preview

it('R-10 R-109 a call does the same for who may review identities, and nobody else; a name that only reads otherwise keeps its accounts', async () => {
  const { client, memberId, userName, cardId } = await mistypedMember()
  const correct = (personalData: string, at = rosa) =>
    at.call(correctPerson, { userName, field: 'payeeName', personalData })
  expect((await correct('Juan dela Cruz', clerk)).errorCode).toBe('permission.denied')
  for (const wrong of ['Juan', 'Juan 2', '']) {
    expect((await correct(wrong)).errorCode).toBe('name.format')
  }
  expect((await correct('HUAN DELA KRUZ')).success).toBe(true)
  expect((await client.call(listBankCards, {})).value.cards).toHaveLength(1)
  await lab.ctx.pool.query('delete from withdrawal_pause where member_id = $1', [memberId])

  // Money on its way to an account in that name is stopped first.
  const asked = await withdraw(client, cardId)
  expect((await correct('Juan dela Cruz')).errorCode).toBe('card.inUse')
  expect(await nameOf(memberId)).toBe('HUAN DELA KRUZ')
  await client.call(cancelWithdrawal, { id: asked.value.id })
  expect((await correct('Juan dela Cruz')).success).toBe(true)
  expect((await client.call(listBankCards, {})).value.cards).toEqual([])
  const [, called] = await listActRows(lab.ctx.db, 'PERYA', { operator: 'rosa', limit: 2 })
  expect(called).toMatchObject({ call: 'POST /ops/members/correct', input: { userName, field: 'payeeName' } })
  expect(JSON.stringify(called?.input)).not.toContain('Cruz')
  const unknown = { userName: 'nobody', field: 'payeeName', personalData: 'Juan dela Cruz' } as const
  expect((await rosa.call(correctPerson, unknown)).errorCode).toBe('member.unknown')
})

it('R-73 R-10 a birth date is corrected too, which closes or opens play at once; what was verified stays', async () => {
  const { client, memberId, userName } = await mistypedMember()
  const correct = (personalData: string) =>
    rosa.call(correctPerson, { userName, field: 'birthDate', personalData })
  const stake = () => play(lab.ctx, memberId, { kind: 'stake', pesos: '1' })
  for (const wrong of ['1990-02-30', '17 May 1990', '3000-01-01']) {
    expect((await correct(wrong)).errorCode).toBe('field.format')
  }
  expect((await correct(`${new Date().getFullYear() - 15}-01-01`)).success).toBe(true)
  await expect(stake()).rejects.toThrow('member.blocked')
  expect((await correct('1990-05-17')).success).toBe(true)
  expect(await findBirthDate(lab.ctx.db, memberId)).toBe('1990-05-17')
  await stake()
  expect(await newestLetter(client)).toContain(`corrected the date of birth of ${userName}`)

  await lab.ctx.db.transaction().execute((tx) =>
    keepIdentity(lab.ctx, tx, memberId, {
      fullName: 'Huan dela Kruz',
      birthDate: '1990-05-17',
      documentNumber: `P${randomInt(1_000_000, 10_000_000)}A`,
    }),
  )
  expect(await correct('1991-05-17')).toMatchObject({ status: 409, errorCode: 'identityCheck.fixed' })
  expect(await command('correct', userName, 'payeeName', 'Juan dela Cruz', 'by', 'rosa')).toContain(
    'This member is verified',
  )
  expect(await nameOf(memberId)).toBe('Huan dela Kruz')
})

it('R-10 R-109 a command corrects a name; accounts in the old one are paid no more, its member hears of it, and the record shows neither', async () => {
  const { client, memberId, userName, email, cardId, bind } = await mistypedMember()
  expect(await command('correct', userName, 'payeeName', 'Juan dela Cruz', 'by', 'clerk')).toContain(
    'clerk may not',
  )
  const unknown = { merchant: 'PERYA', userName, field: 'mobile', personalData: '+639171234567' }
  await expect(correctAtDesk(lab.ctx, unknown)).rejects.toThrow('one of payeeName, birthDate')
  expect(await nameOf(memberId)).toBe('Huan dela Kruz')
  expect(await command('correct', userName, 'payeeName', 'Juan dela Cruz', 'by', 'rosa')).toBe(
    `The payeeName of ${userName} is corrected; they hear of it and withdraw nothing for a day.\n`,
  )
  expect(await nameOf(memberId)).toBe('Juan dela Cruz')
  expect((await client.call(getSecurityConfig, {})).value.pausedUntil).not.toBeNull()
  expect((await withdraw(client, cardId)).errorCode).toBe('withdrawal.paused')
  expect(await newestLetter(client)).toContain(`corrected the account name of ${userName}.`)
  expect((await readMessage(lab.test, email, /corrected the account name/)).body).toContain(
    'withdraw for 24 hours',
  )

  lab.later(25 * 60)
  await client.logIn(userName)
  expect((await client.call(listBankCards, {})).value.cards).toEqual([])
  expect((await withdraw(client, cardId)).errorCode).toBe('card.unknown')
  // One that is in the right name can be bound again.
  expect((await bind()).success).toBe(true)

  const acts = await listActRows(lab.ctx.db, 'PERYA', { operator: 'rosa', limit: 2 })
  expect(acts.map(({ call, input, outcome }) => [call, input, outcome])).toEqual([
    [
      'change member',
      {
        row: { userName },
        before: { payeeName: 'H*** d*** K***' },
        after: { payeeName: 'J*** d*** C***' },
      },
      'done',
    ],
    ['command identity correct', { 'user name': userName, field: 'payeeName' }, 'done'],
  ])
  expect((await checkChain(lab.ctx.db)).broken).toBeNull()
})
