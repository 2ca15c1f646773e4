import { listAnnouncements, listLobbyNews } from '@perya/contract/announcements'
import { listHelp, listStatements } from '@perya/contract/articles'
import { getMissingConsent } from '@perya/contract/consent'
import * as announcements from '@perya/contract/ops-announcements'
import * as articles from '@perya/contract/ops-articles'
import * as matches from '@perya/contract/ops-matches'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { type OperatorClient, openOperator } from '#features/operators/testing/operator-client.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { xssCorpus } from '#testing/xss-corpus.ts'
import { changeContent } from '../../commands/merchant/content.ts'
import { seedDemo } from './seed-demo.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
let rosa: OperatorClient
let visitor: Client
beforeAll(async () => {
  test = await openTestApp()
  rosa = await openOperator(test, 'rosa', ['content.edit'])
  visitor = openClient(test)
})
afterAll(() => test.close())

const titles = { TY: 'Piyesta', EN: 'Fiesta' }
const contents = { TY: '<p>Halina!</p>', EN: '<p>Come!</p>' }
const shown = async (types: string) => (await visitor.call(listAnnouncements, { types } as never)).value

describe('announcements at the desk', () => {
  it('HOME-4 a notice goes up for everybody and comes down again', async () => {
    const { id } = (await rosa.call(announcements.publishAnnouncement, { type: 'PL', titles, contents }))
      .value
    await eventually(async () =>
      expect((await shown('PL')).notices).toContainEqual(
        expect.objectContaining({ id, title: 'Fiesta', content: '<p>Come!</p>' }),
      ),
    )
    const { value } = await rosa.call(announcements.listPublished, {})
    expect(value.announcements.find((one) => one.id === id)).toMatchObject({ titles, contents, endsAt: null })

    expect((await rosa.call(announcements.endAnnouncement, { id })).success).toBe(true)
    await eventually(async () =>
      expect((await shown('PL')).notices).not.toContainEqual(expect.objectContaining({ id })),
    )
    const again = await rosa.call(announcements.endAnnouncement, { id })
    expect([again.status, again.errorCode]).toEqual([404, 'announcement.unknown'])
  })

  it('HOME-4 a notice is edited in its place: its words and end change, its number and beginning do not', async () => {
    const write = (draft: object) =>
      rosa.call(announcements.publishAnnouncement, { type: 'PL', titles, contents, ...draft } as never)
    const listed = async (id: string) =>
      (await rosa.call(announcements.listPublished, {})).value.announcements.find((one) => one.id === id)
    const startsAt = '2026-01-01T00:00:00.000Z'
    const { id } = (await write({ startsAt })).value
    const renamed = { TY: 'Bagong piyesta', EN: 'New fiesta' }
    expect((await write({ id, titles: renamed, position: 7 })).value).toEqual({ id })
    expect(await listed(id)).toMatchObject({ titles: renamed, position: 7, startsAt, endsAt: null })
    await eventually(async () =>
      expect((await shown('PL')).notices).toContainEqual(
        expect.objectContaining({ id, title: 'New fiesta' }),
      ),
    )
    const later = '2099-01-01T00:00:00.000Z'
    await write({ id, startsAt: later })
    const before = await write({ id, endsAt: '2098-01-01T00:00:00.000Z' })
    expect([before.errorCode, before.value]).toEqual(['input.invalid', { field: 'endsAt' }])
    expect(await listed(id)).toMatchObject({ startsAt: later, endsAt: null })
    await rosa.call(announcements.endAnnouncement, { id })
    expect((await write({ id })).errorCode).toBe('announcement.unknown')
  })

  it('HOME-4 an edited announcement of the demo stays edited when the demo starts again', async () => {
    const { value } = await rosa.call(announcements.listPublished, {})
    const welcome = value.announcements.find(({ titles: { EN } }) => EN === 'Welcome to Perya!')
    await rosa.call(announcements.publishAnnouncement, { id: welcome?.id, type: 'PL', titles, contents })
    await seedDemo(test.ctx)
    const again = (await rosa.call(announcements.listPublished, {})).value.announcements
    expect(again.find(({ id }) => id === welcome?.id)).toMatchObject({ titles })
  })

  it('HOME-2 HOME-4 an announcement is read on the platform it was written for, the mobile web app unless it says', async () => {
    const write = async (draft: object) =>
      (
        await rosa.call(announcements.publishAnnouncement, {
          type: 'PL',
          titles,
          contents,
          ...draft,
        } as never)
      ).value
    const seenOn = async (platform: object) => {
      const { value } = await visitor.call(listAnnouncements, { types: 'PL', ...platform } as never)
      return value.notices.map(({ id }) => id)
    }
    const { id: mobile } = await write({})
    const { id: wide } = await write({ platform: 'W' })
    await eventually(async () => expect(await seenOn({ platform: 'W' })).toEqual([wide]))
    for (const asked of [{}, { platform: 'M' }]) {
      expect(await seenOn(asked)).toContain(mobile)
      expect(await seenOn(asked)).not.toContain(wide)
    }
    const news = await visitor.call(listLobbyNews, { platform: 'W' } as never)
    expect(news.value.map(({ id }) => id)).toEqual([wide])
    const listed = (await rosa.call(announcements.listPublished, {})).value.announcements
    expect(listed.find(({ id }) => id === wide)).toMatchObject({ platform: 'W' })
    await write({ id: wide, platform: 'M' })
    await eventually(async () => expect(await seenOn({ platform: 'W' })).toEqual([]))
    expect(await seenOn({})).toContain(wide)

    const draft = JSON.stringify({ type: 'PL', platform: 'W', titles, contents })
    const answer = await changeContent(test.ctx.db, 'PERYA', 'announce', [draft])
    const number = answer?.match(/number (\d+)/)?.[1]
    await eventually(async () => expect(await seenOn({ platform: 'W' })).toEqual([number]))
    const unknown = await visitor.call(listAnnouncements, { types: 'PL', platform: 'X' } as never)
    expect([unknown.errorCode, unknown.value]).toEqual(['input.invalid', { field: 'platform' }])
  })

  it('HOME-2 a banner comes with its picture and link, and one without a picture is refused', async () => {
    const banner = { type: 'B', titles, contents: { TY: 'Halina', EN: 'Come' }, url: '/m/vip' } as const
    const refused = await rosa.call(announcements.publishAnnouncement, banner)
    expect([refused.errorCode, refused.value]).toEqual(['input.invalid', { field: 'imageUrl' }])
    const imageUrl = '/art/banners/vip.avif'
    const { id } = (await rosa.call(announcements.publishAnnouncement, { ...banner, imageUrl })).value
    await eventually(async () =>
      expect((await shown('B')).banners).toContainEqual(
        expect.objectContaining({ id, imageUrl, url: '/m/vip' }),
      ),
    )
  })

  it('HOME-4 an announcement that would end before it begins or lead nowhere is refused', async () => {
    const notice = { type: 'PL', titles, contents } as const
    for (const [field, wrong] of [
      ['endsAt', { endsAt: new Date(Date.now() - 1_000) }],
      ['endsAt', { startsAt: new Date(Date.now() + 9e6), endsAt: new Date(Date.now() + 8e6) }],
      ['url', { url: '/' }],
    ] as const) {
      const refused = await rosa.call(announcements.publishAnnouncement, { ...notice, ...wrong } as never)
      expect([refused.errorCode, refused.value]).toEqual(['input.invalid', { field }])
    }
  })

  it('HOME-4 CONT-3 words that are missing, without end or none are refused by call and by command, with their place', async () => {
    const { db } = test.ctx
    for (const [field, wrong, why] of [
      ['titles.EN', { titles: { ...titles, EN: ' ' } }, 'it is empty'],
      ['titles.TY', { titles: { ...titles, TY: 'x'.repeat(201) } }, 'it holds more than 200 characters'],
      ['titles.TY', { titles: { ...titles, TY: 'a\u0000b' } }, 'it holds a character that is none'],
      ['contents.EN', { contents: { ...contents, EN: 'half \ud83d' } }, 'it holds a character that is none'],
      ['contents.EN', { contents: { ...contents, EN: '' } }, 'it is empty'],
      ['contents.VI', { contents: { ...contents, VI: '' } }, 'it is empty'],
      ['contents.TY', { contents: { ...contents, TY: 'x'.repeat(30_001) } }, 'it holds more than'],
    ] as const) {
      const notice = { type: 'PL', titles, contents, ...wrong } as const
      const article = { kind: 'help', titles, contents, ...wrong } as const
      for (const call of [
        rosa.call(announcements.publishAnnouncement, notice as never),
        rosa.call(articles.publishArticle, article as never),
      ]) {
        const { status, errorCode, value } = await call
        expect([status, errorCode, value]).toEqual([400, 'input.invalid', { field }])
      }
      for (const [action, draft] of [
        ['announce', notice],
        ['article', article],
      ] as const) {
        const json = JSON.stringify(draft)
        await expect(changeContent(db, 'PERYA', action, [json])).rejects.toThrow(`${field}: ${why}`)
      }
    }
  })

  it('HOME-4 CONT-3 rich text that says and shows nothing once it is made safe is refused in words', async () => {
    const empty = { TY: '<p>Halina!</p>', EN: '<p>&nbsp;</p><script>alert(1)</script>' }
    for (const call of [
      rosa.call(announcements.publishAnnouncement, { type: 'PL', titles, contents: empty }),
      rosa.call(articles.publishArticle, { kind: 'help', titles, contents: empty } as never),
    ]) {
      const { status, errorCode, text } = await call
      expect([status, errorCode]).toEqual([400, 'content.empty'])
      expect(text).toContain('EN')
    }
    const picture = { ...contents, EN: '<img src="/art/banners/vip.avif">' }
    const shown = await rosa.call(announcements.publishAnnouncement, {
      type: 'PL',
      titles,
      contents: picture,
    })
    expect(shown.success).toBe(true)
  })

  it('HOME-4 CONT-3 a command lists what is announced and explained, with the numbers to edit it by', async () => {
    const list = (action: string) => changeContent(test.ctx.db, 'PERYA', action, [])
    const write = { titles: { TY: 'Nakalista', EN: 'Listed' }, contents }
    const { id } = (await rosa.call(announcements.publishAnnouncement, { type: 'PL', ...write })).value
    expect(await list('announcements')).toMatch(new RegExp(`^${id}  PL  m_home  \\S+ –   Listed$`, 'm'))
    await rosa.call(announcements.endAnnouncement, { id })
    expect(await list('announcements')).not.toContain('Listed')
    const article = (await rosa.call(articles.publishArticle, { kind: 'help', ...write } as never)).value
    expect(await list('articles')).toMatch(new RegExp(`^${article.id}  help  version 1  \\S+  Listed$`, 'm'))
    await rosa.call(articles.removeHelpItem, article)
    expect(await list('articles')).not.toContain('Listed')
  })

  it('R-99 what another merchant announces is neither seen nor ended here', async () => {
    const { rows } = await test.ctx.pool.query(
      `insert into announcement (merchant, type, group_name, titles, contents, position, starts_at, ends_at)
       values ('PERYAT', 'PL', 'm_home', '{"TY":"x","EN":"x"}', '{"TY":"x","EN":"x"}', 0, now(), 'infinity') returning id`,
    )
    const id = String(rows[0].id)
    const { value } = await rosa.call(announcements.listPublished, {})
    expect(value.announcements.map((one) => one.id)).not.toContain(id)
    expect((await rosa.call(announcements.endAnnouncement, { id })).errorCode).toBe('announcement.unknown')
  })
})

