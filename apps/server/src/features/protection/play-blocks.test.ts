/** Who may play what, asked where it counts: in the debit. */
import { randomInt, randomUUID } from 'node:crypto'
import { createDeposit } from '@perya/contract/deposits'
import { registerMember } from '@perya/contract/identity-registration'
import { launchGame } from '@perya/contract/member-games'
import { getProtection, takeBreak } from '@perya/contract/protection'
import { createWithdrawal } from '@perya/contract/withdrawals'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoWithdrawalPassword, openCashierLab } from '#features/cashier/testing/cashier-lab.ts'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { createMember, keepIdentity, keepMobile } from '#features/members/index.ts'
import { birthDateByLaw, defaultSettings } from '#features/merchants/default-settings.ts'
import { changeMerchant, createMerchant, merchantOf } from '#features/merchants/index.ts'
import {
  findMemberAccounts,
  fundDemoMember,
  openHouseAccount,
  tryPostTransfer,
} from '#features/wallet/index.ts'
import { eventually } from '#testing/eventually.ts'
import { followBreaks } from './break.store.ts'
import { loadRestricted } from './load-restricted.ts'
import { blockRestricted } from './restricted.store.ts'
import { readRestrictedFile } from './restricted-file.rules.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
beforeAll(async () => {
  lab = await openCashierLab()
  await createMerchant(lab.ctx.db, 'LIGAYA', 'Ligaya')
  await changeMerchant(lab.ctx.db, 'LIGAYA', 'hosts', 'ligaya.example')
  const register = { ...defaultSettings.register, birthDate: birthDateByLaw }
  await changeMerchant(lab.ctx.db, 'LIGAYA', 'register', JSON.stringify(register))
  await changeMerchant(lab.ctx.db, 'LIGAYA', 'identityFor', '{"play":false,"withdrawalAbove":null}')
  await eventually(() => expect(merchantOf(lab.ctx, 'LIGAYA').hosts).toContain('ligaya.example'))
}, 60_000)
afterAll(() => lab.close())

/** A stake as any game makes it: the wallet's word on it. */
async function stake(memberId: bigint, merchant = 'PERYA'): Promise<string> {
  const { cash } = await findMemberAccounts(lab.ctx.db, memberId)
  const house = await openHouseAccount(lab.ctx.db, { kind: 'house', merchant })
  const amount = parseAmount('1')
  const outcome = await tryPostTransfer(lab.ctx, {
    key: randomUUID(),
    kind: 'stake',
    legs: [
      { account: cash, amount: -amount },
      { account: house, amount },
    ],
  })
  return outcome.isPosted ? 'posted' : outcome.refusal
}

