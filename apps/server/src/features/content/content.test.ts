import * as contract from '@perya/contract/announcements'
import { homeGames } from '@perya/contract/home-games'
import { getMemberInfo } from '@perya/contract/members'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { switchLobbyVendor } from '#features/catalogue/index.ts'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { runCommand } from '#testing/test-server.ts'
import { firstScreen } from './first-screen.ts'
import { type Publication, publishAnnouncement, readPublication, withdrawAnnouncement } from './index.ts'
import { safeHtml } from './rich-text.ts'
import { seedDemo } from './seed-demo.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
let visitor: Client
let now = new Date()
beforeAll(async () => {
  test = await openTestApp({ context: { now: () => now } })
  visitor = openClient(test)
})
afterAll(() => test.close())

const home = { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M', merchantCode: 'PERYA' } as const
const ask = async (input: object = {}, client = visitor, headers = {}) =>
  (await client.call(contract.listAnnouncements, { ...home, ...input } as never, headers)).value

const publish = async (it: Partial<Publication> = {}) =>
  (await publishAnnouncement(test.ctx, {
    merchant: 'PERYA',
    type: 'PL',
    group: 'm_home',
    titles: { TY: 'Pamagat', EN: 'Title' },
    contents: { TY: '<p>Laman</p>', EN: '<p>Content</p>' },
    ...it,
  })) as bigint
const titles = async (input: object = {}) => (await ask(input)).notices.map(({ title }) => title)

describe('announcements of the home screen', () => {
  it('HOME-2 HOME-3 HOT-1 come by type: banners with a picture, notices, pop-ups and matches', async () => {
    const { banners, notices, popups, hotMatches } = await ask()
    expect(banners.length).toBeGreaterThan(1)
    expect(banners[0]).toMatchObject({ title: 'Fiesta Night', imageUrl: '/art/banners/fiesta.avif' })
    expect(notices.map(({ type }) => type)).toEqual(['PL', 'PL', 'PL'])
    expect(popups.map(({ execution }) => execution).sort()).toEqual(['A', 'B', 'F'])
    expect(hotMatches.length).toBeGreaterThan(1)
    expect(hotMatches[0]).toMatchObject({ vendor: expect.any(String), state: 'maintenance' })
    const times = hotMatches.map(({ matchTime }) => matchTime)
    expect(times).toEqual(times.toSorted())
    expect(times.every((time) => new Date(time) > now)).toBe(true)
  })

  it('HOME-2 hold nothing of a type nobody asked for', async () => {
    const answer = await ask({ types: 'B' })
    expect(answer.banners.length).toBeGreaterThan(1)
    expect(answer).toMatchObject({ notices: [], popups: [], hotMatches: [], unreadCount: 0 })
    const refused = await visitor.call(contract.listAnnouncements, { types: 'B,XX' })
    expect(refused.errorCode).toBe('input.invalid')
  })

  it('HOME-4 speak the caller’s language', async () => {
    expect((await ask({}, visitor, { language: 'TY' })).notices[0]?.title).toBe('Welcome sa Perya!')
    expect((await ask({ language: 'EN' }, visitor, { language: 'TY' })).notices[0]?.title).toBe(
      'Welcome to Perya!',
    )
  })

  it('REG-8 those of registration stand apart from those of home', async () => {
    expect(await titles({ groupName: 'm_reg' })).toEqual(['Only for players aged 21 and over'])
    expect(await titles()).not.toContain('Only for players aged 21 and over')
  })

  it('HOME-4 the ticker gets titles alone', async () => {
    const news = (await visitor.call(contract.listLobbyNews, { groupName: 'm_home', platform: 'M' } as never))
      .value
    expect(news.map(({ title }) => title)).toEqual(await titles())
    expect(Object.keys(news[0] ?? {}).sort()).toEqual(['id', 'publishedAt', 'title'])
  })

  it('CALLS-1 those for agents reach agents alone', async () => {
    const ligaya = openClient(test)
    await ligaya.logIn('ligaya')
    const agents = (client: Client) => ask({ types: 'A' }, client)
    expect((await agents(ligaya)).notices).toHaveLength(1)
    expect((await agents(ligaya)).unreadCount).toBe(1)
    expect((await agents(ligaya)).footer).toEqual({ unreadCount: 1 })
    expect((await agents(visitor)).notices).toEqual([])
  })

  it('HOT-2 a match of a game the merchant hides is not shown', async () => {
    const change = { merchant: 'PERYA', vendor: 'BTI', reason: 'a test' }
    await switchLobbyVendor(test.ctx.db, { ...change, isOn: false })
    await eventually(async () => {
      expect((await ask()).hotMatches.some(({ vendor }) => vendor === 'BTI')).toBe(false)
    })
    await switchLobbyVendor(test.ctx.db, { ...change, isOn: true })
    await eventually(async () =>
      expect((await ask()).hotMatches.some(({ vendor }) => vendor === 'BTI')).toBe(true),
    )
  })
})

it('HOME-1 the page of the home screen carries the games it draws, and no more', () => {
  expect(firstScreen(test.ctx, 'PERYA', 'TY').hotGames.list).toHaveLength(homeGames)
})

describe('an announcement', () => {
  it('is shown from its first moment to its last, to the millisecond', async () => {
    const start = now
    const startsAt = new Date(start.getTime() + 3_600_000)
    const endsAt = new Date(start.getTime() + 7_200_000)
    await publish({ titles: { TY: 'Saglit', EN: 'Brief' }, startsAt, endsAt })
    const second = await publish({ titles: { TY: 'Lagi', EN: 'Lasting' } })
    await eventually(async () => expect(await titles()).toContain('Lasting'))
    expect(await titles()).not.toContain('Brief')
    now = startsAt
    expect(await titles()).toContain('Brief')
    now = new Date(endsAt.getTime() - 1)
    expect(await titles()).toContain('Brief')
    now = endsAt
    expect(await titles()).not.toContain('Brief')
    now = start
    await withdrawAnnouncement(test.ctx, 'PERYA', second)
    await eventually(async () => expect(await titles()).not.toContain('Lasting'))
    await expect(withdrawAnnouncement(test.ctx, 'PERYA', second)).rejects.toThrow('announcement.unknown')
  })

  it('is revalidated: a visitor who still has the answer gets 304', async () => {
    const url = `${contract.listAnnouncements.path}?types=B,PL,PU,H&groupName=m_home&platform=M`
    const { headers } = await test.app.inject({ url })
    const again = await test.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
  })

  it('is unread until a member reads it, for that member alone', async () => {
    const [juan, datu] = [openClient(test), openClient(test)]
    await juan.logIn('juan')
    await datu.logIn('datu')
    const { notices, unreadCount } = await ask({}, juan)
    expect(unreadCount).toBe(notices.length)
    const ids = [notices[0]?.id as string]
    expect((await juan.call(contract.readAnnouncements, { ids })).value).toEqual({ read: 1 })
    expect((await juan.call(contract.readAnnouncements, { ids })).value).toEqual({ read: 0 })
    const after = await ask({}, juan)
    expect(after.notices[0]?.isRead).toBe(true)
    expect(after.unreadCount).toBe(unreadCount - 1)
    expect(after.footer).toEqual({ unreadCount: unreadCount - 1 })
    expect((await ask({}, datu)).notices[0]?.isRead).toBe(false)
    expect((await juan.call(contract.readAnnouncements, { ids: ['999999'] })).value).toEqual({ read: 0 })
  })

  it('POP-3 a pop-up may name a promotion', async () => {
    const id = await publish({ type: 'PU', execution: 'A', promotionType: 'MISSION' })
    await eventually(async () => {
      expect((await ask()).popups.find((each) => each.id === String(id))?.promotionType).toBe('MISSION')
    })
    await withdrawAnnouncement(test.ctx, 'PERYA', id)
    await eventually(async () => expect((await ask()).popups).toHaveLength(3))
  })

  it.each(['timeout', 'exclusion', 'restricted'])(
    'R-82 whoever may not play (%s) is told news and offered nothing, and invites nobody',
    async (reason) => {
      const ligaya = openClient(test)
      await ligaya.logIn('ligaya')
      const asked = { types: 'B,PL,PR,PU,H' }
      const id = await publish({ type: 'PR', titles: { TY: 'Dagdag', EN: 'A bonus' } })
      const bonus = await publish({ type: 'PU', execution: 'A', promotionType: 'RELOAD' })
      const usual = await eventually(async () => {
        const answer = await ask(asked, ligaya)
        const shown = [...answer.notices, ...answer.popups].map((each) => each.id)
        expect(shown).toEqual(expect.arrayContaining([String(id), String(bonus)]))
        return answer
      })
      const { rows } = await test.ctx.pool.query(
        `insert into member_block (member_id, reason)
         select id, $1 from member where merchant = 'PERYA' and user_name = 'ligaya' returning id`,
        [reason],
      )
      const left = await ask(asked, ligaya)
      expect(usual.banners.length).toBeGreaterThan(0)
      expect(left.banners).toEqual([])
      expect(usual.hotMatches.length).toBeGreaterThan(0)
      expect(left.hotMatches).toEqual([])
      expect(left.notices).toEqual(usual.notices.filter(({ type }) => type === 'PL'))
      expect(left.notices.length).toBeGreaterThan(0)
      expect(left.unreadCount).toBe(usual.unreadCount - 1)
      expect(left.popups).toEqual([])
      expect(usual.popups.length).toBeGreaterThan(0)
      const mayInvite = async () => (await ligaya.call(getMemberInfo, {})).value.mayInvite
      expect(await mayInvite()).toBe(false)
      await test.ctx.pool.query('update member_block set ends_at = now() where id = $1', [rows[0].id])
      expect(await ask(asked, ligaya)).toEqual(usual)
      expect(await mayInvite()).toBe(true)
      for (const each of [id, bonus]) await withdrawAnnouncement(test.ctx, 'PERYA', each)
      await eventually(async () => expect((await ask()).popups).toHaveLength(3))
    },
  )

  it('seeding again changes nothing, and brings a changed demo text up to date', async () => {
    const before = await ask()
    await test.ctx.pool.query(
      `update announcement set titles = '{"TY":"x","EN":"x"}' where seed_key = 'banner slots'`,
    )
    await seedDemo(test.ctx)
    await eventually(async () => expect(await ask()).toEqual(before))
  })
})

describe('an operator', () => {
  const operator = (...words: string[]) =>
    runCommand('merchant', ['PERYA', ...words], { DATABASE_URL: test.url })
  const texts = { titles: { TY: 'Balita', EN: 'News' }, contents: { TY: '<p>A</p>', EN: '<p>B</p>' } }

  it('HOME-4 puts an announcement up and takes it down while the site runs', async () => {
    const { stdout, code } = await operator(
      'announce',
      JSON.stringify({ type: 'PL', ...texts, startsAt: now }),
    )
    expect(code).toBe(0)
    await eventually(async () => expect(await titles()).toContain('News'))
    const number = /number (\d+)/.exec(stdout)?.[1] ?? ''
    expect((await operator('withdraw', number)).code).toBe(0)
    await eventually(async () => expect(await titles()).not.toContain('News'))
  })

  it.each([
    ['not JSON', 'given as JSON'],
    ['{"type":"PL"}', 'titles'],
    [JSON.stringify({ type: 'PU', ...texts }), 'A, B or F'],
    [JSON.stringify({ type: 'B', ...texts }), 'a picture'],
    [JSON.stringify({ type: 'PL', ...texts, url: 'javascript:alert(1)' }), 'https address'],
    [JSON.stringify({ type: 'PL', ...texts, colour: 'red' }), 'colour'],
  ])('is told what is wrong with %s', async (json, why) => {
    expect(() => readPublication('PERYA', json)).toThrow(why)
  })
})

describe('POP-3 R-105 rich content', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jAvAsCrIpT&#58;alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<svg onload=alert(1)><use href="#x"/></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<p style="position:fixed;inset:0">x</p>',
    '<form action="https://evil.example"><input name="password"></form>',
    '<a href="//evil.example">x</a>',
    '<img src="http://evil.example/x.png">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ])('loses what could do harm: %s', async (content) => {
    const safe = safeHtml(content)
    expect(safe).not.toMatch(
      /script|onerror|onload|javascript|data:|style=|<form|<input|<iframe|<svg|evil\.example/i,
    )
  })

  it('is made safe before it is kept', async () => {
    const contents = { TY: '<p onclick="x()">A</p>', EN: '<script>x</script><p>B</p>' }
    const id = await publish({ contents })
    const { rows } = await test.ctx.pool.query('select contents from announcement where id = $1', [id])
    expect(rows[0].contents).toEqual({ TY: '<p>A</p>', EN: '<p>B</p>' })
  })
})