describe('help and statements at the desk', () => {
  const help = async () => (await visitor.call(listHelp, { lang: 'EN' })).value
  const write = (draft: object) => rosa.call(articles.publishArticle, draft as never)

  it('CONT-3 a help item is added, edited in its place and taken away', async () => {
    const { id } = (await write({ kind: 'help', titles, contents, position: 99 })).value
    await eventually(async () => expect((await help()).at(-1)).toMatchObject({ id, title: 'Fiesta' }))
    const edited = { id, kind: 'help', titles: { TY: 'Bago', EN: 'New' }, contents, position: 99 }
    expect((await write(edited)).value).toEqual({ id })
    await eventually(async () => expect((await help()).at(-1)).toMatchObject({ id, title: 'New' }))
    expect((await rosa.call(articles.removeHelpItem, { id })).success).toBe(true)
    await eventually(async () => expect((await help()).map((item) => item.id)).not.toContain(id))
    expect((await write(edited)).errorCode).toBe('article.unknown')
    expect((await rosa.call(articles.removeHelpItem, { id })).errorCode).toBe('article.unknown')
  })

  it('CONT-3 an edited item of the demo stays edited when the demo starts again', async () => {
    const [first] = await help()
    await write({ id: first?.id, kind: 'help', titles, contents, position: -1 })
    await seedDemo(test.ctx)
    await eventually(async () => expect((await help())[0]).toMatchObject({ id: first?.id, title: 'Fiesta' }))
  })

  it('CONT-3 a changed agreement is the next version, and members are asked to agree to it', async () => {
    const juan = openClient(test)
    await juan.logIn('juan')
    const missing = async () => JSON.stringify((await juan.call(getMissingConsent, {})).value)
    expect(await missing()).not.toContain('agreement')
    expect((await write({ kind: 'agreement', titles, contents })).success).toBe(true)
    await eventually(async () => {
      const { value } = await visitor.call(listStatements, { language: 'EN' })
      expect(value.find(({ kind }) => kind === 'agreement')).toMatchObject({ version: 2, title: 'Fiesta' })
      expect(await missing()).toContain('agreement')
    })
    const { value } = await rosa.call(articles.listArticles, {})
    expect(value.articles.find(({ kind }) => kind === 'agreement')).toMatchObject({ version: 2, contents })
    expect((await write({ id: '1', kind: 'privacy', titles, contents })).errorCode).toBe('input.invalid')
  })
})

