import { endpoint } from '@perya/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Feature } from '#platform/feature.ts'
import { route } from '#platform/http/route.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { birthDateByLaw, defaultSettings } from './default-settings.ts'
import { changeMerchant, createMerchant, merchantOf, merchantsFeature, readMerchant } from './index.ts'

const playSomething = endpoint({
  summary: 'A call that a closed site does not answer.',
  method: 'GET',
  path: '/wps/test/play',
  access: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({}),
  errors: [],
})
const playFeature: Feature = { name: 'play', routes: () => [route(playSomething, () => ({}))] }

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ features: [merchantsFeature, playFeature] })
})
afterAll(() => test.close())

const catalogue = {
  'nav.home': 'Home',
  'captcha.hint.digits': 'Type the digits',
  'home.hello': 'Hello {name}',
}
const set = (name: string, value: string, code = 'PERYA') =>
  changeMerchant(test.ctx.db, code, name, value, () => catalogue)
const byLaw = { ...defaultSettings.register, birthDate: birthDateByLaw }
const status = async (headers: Record<string, string> = {}) =>
  (await test.app.inject({ url: '/wps/system/status', headers })).json()

describe('an operator', () => {
  it('turns a flag, and the running server follows', async () => {
    await set('FEEDBACK3', 'off')
    await eventually(() => expect(merchantOf(test.ctx, 'PERYA').flags.FEEDBACK3).toBe(false))
    await set('FEEDBACK3', 'on')
    await eventually(() => expect(merchantOf(test.ctx, 'PERYA').flags.FEEDBACK3).toBe(true))
  })

  it('R-107 refuses a pattern that cannot be run in bounded time, and says which', async () => {
    const withPattern = (pattern: string) =>
      JSON.stringify({
        ...byLaw,
        username: { ...defaultSettings.register.username, pattern },
      })
    for (const pattern of ['(a)\\1+', '(?=.*[0-9]).+', '[a-z', 'x'.repeat(501)]) {
      await expect(set('register', withPattern(pattern)), pattern).rejects.toThrow('at username.pattern')
    }
    await set('register', withPattern('[a-z]{4,12}'))
    await set('register', JSON.stringify(byLaw))
  })

  it('R-74 lets nobody play unverified where registering asks for no birth date, whichever is set first', async () => {
    const play = (needsIdentity: boolean) =>
      set('identityFor', JSON.stringify({ play: needsIdentity, withdrawalAbove: null }))
    const optional = { ...byLaw, birthDate: { ...birthDateByLaw, required: false } }
    for (const register of [defaultSettings.register, optional]) {
      await expect(set('register', JSON.stringify(register))).rejects.toThrow(
        'register has to require birthDate',
      )
    }
    await play(true)
    await set('register', JSON.stringify(optional))
    await expect(play(false)).rejects.toThrow('while register does not require birthDate')
    await set('register', JSON.stringify(byLaw))
    await play(false)
  })

  it('LANG-1 puts the site’s own words in place of the platform’s, text by text or all at once', async () => {
    const texts = async () => {
      const { value } = (await test.app.inject('/wps/system/settings/consolidated')).json()
      return value.texts
    }
    expect(await texts()).toEqual({})
    await set('texts.EN.nav.home', 'Start')
    await set('texts.EN.captcha.hint.digits', 'Type what you see')
    await set('texts.TY.nav.home', 'Simula')
    await eventually(async () =>
      expect(await texts()).toEqual({
        EN: { 'nav.home': 'Start', 'captcha.hint.digits': 'Type what you see' },
        TY: { 'nav.home': 'Simula' },
      }),
    )
    await set('texts.EN.nav.home', '')
    await eventually(async () =>
      expect((await texts()).EN).toEqual({ 'captcha.hint.digits': 'Type what you see' }),
    )
    await set('texts', '{"JA":{"nav.home":"ホーム"}}')
    // A language of the merchant's alone is fetched by those who read it.
    await eventually(async () => expect(await texts()).toEqual({}))
    const japanese = (await test.app.inject('/wps/system/texts?language=JA')).json()
    expect(japanese.value).toEqual({ 'nav.home': 'ホーム' })
    for (const name of ['texts.XX.nav.home', 'texts.EN', 'texts.EN.not an id', 'texts.__proto__.nav']) {
      await expect(set(name, 'words'), name).rejects.toThrow('is no text')
    }
    await set('texts', '{}')
  })

  it.each([
    ['texts.EN.home.hello', 'Hello {nmae}', /home\.hello: it takes "name", not "nmae"/],
    ['texts.EN.home.hello', 'Hello {name', /home\.hello: a brace/],
    ['texts.TY.nav.home', ' ', /nav\.home: it is empty/],
    ['texts.VI.nav.nowhere', 'Đâu', /nav\.nowhere: there is no such text/],
    ['texts', '{"EN":{"home.hello":"Hello"}}', /home\.hello: it takes "name", not ""/],
  ])('LANG-1 is told what is wrong with a text of their own: %s as %s', async (name, value, why) => {
    await expect(set(name, value)).rejects.toThrow(why)
    expect((await readMerchant(test.ctx.db, 'PERYA')).settings.texts).toEqual({})
  })

  it('LANG-1 keeps a text that takes the values of the platform’s, and words the site had before', async () => {
    await set('texts.EN.home.hello', 'Hi {name}')
    await changeMerchant(test.ctx.db, 'PERYA', 'texts.EN.nav.home', 'Start', () => ({ 'nav.home': 'Home' }))
    const { texts } = (await readMerchant(test.ctx.db, 'PERYA')).settings
    expect(texts.EN).toEqual({ 'home.hello': 'Hi {name}', 'nav.home': 'Start' })
    await set('texts', '{}')
  })

  it('SHELL-4 SHELL-5 closes a site: maintenance outweighs region, and only calls about the site answer', async () => {
    const play = async () => (await test.app.inject(playSomething.path)).json().errorCode
    expect(await play()).toBeUndefined()
    await set('region', 'on')
    await eventually(async () => expect(await play()).toBe('region.restricted'))
    await set('maintenance', 'on')
    await eventually(async () => expect(await play()).toBe('system.maintenance'))
    expect(await status()).toEqual({ success: true, value: { maintenance: true, regionRestricted: true } })
    await set('maintenance', 'off')
    await set('region', 'off')
    await eventually(async () => expect(await play()).toBeUndefined())
  })

  it('opens a second site on a host of its own, with a twin for trial members', async () => {
    await createMerchant(test.ctx.db, 'ALON', 'Alon')
    await set('hosts', 'alon.example, www.alon.example', 'ALON')
    await set('theme', 'dagat', 'ALON')
    const consolidated = async (host: string) =>
      (await test.app.inject({ url: '/wps/system/settings/consolidated', headers: { host } })).json().value
    await eventually(async () =>
      expect(await consolidated('www.alon.example')).toMatchObject({
        merchantCode: 'ALON',
        trialMerchantCode: 'ALONT',
        theme: 'dagat',
      }),
    )
    expect(await consolidated('elsewhere.example')).toMatchObject({ merchantCode: 'PERYA' })
  })

  it('R-98 keeps one site from acting as another: only a site and its own twin answer on a host', async () => {
    expect(await status({ merchant: 'PERYAT' })).toMatchObject({ success: true })
    expect(await status({ merchant: 'ALON' })).toMatchObject({ errorCode: 'merchant.unknown' })
    expect(await status({ merchant: 'ALONT' })).toMatchObject({ errorCode: 'merchant.unknown' })
    expect(await status({ merchant: 'NOBODY' })).toMatchObject({ errorCode: 'merchant.unknown' })
  })

  it.each([
    ['theme', 'pula', { theme: 'pula' }],
    ['name', 'Perya ni Juan', { name: 'Perya ni Juan' }],
    ['languages', 'EN', { settings: { languages: { enabled: ['EN'], default: 'EN' } } }],
    ['languages', 'TY,EN', { settings: { languages: { enabled: ['TY', 'EN'], default: 'EN' } } }],
    ['language', 'TY', { settings: { languages: { default: 'TY' } } }],
    ['mem_cen', '0', { settings: { mobileTemplate: { mem_cen: '0', dep_func: '1' } } }],
    ['minimumAge', '18', { settings: { minimumAge: 18 } }],
    ['region', 'off', { isRegionRestricted: false }],
    ['timeZone', 'Asia/Tokyo', { timeZone: 'Asia/Tokyo' }],
    ['mainDomain', 'perya.example', { settings: { mainDomain: 'perya.example' } }],
    ['resources', '[{"resourceType":"IOS","url":"https://a.example/i"}]', { settings: { resources: [{}] } }],
  ])('sets %s to %s', async (name, value, expected) => {
    await set(name, value)
    expect(await readMerchant(test.ctx.db, 'PERYA')).toMatchObject(expected)
  })

  it.each([
    ['FEEDBACK9', 'on', 'There is no setting FEEDBACK9; there are: maintenance,'],
    ['FEEDBACK3', 'perhaps', 'FEEDBACK3 cannot be perhaps; it is on or off.'],
    ['theme', 'pink', 'theme cannot be pink; it can be: tala, dagat, pula.'],
    ['languages', 'TY,XX', 'languages cannot be XX; it can be: TY, EN.'],
    ['timeZone', 'Mars/Olympus', 'timeZone cannot be Mars/Olympus'],
    ['minimumAge', '12', 'minimumAge cannot be that'],
    [
      'resources',
      '[{"resourceType":"IOS","url":"javascript:alert(1)"}]',
      'resources cannot be that at 0.url',
    ],
    ['hosts', 'no spaces.example', 'hosts cannot be'],
    ['hosts', 'alon.example', 'The host alon.example belongs to ALON.'],
    ['default', 'off', 'Make another merchant the default instead.'],
  ])('is refused %s = %s, and nothing changes', async (name, value, sentence) => {
    const before = await readMerchant(test.ctx.db, 'PERYA')
    await expect(set(name, value)).rejects.toThrow(sentence)
    expect(await readMerchant(test.ctx.db, 'PERYA')).toEqual(before)
  })

  it('is told which merchants there are', async () => {
    await expect(set('theme', 'pula', 'NOBODY')).rejects.toThrow(
      'There is no merchant NOBODY; there are: ALON, ALONT, PERYA, PERYAT.',
    )
    await expect(createMerchant(test.ctx.db, 'PERYA', 'Again')).rejects.toThrow('There is a merchant PERYA')
    await expect(createMerchant(test.ctx.db, 'lower', 'Lower')).rejects.toThrow('capital letters')
  })

  it('moves the default to another site', async () => {
    await set('default', 'on', 'ALON')
    await eventually(async () =>
      expect((await test.app.inject('/wps/system/settings/consolidated')).json().value.merchantCode).toBe(
        'ALON',
      ),
    )
    await set('default', 'on')
  })
})