const bornYearsAgo = (years: number, days = 0) => {
  const date = new Date()
  date.setUTCFullYear(date.getUTCFullYear() - years)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
const setBirthDate = (memberId: bigint, date: string) =>
  lab.ctx.pool.query('update member set birth_date = $2 where id = $1', [memberId, date])
const change = async (name: 'minimumAge' | 'categoryAges' | 'identityFor', value: unknown) => {
  await changeMerchant(lab.ctx.db, 'PERYA', name, JSON.stringify(value))
  await eventually(() => expect(merchantOf(lab.ctx, 'PERYA').settings[name]).toEqual(value))
}
const newMobile = () => `+63917${randomInt(1_000_000, 10_000_000)}`
const newDocument = () => `P${randomInt(1_000_000, 10_000_000)}A`

const verify = (
  memberId: bigint,
  about: Partial<Record<'fullName' | 'birthDate' | 'documentNumber', string>>,
) =>
  lab.ctx.db.transaction().execute((tx) =>
    keepIdentity(lab.ctx, tx, memberId, {
      fullName: `Luz ${randomUUID()}`,
      birthDate: '1980-01-01',
      documentNumber: newDocument(),
      ...about,
    }),
  )

/** Somebody with an account at another site of the operator. */
async function memberElsewhere(about: { mobile?: string } = {}, merchant = 'LIGAYA'): Promise<bigint> {
  return lab.ctx.db.transaction().execute(async (tx) => {
    const id = await createMember(lab.ctx, tx, {
      merchant,
      userName: `l${randomUUID().slice(0, 8)}`,
      type: 0,
      language: 'EN',
      ...about,
      isMobileVerified: about.mobile !== undefined,
    })
    await fundDemoMember(tx, { memberId: id, merchant, amount: parseAmount('1000') })
    return id
  })
}

/** Lets them in where their account is, with juan's passwords. */
async function logInElsewhere(memberId: bigint, host: string): Promise<Client> {
  const { rows } = await lab.ctx.pool.query(
    `with known as (
       insert into credential (member_id, password_hash, withdrawal_password_hash)
       select $1, c.password_hash, c.withdrawal_password_hash
       from credential c join member juan on juan.id = c.member_id
       where juan.merchant = 'PERYA' and juan.user_name = 'juan')
     select user_name from member where id = $1`,
    [memberId],
  )
  const client = openClient(lab.test, { headers: { host } })
  await client.logIn(rows[0].user_name)
  return client
}

it('R-73 no stake is taken of who is too young for the site, to the day of their birthday', async () => {
  const { client, memberId } = await lab.newMember()
  expect(await stake(memberId)).toBe('posted')
  await setBirthDate(memberId, bornYearsAgo(21, 2))
  expect(await stake(memberId)).toBe('blocked')
  const channelId = (await lab.channel(client, 'gcash')).id
  const brought = await client.call(createDeposit, { requestKey: randomUUID(), channelId, amount: '200' })
  expect(brought.errorCode).toBe('member.barred')
  await setBirthDate(memberId, bornYearsAgo(21, -2))
  expect(await stake(memberId)).toBe('posted')
  const leap = await lab.ctx.pool.query(
    `select birthday_at('2004-02-29', 21, 'Asia/Manila') at time zone 'Asia/Manila' = '2025-03-01' as late,
       birthday_at('2004-02-29', 20, 'Asia/Manila') at time zone 'Asia/Manila' = '2024-02-29' as exact`,
  )
  expect(leap.rows).toEqual([{ late: true, exact: true }])
})

it('R-73 the database reads the same ages as the site where a merchant has set none', async () => {
  const { memberId } = await lab.newMember()
  await setBirthDate(memberId, '2020-06-01')
  const { rows } = await lab.ctx.pool.query(
    "select extract(year from ends_at at time zone 'Asia/Manila')::int - 2020 as age from member_block where member_id = $1 and reason = 'age'",
    [memberId],
  )
  expect(rows).toEqual([{ age: defaultSettings.minimumAge }])
})

it('R-73 each category has its age: at 19 a lottery is open and a slot is not', async () => {
  await change('minimumAge', 18)
  await change('categoryAges', { RNG: 21, LIVE: 21 })
  const { client, memberId } = await lab.newMember()
  await setBirthDate(memberId, bornYearsAgo(19))
  const slot = await lab.ctx.pool.query(
    "select node_id, vendor, game_code from game where category = 'RNG' limit 1",
  )
  const { node_id: nodeId, vendor, game_code: gameId } = slot.rows[0]
  const launch = () => client.call(launchGame, { vendor, gameId, nodeId })
  const refused = await launch()
  expect([refused.errorCode, refused.message]).toEqual(['age.tooYoung', expect.stringContaining('21')])
  const closed = async (vendorCode: string, code: string) =>
    (
      await lab.ctx.pool.query('select is_closed_category($1, $2, $3, now()) as closed', [
        memberId,
        vendorCode,
        code,
      ])
    ).rows[0].closed
  expect(await closed(vendor, gameId)).toBe(true)
  expect(await closed('NOBODY', 'unlisted')).toBe(true)
  const lottery = await lab.ctx.pool.query(
    "select vendor, game_code from game where category = 'ELOTT' limit 1",
  )
  expect(await closed(lottery.rows[0].vendor, lottery.rows[0].game_code)).toBe(false)
  // The wallet alone knows no game, so it asks for the age of the site.
  expect(await stake(memberId)).toBe('posted')

  await change('categoryAges', {})
  expect(await closed(vendor, gameId)).toBe(false)
  await change('minimumAge', 21)
  expect(await stake(memberId)).toBe('blocked')
})

it('R-74 where a site asks for it no stake is taken before the identity is verified, of new members too', async () => {
  const { client, memberId } = await lab.newMember()
  await change('identityFor', { play: true, withdrawalAbove: null })
  const late = await lab.newMember()
  expect(await Promise.all([memberId, late.memberId].map((id) => stake(id)))).toEqual(['blocked', 'blocked'])
  const slot = await lab.ctx.pool.query('select node_id, vendor, game_code from game limit 1')
  const { node_id: nodeId, vendor, game_code: gameId } = slot.rows[0]
  const launched = await client.call(launchGame, { vendor, gameId, nodeId })
  expect(launched.errorCode).toBe('member.unverified')
  await verify(memberId, {})
  expect(await stake(memberId)).toBe('posted')
  expect(await stake(late.memberId)).toBe('blocked')
  await change('identityFor', { play: false, withdrawalAbove: null })
  expect(await stake(late.memberId)).toBe('posted')
})

it('R-74 R-10 a new site takes neither a stake nor a withdrawal before the identity is verified; the demo does', async () => {
  await createMerchant(lab.ctx.db, 'BAGO', 'Bago')
  await changeMerchant(lab.ctx.db, 'BAGO', 'hosts', 'bago.example')
  await eventually(() => expect(merchantOf(lab.ctx, 'BAGO').hosts).toContain('bago.example'))
  const newcomer = await memberElsewhere({}, 'BAGO')
  const client = await logInElsewhere(newcomer, 'bago.example')
  const { rows } = await lab.ctx.pool.query(
    `with bank as (
       insert into payout_bank (merchant, code, kind, names, number_pattern, min_amount, max_amount, minutes_to, position)
       select 'BAGO', code, kind, names, number_pattern, min_amount, max_amount, minutes_to, position
       from payout_bank where merchant = 'PERYA' and code = 'gcash' returning id)
     insert into bank_card (member_id, bank_id, number, number_index, last_digits, bound_at, usable_at)
     select $1, id, '', '', '1234', now(), now() from bank returning id`,
    [newcomer],
  )
  const cardId = String(rows[0].id)
  const withdraw = () =>
    client.call(createWithdrawal, {
      requestKey: randomUUID(),
      cardId,
      amount: '200',
      password: demoWithdrawalPassword,
    })
  expect(await stake(newcomer, 'BAGO')).toBe('blocked')
  expect((await withdraw()).errorCode).toBe('withdrawal.identity')
  await verify(newcomer, {})
  expect(await stake(newcomer, 'BAGO')).toBe('posted')
  expect((await withdraw()).success).toBe(true)
  const { memberId } = await lab.newMember()
  expect(await stake(memberId)).toBe('posted')
})

it('R-75 a list closes play to who is on it at once, at registration too, and opens it to who is off it', async () => {
  const mobile = newMobile()
  const documentNumber = newDocument()
  const [byNumber, byPerson, byDocument, other] = await Promise.all([
    lab.newMember({ mobile }),
    lab.newMember(),
    lab.newMember(),
    lab.newMember(),
  ])
  const name = `Benigno ${byPerson.userName}`
  await verify(byPerson.memberId, { fullName: name, birthDate: '1975-03-09' })
  await verify(byDocument.memberId, { documentNumber })
  const elsewhere = await memberElsewhere({ mobile })
  const all = [byNumber, byPerson, byDocument, other].map(({ memberId }) => memberId)
  const list = (text: string) => loadRestricted(lab.ctx, { list: 'ndrp', text, operator: 'rosa' })
  const head = 'name,birth date,document,mobile\n'
  const people = [`${name.toUpperCase()},1975-03-09,,`, `,,${documentNumber},`, `,,,${mobile}`]
  expect(await list(`${head}${people.join('\n')}\n`)).toEqual({ people: 3, members: 4 })
  expect(await Promise.all(all.map((id) => stake(id)))).toEqual(['blocked', 'blocked', 'blocked', 'posted'])
  expect(await stake(elsewhere, 'LIGAYA')).toBe('blocked')

  // Whoever is listed opens no account, and who proves a listed number later plays no more.
  const visitor = openClient(lab.test)
  const registered = await visitor.call(registerMember, {
    registerMethod: 'H5',
    username: `r${randomUUID().slice(0, 8)}`,
    password: 'isang mahabang password',
    confirmPassword: 'isang mahabang password',
    birthDate: '1990-05-17',
    mobileNum: mobile,
    ...(await visitor.solveCaptcha()),
  })
  expect([registered.status, registered.errorCode]).toEqual([403, 'member.barred'])
  const unlisted = newMobile()
  await list(`mobile\n${unlisted}\n`)
  expect(await Promise.all(all.map((id) => stake(id)))).toEqual(['posted', 'posted', 'posted', 'posted'])
  await lab.ctx.db.transaction().execute((tx) => keepMobile(lab.ctx, tx, other.memberId, unlisted))
  expect(await stake(other.memberId)).toBe('blocked')

  // A row missed in the moment of a change is found by the minute.
  await lab.ctx.pool.query('delete from member_block where member_id = $1', [other.memberId])
  expect(await stake(other.memberId)).toBe('posted')
  await blockRestricted(lab.ctx.db)
  expect(await stake(other.memberId)).toBe('blocked')
  const kept = await lab.ctx.pool.query('select restricted_person::text as row from restricted_person')
  expect(JSON.stringify(kept.rows)).not.toContain(unlisted)
  await list('mobile\n')
  await expect(loadRestricted(lab.ctx, { list: 'friends', text: '', operator: 'rosa' })).rejects.toThrow(
    'A list is one of',
  )
  await expect(list('name,birth date\nJuan,\n')).rejects.toThrow('Line 2 names nobody')
})

it.each([
  ['name,birth date\nAna,1990-01-01\n\n', { people: [{ name: 'Ana', 'birth date': '1990-01-01' }] }],
  ['email\r\nana@example.com\r\n', { people: [{ email: 'ana@example.com' }] }],
  ['name,shoe size\nAna,38', { wrongLine: 1 }],
  ['mobile\n+63917,1', { wrongLine: 2 }],
  ['name,birth date\nAna,1 May 1990', { wrongLine: 2 }],
])('R-75 the file %j is read as %j', (text, read) => {
  expect(readRestrictedFile(text)).toEqual(read)
})

it('R-81 a break counts for the person: at every site of the operator, and under accounts made later', async () => {
  const mobile = newMobile()
  const documentNumber = newDocument()
  const { client, memberId, userName } = await lab.newMember({ mobile })
  await lab.ctx.pool.query('update member set mobile_verified_at = now() where id = $1', [memberId])
  await verify(memberId, { documentNumber })
  const byMobile = await memberElsewhere({ mobile })
  const stranger = await memberElsewhere({ mobile: newMobile() })
  // A number somebody merely typed says nothing about who they are.
  const typed = await lab.newMember({ mobile })
  const there = await logInElsewhere(byMobile, 'ligaya.example')
  const { rows } = await lab.ctx.pool.query('select user_name from member where id = $1', [byMobile])

  const { value } = await client.call(takeBreak, { kind: 'exclusion', months: 6 })
  expect(await stake(byMobile, 'LIGAYA')).toBe('blocked')
  expect((await there.call(getProtection, {})).errorCode).toBe('session.expired')
  await there.logIn(rows[0].user_name)
  expect((await there.call(getProtection, {})).value.break).toEqual(value)
  expect(await stake(stranger, 'LIGAYA')).toBe('posted')
  expect(await stake(typed.memberId)).toBe('posted')

  const later = await memberElsewhere()
  expect(await stake(later, 'LIGAYA')).toBe('posted')
  await verify(later, { documentNumber })
  expect(await stake(later, 'LIGAYA')).toBe('blocked')

  // One that slipped through between two transactions is found by the clock.
  await lab.ctx.pool.query('delete from member_block where member_id = $1', [later])
  await followBreaks(lab.ctx.db)
  expect(await stake(later, 'LIGAYA')).toBe('blocked')
  await client.logIn(userName)
  expect((await client.call(getProtection, {})).value.break).toEqual(value)
})
