import { randomUUID } from 'node:crypto'
import { createDeposit } from '@perya/contract/deposits'
import { takeBreak } from '@perya/contract/protection'
import { walletBalance } from '@perya/contract/wallet'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '#features/identity/testing/client.ts'
import { keepIdentity, keepMobile } from '#features/members/index.ts'
import { changeMerchant, merchantOf } from '#features/merchants/index.ts'
import { openOperator } from '#features/operators/testing/operator-client.ts'
import { sendToVendor } from '#features/vendors/index.ts'
import { openToldVendor, type ToldVendor } from '#features/vendors/testing/told-vendor.ts'
import { eventually } from '#testing/eventually.ts'
import { runCommand } from '#testing/test-server.ts'
import { openCashierLab } from '../testing/cashier-lab.ts'
import { play } from '../testing/play.ts'
import { listOpenCases } from './case.store.ts'
import { raiseNear } from './raise-near.ts'
import { confirmSamePerson } from './review-case.ts'

type Lab = Awaited<ReturnType<typeof openCashierLab>>
type Player = Awaited<ReturnType<Lab['newMember']>>
let lab: Lab
let reviewer: string
let vendor: ToldVendor
beforeAll(async () => {
  lab = await openCashierLab()
  vendor = await openToldVendor(lab.ctx)
  vendor.says(({ amount = '0' }) => ({ status: 'SUCCESS', amount }))
  reviewer = (await openOperator(lab.test, 'nena', ['cases.review'])).name
}, 60_000)
afterAll(async () => {
  vendor.close()
  await lab.close()
})

/** A member whom a person has verified by a document of their own. */
async function verified(fullName: string, birthDate: string): Promise<Player> {
  const player = await lab.newMember()
  const documentNumber = randomUUID()
  await lab.ctx.db
    .transaction()
    .execute((tx) => keepIdentity(lab.ctx, tx, player.memberId, { fullName, birthDate, documentNumber }))
  return player
}

const proveMobile = ({ memberId }: Player) =>
  lab.ctx.pool.query('update member set mobile_verified_at = now() where id = $1', [memberId])

const setMobile = ({ memberId }: Player, mobile: string) =>
  lab.ctx.db.transaction().execute((tx) => keepMobile(lab.ctx, tx, memberId, mobile))

const exclude = ({ client }: Player) => client.call(takeBreak, { kind: 'exclusion', months: 6 })

async function deposit({ client }: { client: Client }, amount: string): Promise<string> {
  const { id: channelId } = await lab.channel(client, 'gcash')
  const answer = await client.call(createDeposit, { requestKey: randomUUID(), channelId, amount })
  return answer.success ? 'begun' : (answer.errorCode ?? '')
}

async function casesOf({ userName }: Player) {
  await raiseNear(lab.ctx)
  return (await listOpenCases(lab.ctx.db, 'PERYA')).filter((each) => each.userName === userName)
}

const decide = (...words: string[]) =>
  runCommand('cashier', ['PERYA', ...words, 'by', reviewer], {
    DATABASE_URL: lab.test.url,
    PERYA_SECRET: 'a secret for tests that is long enough',
  })

it('R-74 R-81 a second account under a slightly different name and another document brings no money until a person decides', async () => {
  const maria = await verified('Maria Clara Santos', '1985-03-14')
  await exclude(maria)
  const second = await verified('Santos, María Clarra', '1985-03-14')
  expect(await deposit(second, '300')).toBe('deposit.checking')
  expect(await deposit(second, '300')).toBe('deposit.checking')
  const [found, ...more] = await casesOf(second)
  expect([found?.kind, more]).toEqual(['nearMatch', []])
  const shown = await decide('case', found?.reference ?? '')
  expect(shown.stdout).toContain(`may be ${maria.userName} of PERYA, who takes a break  name, birthDate`)

  await sendToVendor(lab.ctx, {
    memberId: second.memberId,
    vendorCode: vendor.code,
    amount: parseAmount('40'),
  })
  vendor.says({ status: 'SUCCESS', amount: '40.00' })
  expect((await decide('same-person', found?.reference ?? '', 'same face')).stderr).toBe('')
  expect(vendor.heard.at(-1)).toMatchObject({ method: 'ftoa', playerId: String(second.memberId) })
  await eventually(async () =>
    expect(await second.client.call(walletBalance, {})).toMatchObject({ errorCode: 'session.expired' }),
  )
  await second.client.logIn(second.userName)
  expect(await deposit(second, '300')).toBe('member.excluded')
  const again = await second.client.call(walletBalance, {})
  expect(again.value.cash).toBe('10000.00')
  expect(await play(lab.ctx, second.memberId, { kind: 'stake', pesos: '1' }).catch(() => 'blocked')).toBe(
    'blocked',
  )
})

it('R-74 somebody who only looks like a person on a break plays on, and deposits once that is said', async () => {
  await exclude(await verified('Jose Mercado', '1979-12-30'))
  const namesake = await verified('Josef Mercado', '1979-12-30')
  expect(await deposit(namesake, '300')).toBe('deposit.checking')
  await play(lab.ctx, namesake.memberId, { kind: 'stake', pesos: '1' })
  const [found] = await casesOf(namesake)
  expect((await decide('close-case', found?.reference ?? '', 'other face, other town')).code).toBe(0)
  expect(await deposit(namesake, '300')).toBe('begun')
  expect(await casesOf(namesake)).toEqual([])
})

