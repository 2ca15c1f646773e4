import type { InputOf } from '@perya/contract/endpoint'
import { withDefaults } from '@perya/contract/flags'
import { mailPasswordLink } from '@perya/contract/identity-password'
import {
  checkAffiliate,
  checkUserName,
  registerMember,
  registerMobile,
} from '@perya/contract/identity-registration'
import { getMemberInfo } from '@perya/contract/members'
import { sendRegisterCode } from '@perya/contract/verification'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findMemberByUserName, isInTeam, readPersonalData } from '#features/members/index.ts'
import { birthDateByLaw, defaultSettings } from '#features/merchants/default-settings.ts'
import { notify } from '#platform/notifications.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { openClient, readCode, readOutbox } from '../testing/client.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
afterEach(() => change({}))

type Payload = InputOf<typeof registerMember>

const basics: Payload = {
  registerMethod: 'H5',
  registerUrl: 'perya.example',
  password: 'isang mahabang password',
  confirmPassword: 'isang mahabang password',
  birthDate: '1990-05-17',
  type: 0,
}

async function register(payload: Partial<Payload>, client = openClient(test)) {
  return client.call(registerMember, { ...basics, ...(await client.solveCaptcha()), ...payload })
}

/** Changes the demo merchant and waits until the server knows. */
async function change(merchant: { flags?: object; settings?: object }): Promise<void> {
  const { flags = {}, settings: changed = {} } = merchant
  const { register } = changed as { register?: object }
  const settings = { ...changed, register: { birthDate: birthDateByLaw, ...register } }
  await test.ctx.db
    .updateTable('merchant')
    .set({ flags: JSON.stringify(flags), settings: JSON.stringify(settings) })
    .where('code', '=', 'PERYA')
    .execute()
  await notify(test.ctx.db, 'merchant', 'PERYA')
  await eventually(async () => {
    const { value } = (await test.app.inject({ url: '/wps/system/settings/consolidated' })).json()
    expect(value.whitelabel).toEqual(withDefaults(flags))
    expect(value.register).toEqual({ ...defaultSettings.register, ...settings.register })
  })
}

