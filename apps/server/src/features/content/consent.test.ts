import { listStatements } from '@perya/contract/articles'
import * as contract from '@perya/contract/consent'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { changeMerchant, merchantOf } from '#features/merchants/index.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { missingConsent } from './consent.rules.ts'
import { publishArticle } from './index.ts'

let test: TestApp
let juan: Client
beforeAll(async () => {
  test = await openTestApp()
  juan = openClient(test)
  await juan.logIn('juan')
})
afterAll(() => test.close())

const missing = async () => (await juan.call(contract.getMissingConsent, {})).value
const give = (consent: contract.Consent) => juan.call(contract.giveConsent, consent)
const words = (text: string) => ({ TY: text, EN: text })

async function publish(kind: 'agreement' | 'privacy', text: string): Promise<number> {
  await publishArticle(test.ctx, {
    merchant: 'PERYA',
    kind,
    titles: words('T'),
    contents: words(text),
    position: 0,
  })
  return eventually(async () => {
    const { value } = await juan.call(listStatements, {})
    const published = value.find((one) => one.kind === kind)
    expect(published?.content).toContain(text)
    return published?.version ?? 0
  })
}

describe('CONT-3 a member', () => {
  it('is asked nothing as long as nothing has changed', async () => {
    expect(await missing()).toEqual({})
  })

  it('is asked to agree to a new version once, and it is written down', async () => {
    const version = await publish('agreement', 'New terms')
    expect(await missing()).toEqual({ agreement: version })
    expect((await give({ agreement: version })).value).toEqual({})
    expect(await missing()).toEqual({})
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from consent c join member m on m.id = c.member_id
      where m.user_name = 'juan' and kind = 'agreement' and version = ${version}`.execute(test.ctx.db)
    expect(rows[0]?.count).toBe(1)
  })

  it('cannot agree to what is no longer stated, nor to what is not stated yet', async () => {
    const version = await publish('agreement', 'Newer terms')
    expect((await give({ agreement: version - 1 })).errorCode).toBe('consent.outdated')
    expect((await give({ agreement: version + 1 })).errorCode).toBe('consent.outdated')
    expect(await missing()).toEqual({ agreement: version })
  })

  it('confirms an age again when the site asks for more years than they confirmed', async () => {
    const setAge = async (age: number) => {
      await changeMerchant(test.ctx.db, 'PERYA', 'minimumAge', String(age))
      await eventually(() => expect(merchantOf(test.ctx, 'PERYA').settings.minimumAge).toBe(age))
    }
    await setAge(18)
    await give({ age: 18 })
    await setAge(21)
    expect(await missing()).toMatchObject({ age: 21 })
    expect((await give({ age: 18 })).errorCode).toBe('consent.outdated')
    expect((await give({ age: 21 })).value).not.toHaveProperty('age')
  })
})

const published = (version: number, day: string) => ({ version, publishedAt: new Date(day) })

it.each([
  ['joined after it was published', '2026-02-01', {}, {}],
  ['joined before, and never agreed', '2025-12-01', {}, { agreement: 3 }],
  ['joined before, and agreed to an older one', '2025-12-01', { agreement: 2 }, { agreement: 3 }],
  ['joined before, and agreed to it', '2025-12-01', { agreement: 3 }, {}],
])('CONT-3 whoever %s is asked rightly', (_who, joined, given, expected) => {
  const asked = { agreement: published(3, '2026-01-01'), age: 21 }
  expect(missingConsent(asked, { joinedAt: new Date(joined), given })).toEqual(expected)
})
