import { listAnnouncements } from '@perya/contract/announcements'
import { listStatements } from '@perya/contract/articles'
import { fallbackOrder, ownWords, textIn } from '@perya/contract/fallback'
import { listSessions } from '@perya/contract/identity'
import { getConsolidatedSettings, getSiteTexts } from '@perya/contract/merchants'
import { serverTexts } from '@perya/contract/server-texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishAnnouncement, readPublication } from '#features/content/index.ts'
import { openClient } from '#features/identity/testing/client.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { bringTexts } from './bring-texts.ts'
import { changeMerchant } from './index.ts'
import { valuesOf } from './text-values.rules.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
}, 60_000)
afterAll(() => test.close())

const catalogue = {
  'nav.home': 'Home',
  'home.hello': 'Hello {name}, you have {count, plural, one {# letter} other {# letters}}.',
  'home.rich': 'Read <0>this</0>',
  'error.session.required': serverTexts['error.session.required']?.EN ?? '',
}
const bring = (language: string, texts: unknown) =>
  bringTexts(test.ctx.db, 'PERYA', { language, json: JSON.stringify(texts) }, catalogue)
const ask = async (language: string) => {
  const client = openClient(test, { headers: { language } })
  return (await client.call(listSessions, {})).message
}

describe('LANG-1 a merchant that brings the words of a language', () => {
  it.each([
    [{ 'nav.nowhere': 'X' }, /nav\.nowhere: there is no such text/],
    [{ 'home.hello': 'Chào {ten}' }, /home\.hello: it takes "count name", not "ten"/],
    [{ 'home.rich': 'Đọc' }, /home\.rich: it takes "<\/0> <0>", not ""/],
    [{ 'nav.home': 'Nhà {' }, /nav\.home: a brace is opened/],
    [{ 'nav.home': ' ' }, /nav\.home: it is empty/],
    [{}, /holds no texts/],
    [['Nhà'], /no list of texts/],
  ])('is refused %j, and told why', async (texts, why) => {
    await expect(bring('VI', texts)).rejects.toThrow(why)
    await expect(changeMerchant(test.ctx.db, 'PERYA', 'languages', 'TY,VI')).rejects.toThrow(
      /languages cannot be VI.*once its texts are brought/,
    )
  })

  it('is refused a language nobody knows', async () => {
    await expect(bring('XX', { 'nav.home': 'X' })).rejects.toThrow(/There is no language XX/)
  })

  it('offers it: its own words first, English where it is silent, in what the server says too', async () => {
    const english = await ask('EN')
    expect(await ask('VI')).toBe(english)
    expect(
      await bring('VI', {
        'nav.home': 'Trang chủ',
        'home.hello': 'Chào {name}, bạn có {count, plural, other {# thư}}.',
        'error.session.required': 'Vui lòng đăng nhập trước.',
      }),
    ).toEqual({ brought: 3, missing: 1 })
    await eventually(async () => expect(await ask('VI')).toBe('Vui lòng đăng nhập trước.'))
    expect(await ask('EN')).toBe(english)
    const visitor = openClient(test)
    const { languages, texts } = (await visitor.call(getConsolidatedSettings, {})).value
    expect(languages.enabled).toEqual(['TY', 'EN', 'VI'])
    // The page of every other reader does not carry them.
    expect(texts).toEqual({})
    const words = (await visitor.call(getSiteTexts, { language: 'VI' })).value
    expect(words['nav.home']).toBe('Trang chủ')
  })

  it('writes announcements in it, and others are read in the first language of the order that has words', async () => {
    const publish = (titles: Record<string, string>) =>
      publishAnnouncement(
        test.ctx,
        readPublication(
          'PERYA',
          JSON.stringify({
            type: 'PL',
            titles,
            contents: { TY: '<p>x</p>', EN: '<p>e</p>', VI: '<p onclick=a()>v</p>' },
          }),
        ),
      )
    await publish({ TY: 'Balita', EN: 'News', VI: 'Tin tức' })
    await publish({ TY: 'Bago', EN: 'New' })
    const visitor = openClient(test)
    await eventually(async () => {
      const { notices } = (await visitor.call(listAnnouncements, { types: 'PL', language: 'VI' })).value
      const found = notices.filter(({ title }) => ['Tin tức', 'New'].includes(title))
      expect(found.map(({ content }) => content)).toEqual(['<p>v</p>', '<p>v</p>'])
    })
    const inEnglish = (await visitor.call(listStatements, { language: 'EN' })).value
    expect((await visitor.call(listStatements, { language: 'VI' })).value).toEqual(inEnglish)
  })
})

it('LANG-1 the order is the language, English, Tagalog, each once', () => {
  expect(fallbackOrder('VI')).toEqual(['VI', 'EN', 'TY'])
  expect(fallbackOrder('EN')).toEqual(['EN', 'TY'])
  expect(fallbackOrder('TY')).toEqual(['TY', 'EN'])
  expect(textIn({ TY: 'Oo', EN: '' }, 'AR')).toBe('Oo')
  // What the platform says itself in Tagalog is not replaced by a merchant's English.
  expect(ownWords({ EN: { a: 'A' }, VI: { b: 'B' } }, 'TY')).toEqual({})
  expect(ownWords({ EN: { a: 'A', b: 'E' }, VI: { b: 'B' } }, 'VI')).toEqual({ a: 'A', b: 'B' })
})

it('LANG-1 a message says which values it takes, whatever its plurals say', () => {
  expect(valuesOf("{count, plural, one {# araw} other {# {unit}}} '{'x'}' it's")).toEqual(['count', 'unit'])
  for (const broken of ['{', 'a }', '{}', '{a, plural, one {x}']) expect(() => valuesOf(broken)).toThrow()
})
