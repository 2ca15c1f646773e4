import { randomUUID } from 'node:crypto'
import { listStatements } from '@perya/contract/articles'
import * as contract from '@perya/contract/consent'
import { createDeposit } from '@perya/contract/deposits'
import { endpoints } from '@perya/contract/endpoints'
import { loginFreePlay } from '@perya/contract/identity'
import { registerMember } from '@perya/contract/identity-registration'
import { enterLotteryRoom } from '@perya/contract/lottery'
import { placeLotteryOrder } from '@perya/contract/lottery-orders'
import { launchGame } from '@perya/contract/member-games'
import { listBankCards } from '@perya/contract/withdrawals'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishArticle } from '#features/content/index.ts'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { changeMerchant, merchantOf } from '#features/merchants/index.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

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
    expect(await missing()).not.toHaveProperty('age')
    await setAge(25)
    expect(await missing()).toMatchObject({ age: 25 })
    expect((await give({ age: 21 })).errorCode).toBe('consent.outdated')
    expect((await give({ age: 25 })).value).not.toHaveProperty('age')
    await setAge(21)
    expect(await missing()).not.toHaveProperty('age')
  })
})

/** One call of each kind that plays, or brings money to play with; all of them fail for other reasons once they pass. */
const playAs = (client: Client) => [
  client.call(createDeposit, { requestKey: randomUUID(), channelId: '999999', amount: '100' }),
  client.call(launchGame, { vendor: 'NOBODY', gameId: 'nothing' }),
  client.call(enterLotteryRoom, { code: 'no-such', roomType: 'charged', entryFee: '1' }),
  client.call(placeLotteryOrder, {
    requestKey: randomUUID(),
    code: 'no-such',
    lines: [{ betType: 'ssc.five-direct', content: '1', unitPrice: '2', mode: '1', multiple: 1 }],
    issues: [{ issueNo: '202611150001', multiple: 1 }],
    prizeGroup: 1_900,
    cost: '2',
  }),
]
const refusals = async (client: Client) =>
  (await Promise.all(playAs(client))).map(({ errorCode }) => errorCode)

describe('CONT-3 whoever has not agreed to what the site states today', () => {
  it('is refused play and deposits, and nothing else, until they agree', async () => {
    const ligaya = openClient(test)
    await ligaya.logIn('ligaya')
    const agree = async () => {
      const { value: asked } = await ligaya.call(contract.getMissingConsent, {})
      await ligaya.call(contract.giveConsent, asked)
    }
    await agree()
    expect(await refusals(ligaya)).not.toContain('consent.required')
    await publish('agreement', 'Newest terms')
    const refused = await Promise.all(playAs(ligaya))
    for (const { errorCode, status, message } of refused) {
      expect({ errorCode, status }).toEqual({ errorCode: 'consent.required', status: 403 })
      expect(message).toBe('Please read the agreement and agree to it first.')
    }
    // Their own money stays within reach.
    expect((await ligaya.call(listBankCards, {})).success).toBe(true)
    await agree()
    expect(await refusals(ligaya)).not.toContain('consent.required')
  })

  it('is not asked in a trial, which stakes nothing of theirs', async () => {
    const visitor = openClient(test)
    const { value } = await visitor.call(loginFreePlay, {})
    visitor.token = value.token
    const merchant = { merchant: value.merchantCode }
    const launched = await visitor.call(launchGame, { vendor: 'NOBODY', gameId: 'nothing' }, merchant)
    expect(launched.errorCode).toBe('game.unknown')
  })

  it('meets one gate, at every call that stakes or brings money', () => {
    const gated = Object.entries(endpoints).filter(([, each]) => 'needsConsent' in each)
    expect(gated.map(([name]) => name).sort()).toEqual([
      'createDeposit',
      'enterLotteryRoom',
      'launchGame',
      'placeLotteryOrder',
    ])
  })
})

describe('CONT-3 whoever registers', () => {
  const asked = async () => (await openClient(test).call(contract.getMissingConsent, {})).value
  const kept = async (userName: string) => {
    const { rows } = await sql<{ kind: string; version: number }>`
      select kind, version from consent join member on id = member_id
      where user_name = ${userName} order by kind`.execute(test.ctx.db)
    return Object.fromEntries(rows.map(({ kind, version }) => [kind, version]))
  }
  const newcomer = async (consent?: contract.Consent) => {
    const client = openClient(test)
    const userName = `bago_${randomUUID().slice(0, 8)}`
    const answer = await client.call(registerMember, {
      registerMethod: 'H5',
      username: userName,
      password: 'isang mahabang tanong',
      confirmPassword: 'isang mahabang tanong',
      birthDate: '1990-05-17',
      ...(consent ? { consent } : {}),
      ...(await client.solveCaptcha()),
    })
    client.token = answer.value?.token
    return {
      client,
      userName,
      answer,
      missing: async () => (await client.call(contract.getMissingConsent, {})).value,
    }
  }

  it('is told what they agree to, agrees by registering, and is not asked again', async () => {
    const consent = await asked()
    expect(Object.keys(consent).sort()).toEqual(['age', 'agreement', 'privacy'])
    const { client, userName, missing } = await newcomer(consent)
    expect(await kept(userName)).toEqual(consent)
    expect(await missing()).toEqual({})
    expect(await refusals(client)).not.toContain('consent.required')
  })

  it('and says nothing about it is asked before they play', async () => {
    const { client, userName, missing } = await newcomer()
    expect(await kept(userName)).toEqual({})
    expect(await missing()).toEqual(await asked())
    expect(new Set(await refusals(client))).toEqual(new Set(['consent.required']))
  })

  it('cannot agree to what is no longer stated, and no account is made', async () => {
    const consent = await asked()
    const version = await publish('privacy', 'Newer privacy')
    expect(consent.privacy).toBe(version - 1)
    const { answer, userName } = await newcomer(consent)
    expect([answer.status, answer.errorCode]).toEqual([409, 'consent.outdated'])
    const { rows } = await sql`select from member where user_name = ${userName}`.execute(test.ctx.db)
    expect(rows).toHaveLength(0)
  })
})