describe('registering by user name', () => {
  it('REG-6 makes a player of type 0 and logs in', async () => {
    const client = openClient(test)
    const { value } = await register({ username: 'Maria_1', registerMethod: 'PWA' }, client)
    expect(value).toMatchObject({ userName: 'Maria_1', customerType: 0, firstTimeLogin: true })
    client.token = value.token
    expect(await client.call(getMemberInfo, {})).toMatchObject({
      value: { account: 'Maria_1', type: 0, toUpline: false, icon: 'parol', merchantCode: 'PERYA' },
    })
    const row = await test.ctx.db
      .selectFrom('member')
      .select(['register_method', 'register_host'])
      .where('user_name', '=', 'Maria_1')
      .executeTakeFirst()
    expect(row).toEqual({ register_method: 'PWA', register_host: 'perya.example' })
  })

  it.each([
    { field: 'username', payload: { username: '1x' }, errorCode: 'username.format' },
    { field: 'username', payload: { username: '' }, errorCode: 'username.format' },
    {
      field: 'password',
      payload: { password: 'short', confirmPassword: 'short' },
      errorCode: 'password.format',
    },
    { field: 'confirmPassword', payload: { confirmPassword: 'another' }, errorCode: 'password.mismatch' },
    { field: 'email', payload: { email: 'not an address' }, errorCode: 'email.format' },
    { field: 'mobileNum', payload: { mobileNum: '12' }, errorCode: 'mobile.format' },
    { field: 'mobileNum', payload: { mobileNum: '1234567' }, errorCode: 'mobile.format' },
    { field: 'affiliateCode', payload: { affiliateCode: 'NOSUCHCODE' }, errorCode: 'affiliate.unknown' },
    { field: 'idNumber', payload: { idNumber: 'P1234567' }, errorCode: 'input.invalid' },
  ])('REG-3 names the field that is wrong: $field $errorCode', async ({ field, payload, errorCode }) => {
    expect(await register({ username: 'pedro_1', ...payload })).toMatchObject({
      success: false,
      errorCode,
      value: { field },
    })
  })

  it('REG-3 asks for every field of the payload by the merchant’s rule', async () => {
    const asked = { enabled: true, required: true }
    const rule = (pattern: string) => ({
      ...asked,
      pattern,
      message: { TY: 'Mali ito.', EN: 'This is wrong.' },
    })
    const rules = {
      idNumber: rule('[A-Z]\\d{7}'),
      payeeName: rule('[A-Za-z ]{3,}'),
      paymentPassword: rule('\\d{6}'),
      zalo: rule('\\w+'),
      recommenderId: rule('\\w+'),
    }
    await change({ settings: { register: rules } })
    const full = {
      username: 'buong_pangalan',
      idNumber: 'P1234567',
      payeeName: 'Maria Clara',
      paymentPassword: '314159',
      zalo: 'maria',
      recommenderId: 'juan',
      email: 'Maria@Perya.Example',
      // As people copy it from their contacts, dialling code and all.
      mobileNum: '+639171112222',
    }
    expect(await register({ ...full, idNumber: 'wrong' })).toMatchObject({
      errorCode: 'field.format',
      value: { field: 'idNumber', hint: 'This is wrong.' },
    })
    expect(await register({ ...full, recommenderId: 'nobody_here' })).toMatchObject({
      errorCode: 'recommender.unknown',
    })
    // whoever takes a break brings nobody.
    const { rows } = await test.ctx.pool.query(
      `insert into member_block (member_id, reason)
       select id, 'timeout' from member where merchant = 'PERYA' and user_name = 'juan' returning id`,
    )
    expect(await register(full)).toMatchObject({ errorCode: 'recommender.unknown' })
    await test.ctx.pool.query('update member_block set ends_at = now() where id = $1', [rows[0].id])
    expect(await register(full)).toMatchObject({ success: true })

    const member = await findMemberByUserName(test.ctx.db, 'PERYA', full.username)
    expect(await readPersonalData(test.ctx, test.ctx.db, member?.id as bigint)).toEqual({
      payeeName: 'Maria Clara',
      idNumber: 'P1234567',
      email: 'Maria@Perya.Example',
      mobile: '+639171112222',
      contacts: { zalo: 'maria' },
    })
    const row = await test.ctx.db
      .selectFrom('member')
      .selectAll()
      .where('user_name', '=', full.username)
      .executeTakeFirstOrThrow()
    const dump = Object.values(row).map((value) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : String(value),
    )
    for (const secret of ['Maria Clara', 'P1234567', 'Maria@', '9171112222', '"maria"']) {
      expect(dump.join('\n'), 'R-108').not.toContain(secret)
    }
  })

  it('R-89 refuses passwords everybody tries, and takes long ones with any characters', async () => {
    for (const password of [
      'password123',
      'QWERTYUIOP',
      'iloveyou123',
      'pilipinas2026',
      'aaaaaaaaaaaa',
      'pedro_penduko',
    ]) {
      const answer = await register({ username: 'pedro_penduko', password, confirmPassword: password })
      expect(answer, password).toMatchObject({ errorCode: 'password.common' })
    }
    const password = `ñ🎲 ${'x'.repeat(60)}`
    const client = openClient(test)
    expect(
      await register({ username: 'pedro_penduko', password, confirmPassword: password }, client),
    ).toMatchObject({
      success: true,
    })
    expect(await openClient(test).logIn('pedro_penduko', password)).toMatchObject({ firstTimeLogin: false })
  })

  it('tells that a name is taken, in any case, and holds under a race', async () => {
    expect(await register({ username: 'JUAN' })).toMatchObject({ status: 409, errorCode: 'username.taken' })
    const answers = await Promise.all(
      ['karera', 'Karera', 'KARERA'].map((username) => register({ username })),
    )
    expect(answers.map((answer) => answer.errorCode ?? 'made').sort()).toEqual([
      'made',
      'username.taken',
      'username.taken',
    ])
    const client = openClient(test)
    expect(await client.call(checkUserName, { username: 'Juan' })).toMatchObject({
      value: { available: false },
    })
    expect(await client.call(checkUserName, { username: 'bago_pa' })).toMatchObject({
      value: { available: true },
    })
  })

  it('REG-3 R-91 a name that is taken or a code that is unknown does not spend the picture', async () => {
    const client = openClient(test)
    const answer = await client.solveCaptcha()
    const send = (payload: Partial<Payload>) =>
      client.call(registerMember, { ...basics, ...answer, ...payload })
    expect(await send({ username: 'juan' })).toMatchObject({
      errorCode: 'username.taken',
      value: { field: 'username' },
    })
    expect(await send({ username: 'malaya_na', affiliateCode: 'NOTHING1' })).toMatchObject({
      errorCode: 'affiliate.unknown',
    })
    expect(await send({ username: 'malaya_na' })).toMatchObject({ success: true })
    expect(await send({ username: 'malaya_pa' })).toMatchObject({ errorCode: 'captcha.wrong' })
  })

  it('R-91 is never done without the picture', async () => {
    const client = openClient(test)
    const send = (answer: object) =>
      client.call(registerMember, { ...basics, username: 'walang_larawan', ...answer })
    expect(await send({})).toMatchObject({ errorCode: 'captcha.required' })
    expect(await send({ captchaId: 'made-up', captcha: '1' })).toMatchObject({ errorCode: 'captcha.wrong' })
  })

  it('R-101 refuses what a player may not decide', async () => {
    for (const extra of [
      { type: 1 },
      { type: 2 },
      { balance: '1000' },
      { toUpline: true },
      { merchantCode: 'PERYAT' },
      { status: 'active' },
      { uplineId: '1' },
    ]) {
      expect(
        await register({ username: 'makulit', ...(extra as object) }),
        JSON.stringify(extra),
      ).toMatchObject({
        status: 400,
        errorCode: 'input.invalid',
      })
    }
    expect(await findMemberByUserName(test.ctx.db, 'PERYA', 'makulit')).toBeUndefined()
  })

  it('R-73 turns away whoever is not old enough today', async () => {
    const now = new Date()
    const almost = `${now.getUTCFullYear() - 20}-12-31`
    expect(await register({ username: 'bata_pa', birthDate: almost })).toMatchObject({
      status: 403,
      errorCode: 'age.tooYoung',
      message: 'You must be 21 or older to play here.',
    })
    for (const birthDate of ['1990-02-29', '0190-02-28', '2090-02-28', '28 Feb 1990', '', undefined]) {
      expect(await register({ username: 'matanda_na', birthDate }), birthDate).toMatchObject({
        errorCode: 'field.format',
        message: 'Please check this: Enter your date of birth.',
        value: { field: 'birthDate' },
      })
    }
    expect(await register({ username: 'matanda_na', birthDate: '1990-02-28' })).toMatchObject({
      success: true,
    })
    const client = openClient(test)
    const byMobile = { ...basics, mobileNum: '09175550009', ...(await client.solveCaptcha()) }
    expect(await client.call(registerMobile, { ...byMobile, birthDate: almost })).toMatchObject({
      errorCode: 'age.tooYoung',
      value: { field: 'birthDate' },
    })
    expect(await client.call(registerMobile, { ...byMobile, birthDate: undefined })).toMatchObject({
      errorCode: 'field.format',
      value: { field: 'birthDate' },
    })
  })

  it('R-73 REG-3 a merchant may leave the birth date to the player, or not ask for it', async () => {
    const birthDate = { ...birthDateByLaw, required: false }
    await change({ settings: { register: { birthDate } } })
    expect(await register({ username: 'walang_petsa', birthDate: undefined })).toMatchObject({
      success: true,
    })
    await change({ settings: { register: { birthDate: { ...birthDate, enabled: false } } } })
    expect(await register({ username: 'walang_tanong' })).toMatchObject({
      errorCode: 'input.invalid',
      value: { field: 'birthDate' },
    })
    expect(await register({ username: 'walang_tanong', birthDate: undefined })).toMatchObject({
      success: true,
    })
  })
})