it('R-74 R-81 a break confirmed at the desk begins at once under every account, and for nobody who is on it already', async () => {
  const [first, second, third] = await Promise.all([
    verified('Corazon Montero', '1991-01-31'),
    verified('Corazon Monterro', '1991-01-31'),
    lab.newMember(),
  ])
  await exclude(first)
  await first.client.logIn(first.userName)
  expect(await deposit(second, '300')).toBe('deposit.checking')
  const [found] = await casesOf(second)
  await lab.ctx.pool.query(
    "insert into near_match (member_id, other_id, signs, is_same) values ($1, $2, '{mobile}', true)",
    [third.memberId, second.memberId],
  )
  const named = { merchant: 'PERYA', reference: found?.reference ?? '' }
  await confirmSamePerson(lab.ctx, { ...named, operator: reviewer, remark: 'same hand' })
  const asked = [first, second, third].map(({ client }) => client.call(walletBalance, {}))
  const answers = (await Promise.all(asked)).map(({ errorCode }) => errorCode)
  expect(answers).toEqual([undefined, 'session.expired', 'session.expired'])
  for (const each of [second, third]) {
    await each.client.logIn(each.userName)
    expect(await deposit(each, '300')).toBe('member.excluded')
  }
})

it('R-74 an account that strangers open on a member’s data and exclude stops none of their deposits twice', async () => {
  const mobile = '+639185550002'
  const victim = await verified('Ligaya Ramos', '1988-08-08')
  await setMobile(victim, mobile)
  await exclude(await lab.newMember({ mobile }))
  expect(await deposit(victim, '300')).toBe('begun')

  await exclude(await lab.newMember({ mobile, payeeName: 'Ligaya Ramos' }))
  expect(await deposit(victim, '300')).toBe('deposit.checking')
  const [found] = await casesOf(victim)
  expect((await decide('close-case', found?.reference ?? '', 'somebody else opened it')).code).toBe(0)
  await exclude(await lab.newMember({ mobile, payeeName: 'Ligaya Ramos' }))
  expect(await deposit(victim, '300')).toBe('begun')
  expect(await casesOf(victim)).toEqual([])
})

it('R-74 a number or a phone of somebody on a break is looked at; a family’s tablet is not', async () => {
  const mobile = '+639185550001'
  const gone = await lab.newMember({ mobile })
  await proveMobile(gone)
  const logsInOn = (player: Player, device: string) =>
    lab.ctx.pool.query(
      `insert into member_device (member_id, device_hash, first_seen_at, last_seen_at)
       values ($1, sha256($2::text::bytea), now(), now())`,
      [player.memberId, device],
    )
  await logsInOn(gone, 'own phone')
  await exclude(gone)
  const [typed, onPhone] = [await lab.newMember({ mobile }), await lab.newMember()]
  await logsInOn(onPhone, 'own phone')
  expect(await deposit(typed, '300')).toBe('deposit.checkingUnverified')
  expect(await deposit(onPhone, '300')).toBe('deposit.checkingUnverified')

  const father = await verified('Ramon Abad', '1961-02-03')
  await logsInOn(father, 'family tablet')
  await exclude(father)
  const son = await verified('Paolo Abad', '1990-07-08')
  await logsInOn(son, 'family tablet')
  expect(await deposit(son, '300')).toBe('begun')
})

it('R-74 whose deposit waits for a person reads when they are answered, and to verify themselves only if nobody has', async () => {
  const mobile = '+639185550003'
  const gone = await lab.newMember({ mobile, payeeName: 'Amado Reyes' })
  await proveMobile(gone)
  await exclude(gone)
  const member = await lab.newMember({ mobile, payeeName: 'Amado Reyes' })
  const read = async () => {
    const { id: channelId } = await lab.channel(member.client, 'gcash')
    const asked = { requestKey: randomUUID(), channelId, amount: '300' }
    return member.client.call(createDeposit, asked)
  }
  const before = await read()
  expect(before).toMatchObject({ status: 403, errorCode: 'deposit.checkingUnverified' })
  expect(before.message).toMatch(/within 24 hours.*verify your identity in your profile/i)
  await lab.verify(member.memberId)
  const after = await read()
  expect(after).toMatchObject({ status: 403, errorCode: 'deposit.checking' })
  expect(after.message).toContain('within 24 hours')
  expect(after.message).not.toMatch(/verify/i)
})

it('R-74 somebody nobody has verified deposits a little, reads how to go on, and any amount once verified', async () => {
  const set = async (max: string | null) => {
    await changeMerchant(lab.ctx.db, 'PERYA', 'unverifiedDepositMax', JSON.stringify(max))
    await eventually(() => expect(merchantOf(lab.ctx, 'PERYA').settings.unverifiedDepositMax).toBe(max))
  }
  const before = merchantOf(lab.ctx, 'PERYA').settings.unverifiedDepositMax
  expect(before).not.toBeNull()
  await set('1000')
  const { client, memberId } = await lab.newMember()
  expect(await deposit({ client }, '600')).toBe('begun')
  const { id: channelId } = await lab.channel(client, 'gcash')
  const refused = await client.call(createDeposit, { requestKey: randomUUID(), channelId, amount: '401' })
  expect([refused.errorCode, refused.text]).toEqual([
    'deposit.identity',
    expect.stringContaining('Verify it in your profile'),
  ])
  expect(refused.text).toContain('1,000')
  expect(await deposit({ client }, '400')).toBe('begun')
  await lab.verify(memberId)
  expect(await deposit({ client }, '401')).toBe('begun')
  await set(before)
})