describe('R-105 of every text of the corpus that comes by call', () => {
  // A text with a NUL is refused whole.
  const [refused, taken] = [true, false].map((isNul) =>
    xssCorpus.filter((text) => text.includes('\u0000') === isNul),
  ) as [string[], string[]]
  const publish = {
    notice: (draft: Draft) => rosa.call(announcements.publishAnnouncement, { type: 'PL', ...draft }),
    'pop-up': (draft: Draft) =>
      rosa.call(announcements.publishAnnouncement, { type: 'PU', execution: 'B', ...draft }),
    'help item': (draft: Draft) => rosa.call(articles.publishArticle, { kind: 'help', ...draft } as never),
  }
  type Draft = { titles: typeof titles; contents: typeof contents }

  it.each(Object.keys(publish) as (keyof typeof publish)[])(
    'a %s keeps words alone, and nothing that could run',
    async (kind) => {
      const hostile = (text: string): Draft => ({
        titles: { TY: text, EN: text },
        contents: { TY: `<p>${kind}</p>${text}`, EN: '<p>x</p>' },
      })
      expect(taken.length).toBeGreaterThanOrEqual(300)
      for (let at = 0; at < taken.length; at += 20) {
        const answers = await Promise.all(
          taken.slice(at, at + 20).map((text) => publish[kind](hostile(text))),
        )
        expect(answers.filter(({ success }) => !success)).toEqual([])
      }
      for (const text of refused.slice(0, 3)) {
        expect((await publish[kind](hostile(text))).errorCode).toBe('input.invalid')
      }
      const listed =
        kind === 'help item'
          ? (await rosa.call(articles.listArticles, {})).value.articles
          : (await rosa.call(announcements.listPublished, {})).value.announcements
      const kept = listed.filter((one) => one.contents.TY?.startsWith(`<p>${kind}</p>`))
      // Titles are shown as text, so they are kept as they were written.
      expect(kept.map((one) => one.titles.TY).sort()).toEqual(taken.map((text) => text.trim()).sort())
      for (const { contents } of kept) {
        expect(contents.TY).not.toMatch(
          /<(?:script|svg|iframe|object|embed|form|style|math|video|audio|input|img)\b/i,
        )
        expect(contents.TY).not.toMatch(/<[^>]+\s(?:on\w+|style|srcdoc)\s*=/i)
        expect(contents.TY).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:|\/)/i)
      }
    },
  )
})