it('REG-3 CALLS-1 where no law asks for an age, the payload of the specification makes an account', async () => {
  await change({ settings: { register: { birthDate: defaultSettings.register.birthDate } } })
  const client = openClient(test)
  const payload = {
    countryDialingCode: '63',
    registerUrl: 'perya.example',
    registerMethod: 'H5',
    username: 'ayon_sa_batas',
    password: 'isang mahabang password',
    confirmPassword: 'isang mahabang password',
    affiliateCode: '',
    paymentPassword: '',
    recommenderId: '',
    nickname: '',
    payeeName: '',
    email: 'ayon@perya.example',
    mobileNum: '09175551234',
    idNumber: '',
    qqNum: '',
    facebook: '',
    wechat: '',
    line: '',
    whatsapp: '',
    zalo: '',
    type: 0,
    domain: 'perya.example',
    verificationCode: '',
    ...(await client.solveCaptcha()),
  } as const
  expect(await client.call(registerMember, payload)).toMatchObject({
    success: true,
    value: { userName: 'ayon_sa_batas', customerType: 0 },
  })
})

describe('registering by an invitation', () => {
  it.each(['NOTHING1', '', 'x', 'x'.repeat(128), "'; drop table member --", 'ÑÑÑÑ'])(
    'REG-5 a link with a code nobody has is answered clearly: %j',
    async (code) => {
      expect(await openClient(test).call(checkAffiliate, { code })).toMatchObject({
        status: 400,
        errorCode: 'affiliate.unknown',
        message: 'Invalid invitation code. Please check it.',
        value: { field: 'affiliateCode' },
      })
    },
  )

  it('REG-5 a link with a code that no database keeps is refused as every call with such a text is', async () => {
    expect(await openClient(test).call(checkAffiliate, { code: '\u0000' })).toMatchObject({
      status: 400,
      errorCode: 'input.invalid',
      value: { field: 'code' },
    })
  })

  it('REG-5 joins the agent whose code it is, and everyone above', async () => {
    const client = openClient(test)
    expect(await client.call(checkAffiliate, { code: 'ligaya26', domain: 'perya.example' })).toMatchObject({
      value: { code: 'LIGAYA26' },
    })
    expect(await client.call(checkAffiliate, { code: 'NOTHING1' })).toMatchObject({
      success: false,
      errorCode: 'affiliate.unknown',
    })
    await register({ username: 'imbitado', affiliateCode: 'LIGAYA26' })
    const find = (name: string) => findMemberByUserName(test.ctx.db, 'PERYA', name)
    const [invited, ligaya, datu, bayani] = await Promise.all(
      ['imbitado', 'ligaya', 'datu', 'bayani'].map(find),
    )
    expect(invited).toMatchObject({ uplineId: ligaya?.id, toUpline: true, type: 0 })
    const isBelow = (agent: typeof datu) => isInTeam(test.ctx.db, agent?.id as bigint, invited?.id as bigint)
    expect([await isBelow(ligaya), await isBelow(datu), await isBelow(bayani)]).toEqual([true, true, false])
  })
})

