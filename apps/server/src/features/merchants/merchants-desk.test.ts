import { getConsolidatedSettings } from '@perya/contract/merchants'
import * as contract from '@perya/contract/ops-site'
import { serverTexts } from '@perya/contract/server-texts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openClient } from '#features/identity/testing/client.ts'
import { type OperatorClient, openOperator } from '#features/operators/testing/operator-client.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
let rosa: OperatorClient
beforeAll(async () => {
  test = await openTestApp()
  rosa = await openOperator(test, 'rosa', ['site.edit'])
})
afterAll(() => test.close())

const shown = async () => (await openClient(test).call(getConsolidatedSettings, {})).value
const change = (named: object) => rosa.call(contract.changeSite, named as never)
const save = (language: string, texts: Record<string, string>) =>
  rosa.call(contract.saveTexts, { language, texts } as never)

describe('an operator at the desk', () => {
  it('CONT-3 CS-1 sets contacts, ages, licence and flags by one call, and the site follows', async () => {
    const customerService = [
      {
        csType: 'TELEGRAM',
        csPosition: 2,
        title: { TY: 'Usap', EN: 'Talk' },
        path: 'https://t.example/perya',
      },
    ]
    const licence = { TY: 'Lisensya 7', EN: 'Licence 7' }
    const before = (await rosa.call(contract.getSite, {})).value
    expect(
      (await change({ customerService, licence, minimumAge: 25, flags: { FEEDBACK3: false } })).success,
    ).toBe(true)
    await eventually(async () =>
      expect(await shown()).toMatchObject({
        licence,
        minimumAge: 25,
        whitelabel: { FEEDBACK3: false, MAILCEN: true },
        customerService: [{ csType: 'TELEGRAM', title: { TY: 'Usap', EN: 'Talk' } }],
      }),
    )
    const { value } = await rosa.call(contract.getSite, {})
    expect(value).toEqual({
      ...before,
      customerService,
      licence,
      minimumAge: 25,
      flags: { ...before.flags, FEEDBACK3: false },
    })
  })

  it.each([
    [{ minimumAge: 12 }, 'input.invalid'],
    [{ flags: { FEEDBACK9: true } }, 'input.invalid'],
    [{ firebase: null }, 'input.invalid'],
    [{ hosts: ['evil.example'] }, 'input.invalid'],
    [
      {
        customerService: [
          { csType: 'LIVECHAT', csPosition: 1, title: { TY: 'a', EN: 'a' }, path: 'javascript:x()' },
        ],
      },
      'input.invalid',
    ],
    [{ languages: { enabled: ['TY', 'EN'], default: 'JA' } }, 'input.invalid'],
    [{ languages: { enabled: ['TY', 'VI'], default: 'TY' } }, 'language.silent'],
  ])('R-101 is refused %j, and nothing changes', async (named, code) => {
    const before = (await rosa.call(contract.getSite, {})).value
    const answer = await change({ licence: { TY: 'x', EN: 'x' }, ...named })
    expect([answer.status, answer.errorCode]).toEqual([400, code])
    expect((await rosa.call(contract.getSite, {})).value).toEqual(before)
  })

  it('LANG-1 brings words of a language in parts, which offers it, and gives single ones back', async () => {
    const [first = '', second = ''] = Object.entries(serverTexts)
      .filter(([, { EN }]) => !/[{<]/.test(EN))
      .map(([id]) => id)
    const one = (await save('VI', { [first]: 'Một' })).value.missing
    expect((await save('VI', { [second]: 'Hai' })).value.missing).toBe(one - 1)
    const own = async () => (await rosa.call(contract.getSite, {})).value
    expect((await own()).texts.VI).toEqual({ [first]: 'Một', [second]: 'Hai' })
    expect((await own()).languages.enabled).toContain('VI')
    expect((await save('VI', { [first]: '' })).value.missing).toBe(one)
    expect((await own()).texts.VI).toEqual({ [second]: 'Hai' })
    await change({ languages: { enabled: ['TY', 'EN'], default: 'EN' } })
    await eventually(async () => expect((await shown()).languages.enabled).toEqual(['TY', 'EN']))
  })

  it('LANG-1 is told which text is none, and nothing of the call is kept', async () => {
    const known = Object.keys(serverTexts)[0] ?? ''
    const answer = await save('JA', { [known]: 'はい', 'nav.nowhere': 'X' })
    expect([answer.status, answer.errorCode]).toEqual([400, 'texts.refused'])
    expect(answer.message).toContain('nav.nowhere: there is no such text')
    expect((await rosa.call(contract.getSite, {})).value.texts).not.toHaveProperty('JA')
  })

  it('R-98 who may only write content changes nothing of the site', async () => {
    const ana = await openOperator(test, 'ana', ['content.edit'])
    expect((await ana.call(contract.changeSite, { minimumAge: 18 })).errorCode).toBe('permission.denied')
  })
})