describe('hot matches', () => {
  const startsAt = new Date(Date.now() + 3_600_000)
  const match = {
    league: 'Liga ng Bayan',
    homeTeam: 'Maharlika',
    awayTeam: 'Tamaraws',
    homeTeamImageUrl: '/art/teams/maharlika.webp',
    awayTeamImageUrl: '/art/teams/tamaraws.webp',
    startsAt,
  }
  /** A game of sports the demo's own matches open. */
  const aGame = async () => (await shown('H')).hotMatches[0]?.nodeId ?? ''
  const onTicker = async (id: string) => (await shown('H')).hotMatches.find((one) => one.id === id)

  it('HOT-1 HOT-2 a match goes on the ticker by a call, and off again', async () => {
    const nodeId = await aGame()
    const { id } = (await rosa.call(matches.addMatch, { ...match, nodeId } as never)).value
    await eventually(async () =>
      expect(await onTicker(id)).toMatchObject({
        homeTeam: 'Maharlika',
        matchTime: startsAt.toISOString(),
        nodeId,
      }),
    )
    const listed = (await rosa.call(matches.listMatches, {})).value.matches
    expect(listed.find((one) => one.id === id)).toMatchObject({
      league: 'Liga ng Bayan',
      nodeId,
      roomId: null,
    })

    expect((await rosa.call(matches.removeMatch, { id })).success).toBe(true)
    await eventually(async () => expect(await onTicker(id)).toBeUndefined())
    const again = await rosa.call(matches.removeMatch, { id })
    expect([again.status, again.errorCode]).toEqual([404, 'match.unknown'])
  })

  it('HOT-1 one that has begun, or would open nothing, is refused in words', async () => {
    const begun = { ...match, nodeId: await aGame(), startsAt: new Date(Date.now() - 1_000) }
    const late = await rosa.call(matches.addMatch, begun as never)
    expect([late.errorCode, late.value]).toEqual(['input.invalid', { field: 'startsAt' }])
    const lost = await rosa.call(matches.addMatch, { ...match, nodeId: 'no-such-game' } as never)
    expect([lost.status, lost.errorCode]).toEqual([400, 'match.game'])
  })

  it('HOT-1 a command puts one on, lists it and takes it off', async () => {
    const { db } = test.ctx
    const json = JSON.stringify({ ...match, nodeId: await aGame() })
    const said = await changeContent(db, 'PERYA', 'match', [json])
    const [id = ''] = /\d+/.exec(said ?? '') ?? []
    await eventually(async () => expect(await onTicker(id)).toBeDefined())
    expect(await changeContent(db, 'PERYA', 'matches', [])).toContain('Maharlika – Tamaraws')
    expect(await changeContent(db, 'PERYA', 'unmatch', [id])).toBe(`PERYA no longer shows match ${id}.`)
    await eventually(async () => expect(await onTicker(id)).toBeUndefined())
    await expect(changeContent(db, 'PERYA', 'match', ['{"league":"x"}'])).rejects.toThrow(/homeTeam/)
  })
})