it('R-107 no pattern of an operator holds up the server: a field it would take seconds to judge is judged at once', async () => {
  const slow = { ...defaultSettings.register.username, pattern: '(a+)+' }
  const { email } = defaultSettings.register
  await change({ settings: { register: { username: slow, email: { ...email, pattern: '(a+)+' } } } })
  const username = `${'a'.repeat(28)}!`
  const begun = performance.now()
  expect(await register({ username })).toMatchObject({ errorCode: 'username.format' })
  expect(await openClient(test).call(checkUserName, { username })).toMatchObject({
    errorCode: 'username.format',
  })
  const forgot = { username: 'juan', email: username }
  expect(await openClient(test).call(mailPasswordLink, forgot)).toMatchObject({ errorCode: 'email.format' })
  expect(performance.now() - begun).toBeLessThan(1_000)
})

describe('registering by mobile number', () => {
  it('REG-4 SMS-1 takes the code that was sent, and the number logs in from then on', async () => {
    await change({ flags: { REGMOBVERF3: true } })
    const client = openClient(test)
    const mobile = { mobileNum: '09175550001', countryDialingCode: '+63' }
    const sent = await client.call(sendRegisterCode, {
      mobileNo: mobile.mobileNum,
      countryDialingCode: '63',
      ...(await client.solveCaptcha()),
    })
    expect(sent).toMatchObject({ value: { expiredMinutes: 5 } })
    const code = await readCode(test, '+639175550001')
    const send = async (verificationCode: string) =>
      client.call(registerMobile, {
        ...basics,
        ...mobile,
        verificationCode,
        ...(await client.solveCaptcha()),
      })
    expect(await send(code === '123456' ? '654321' : '123456')).toMatchObject({
      errorCode: 'verification.wrong',
    })
    const { value } = await send(code)
    expect(value.userName).toMatch(/^p[a-z0-9]{8}$/)
    expect(await openClient(test).logIn('09175550001', basics.password)).toMatchObject({
      userName: value.userName,
    })
    // The code is spent, and the number has its one account.
    expect(await send(code)).toMatchObject({ errorCode: 'verification.wrong' })
  })

  it('R-90 tells only the holder that a number already has an account', async () => {
    await change({ flags: { REGMOBVERF3: true } })
    const client = openClient(test)
    const known = await client.call(sendRegisterCode, {
      mobileNo: '+639170000004',
      ...(await client.solveCaptcha()),
    })
    const unknown = await client.call(sendRegisterCode, {
      mobileNo: '+639175550002',
      ...(await client.solveCaptcha()),
    })
    expect(known.text).toBe(unknown.text)
    const [sms] = await readOutbox(test, '+639170000004')
    expect(sms?.body).toBe(
      'Perya: This number already has an account. Log in, or reset the password if you forgot it.',
    )
  })

  it('REG-4 asks for no password where the merchant does not, and for none of the other fields', async () => {
    await change({ flags: { MOBILENUMPASSREG3: false } })
    const client = openClient(test)
    const payload = {
      registerMethod: 'H5' as const,
      mobileNum: '09175550003',
      birthDate: '1990-05-17',
      ...(await client.solveCaptcha()),
    }
    expect(await client.call(registerMobile, payload)).toMatchObject({ value: { userName: '639175550003' } })
    const withPassword = { ...payload, ...(await client.solveCaptcha()), password: basics.password }
    expect(await client.call(registerMobile, withPassword)).toMatchObject({
      errorCode: 'input.invalid',
      value: { field: 'password' },
    })
    await change({ flags: { MOBILENUMREG3: false } })
    expect(await client.call(registerMobile, payload)).toMatchObject({ errorCode: 'register.methodClosed' })
  })
})
