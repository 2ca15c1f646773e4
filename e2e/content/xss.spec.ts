import { randomUUID } from 'node:crypto'
import { sayInChat } from '@perya/contract/chat'
import type { Endpoint, InputOf, OutputOf } from '@perya/contract/endpoint'
import { putFeedback } from '@perya/contract/feedback'
import { sendLetter } from '@perya/contract/inbox'
import { publishAnnouncement } from '@perya/contract/ops-announcements'
import { listArticles, publishArticle } from '@perya/contract/ops-articles'
import { sayToMember } from '@perya/contract/ops-chat'
import { answerFeedback } from '@perya/contract/ops-feedback'
import { writeLetters } from '@perya/contract/ops-letters'
import { changeSite, getSite, saveTexts } from '@perya/contract/ops-site'
import type { Page } from '@playwright/test'
import { xssCorpus } from '../../apps/server/src/testing/xss-corpus.ts'
import { expect, test } from '../account/account.ts'
import { openDesk } from '../desk.ts'
import { logIn } from '../log-in.ts'

const ran = (page: Page) => page.evaluate(() => (window as unknown as { ran?: number }).ran)
/** A text with a null character is refused whole, so none can come back. */
const corpus = xssCorpus.map((payload) => payload.replaceAll('\u0000', ''))

/** What members, vendors and merchants call themselves and their things, wherever an answer says it. */
const calledBy =
  /^(?:nickname|payeeName|accountName|bankName|channelName|gameName|vendorName|nodeName|customerName|name|league|homeTeam|awayTeam|upline)$/

/** Puts the next hostile text in place of every such name in an answer. */
function poison(value: unknown, next: () => string): unknown {
  if (Array.isArray(value)) return value.map((each) => poison(each, next))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' && calledBy.test(key) ? next() : poison(inner, next),
    ]),
  )
}

/** Live links that lead anywhere but to a page, and anything that could hold a script. */
const dangers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#main *, .popup *')]
      .filter(
        (element) =>
          /^(script|iframe|object|embed|base|meta|link|form|style)$/i.test(element.localName) ||
          element.getAttributeNames().some((name) => name.startsWith('on')) ||
          (element instanceof HTMLAnchorElement && !/^(?:https?|mailto|tel):$/.test(element.protocol)),
      )
      .filter((element) => !element.matches('form.letter-form, form.chat__composer, main > * form'))
      .map((element) => element.outerHTML.slice(0, 200)),
  )

/** The corpus in texts of at most so many characters, one payload on each line. */
function packs(most: number): string[] {
  const packed: string[] = []
  for (const payload of corpus) {
    const last = packed.at(-1)
    if (last === undefined || last.length + payload.length + 1 > most) packed.push(payload)
    else packed[packed.length - 1] = `${last}\n${payload}`
  }
  return packed
}

const both = (text: string) => ({ TY: text, EN: text })

/** The corpus with one payload in each language, which takes half as many calls and is read in both. */
const pairs = corpus.slice(0, Math.ceil(corpus.length / 2)).map((payload, at) => ({
  TY: payload,
  EN: corpus[corpus.length - 1 - at] as string,
}))

/** Does it for every payload, a few at a time. */
async function forAll<T>(act: (payloads: (typeof pairs)[number]) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let at = 0; at < pairs.length; at += 8) {
    done.push(...(await Promise.all(pairs.slice(at, at + 8).map(act))))
  }
  return done
}

test('R-105 none of several hundred hostile texts, sent as people send them, runs in any place that shows them', async ({
  page,
  site,
  account: { query },
  newMember,
  baseURL,
}) => {
  test.slow()
  expect(corpus.length).toBeGreaterThanOrEqual(300)
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  const expectNothingRan = async () => {
    expect(await dangers(page)).toEqual([])
    expect([await ran(page), alerts]).toEqual([undefined, []])
  }
  const userName = await newMember()
  // No call lets such a nickname through; the page is safe all the same.
  await query('update member set nickname = $2 where user_name = $1', [userName, corpus.join(' ')])
  const desk = await openDesk(baseURL ?? '')
  const write = ({ TY, EN }: (typeof pairs)[number]) => ({
    titles: { TY, EN },
    contents: { TY: `<p>Kept.</p>${TY}`, EN: `<p>Kept.</p>${EN}` },
    position: 1,
  })
  const announced = await forAll((payloads) =>
    desk.call(publishAnnouncement, { type: 'PL', ...write(payloads) }),
  )
  const explained = await forAll((payloads) =>
    desk.call(publishArticle, { kind: 'help', ...write(payloads) }),
  )
  const letters = packs(5_000).map(both)
  for (const texts of letters) {
    const to = { userName }
    await desk.call(writeLetters, { key: randomUUID(), to, titles: both(corpus[0] ?? ''), texts })
  }
  for (const text of packs(1_000)) await desk.call(sayToMember, { userName, text })
  const [last = ''] = corpus.slice(-1)
  try {
    await logIn(page, userName)
    for (const language of ['TY', 'EN'] as const) {
      await site.open('/m/notice', language)
      await expect.poll(() => page.locator('.notice').count()).toBeGreaterThanOrEqual(pairs.length)
      await expectNothingRan()

      await site.open('/m/help', language)
      await expect.poll(() => page.locator('.help__title').count()).toBeGreaterThanOrEqual(pairs.length)
      await expect
        .poll(() => openEveryHelpItem(page), { timeout: 240_000 })
        .toBeGreaterThanOrEqual(pairs.length)
      await expectNothingRan()

      await site.open('/m/home', language)
      await expect(page.locator('.ticker__link')).toBeVisible()
      await expectNothingRan()
    }

    for (const at of letters.keys()) {
      await site.open('/m/webEmail', 'EN')
      await page.locator('.thread').nth(at).click()
      await expect(page.locator('.letter')).toHaveCount(1)
      await expectNothingRan()
    }

    const lines = packs(1_000)
    let threadId: string | undefined
    for (const text of lines) {
      await send(page, sayInChat, { key: randomUUID(), text })
      const letter = { key: randomUUID(), text }
      ;({ threadId } = await send(page, sendLetter, threadId ? { ...letter, threadId } : letter))
    }
    await site.open(`/m/webEmail?id=${threadId}`, 'EN')
    await expect(page.locator('.letter')).toHaveCount(lines.length)
    await expectNothingRan()

    await site.open('/m/service?chat=open', 'EN')
    await expect(page.getByRole('log')).toContainText(last.trim())
    await expect(page.locator('.chat__line[data-mine]')).toHaveCount(lines.length)
    await expectNothingRan()

    const comments = packs(140)
    for (const [at, comment] of comments.entries()) {
      // So many are taken a day.
      if (at % 10 === 0) {
        await query(
          `update feedback set sent_at = sent_at - interval '2 days'
           where member_id = (select id from member where user_name = $1)`,
          [userName],
        )
      }
      const content = packs(2_000)[at] ?? 'What there is to say stands in the comment'
      const { id } = await send(page, putFeedback, { key: randomUUID(), content, comment, pictures: [] })
      const answers = letters[at]
      if (answers) await desk.call(answerFeedback, { id, answers })
    }
    await site.open('/m/feedback', 'EN')
    const said = page.locator('.feedback-item')
    await expect(said.first()).toContainText(last.trim())
    const more = page.getByRole('button', { name: 'Show more' })
    for (let shown = await said.count(); shown < comments.length; shown = await said.count()) {
      await more.click()
      await expect.poll(() => said.count()).toBeGreaterThan(shown)
    }
    expect(await said.count()).toBe(comments.length)
    await expectNothingRan()

    await site.open('/m/mine', 'EN')
    // The nickname stands in place of the account.
    await expect(page.locator('#main')).toContainText(last.trim())
    await expectNothingRan()
  } finally {
    await desk.close()
    await query('delete from announcement where id = any ($1)', [announced.map(({ id }) => id)])
    await query('delete from article where id = any ($1)', [explained.map(({ id }) => id)])
    await query("select pg_notify('content', '')")
  }
})

/** Has each item of the help centre drawn, one after the other; says how many of them were written here. */
function openEveryHelpItem(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let drawn = 0
    // The last title leads to another screen.
    for (const link of document.querySelectorAll<HTMLElement>('.help__title[href*="?i="]')) {
      link.click()
      while (link.getAttribute('aria-current') !== 'page') await new Promise(requestAnimationFrame)
      if (document.querySelector('.help__item .rich')?.textContent?.startsWith('Kept.')) drawn += 1
    }
    return drawn
  })
}

/** As the app sends it, with the session the page has. */
function send<E extends Endpoint>(page: Page, { method, path }: E, input: InputOf<E>): Promise<OutputOf<E>> {
  return page.evaluate(
    async ({ method, path, input }) => {
      const { token } = JSON.parse(localStorage.getItem('session') ?? '{}')
      const answer = await fetch(path, {
        method,
        headers: { token, 'content-type': 'application/json' },
        body: JSON.stringify(input),
      })
      return (await answer.json()).value
    },
    { method, path, input },
  )
}

test('R-105 no name that members, vendors or merchants give themselves runs anything on the screens that show it', async ({
  page,
  site,
}) => {
  let at = 0
  // Several in one name, so that the first page of a list holds all of them.
  const next = () => Array.from({ length: 14 }, () => corpus[at++ % corpus.length]).join(' ')
  await page.route(/\/(?:wps|lgw)\//, async (route) => {
    if (route.request().url().includes('/wps/member/events')) return route.continue()
    const response = await route.fetch()
    const json = await response.json().catch(() => null)
    if (json === null) return route.fulfill({ response })
    return route.fulfill({ response, json: { ...json, value: poison(json.value, next) } })
  })
  const shows = () => expect(page.locator('#main')).toContainText(/ran[`'"\]]*=1/)
  await site.openAs('juan', '/m/gameList?gameType=RNG', 'EN')
  await shows()
  expect(await ran(page)).toBeUndefined()
  for (const path of ['/m/winnerPage', '/m/securityCenter']) {
    await site.open(path, 'EN')
    await shows()
    expect(await dangers(page)).toEqual([])
    expect(await ran(page)).toBeUndefined()
  }
  await expect.poll(() => at).toBeGreaterThanOrEqual(corpus.length)
})

test('R-105 nothing a site says about itself runs: its banners, pop-ups, words, licence, statements, ways to reach it and news to newcomers', async ({
  page,
  site,
  account: { query },
  baseURL,
}) => {
  const all = corpus.join(' ')
  // A text of the app takes no values of its own.
  const words = corpus.filter((payload) => !/[{}]/.test(payload)).join(' ')
  const desk = await openDesk(baseURL ?? '')
  const before = await desk.call(getSite, {})
  const { customerService } = before
  const { articles } = await desk.call(listArticles, {})
  const stated = articles.filter(({ kind }) => kind === 'licence')
  await desk.call(changeSite, { licence: both(all) })
  await desk.call(changeSite, {
    customerService: customerService.map((contact, at) => ({
      ...contact,
      title: both(packs(5_000)[at] ?? all),
    })),
  })
  await desk.call(saveTexts, { language: 'EN', texts: { 'footer.play': words.slice(0, 2_000) } })
  const announced: string[] = []
  for (const pack of packs(9_000)) {
    const titles = both(pack.slice(0, 200))
    const contents = both(pack)
    for (const draft of [
      { type: 'B', imageUrl: '/art/banners/fiesta.avif', position: -1 },
      { type: 'PL', group: 'm_reg', position: -1 },
      { type: 'PU', execution: 'B', position: -1 },
    ] as const) {
      announced.push((await desk.call(publishAnnouncement, { ...draft, titles, contents })).id)
    }
  }
  await desk.call(publishArticle, { kind: 'licence', titles: both(all.slice(0, 200)), contents: both(all) })
  try {
    for (const [path, ...places] of [
      ['/m/home', 'body', '.popup'],
      ['/m/useragreement?about=licence', 'body'],
      ['/m/register', 'body'],
      ['/m/service', '#main [data-contact]'],
    ] as const) {
      // The server hears of what was written a moment later.
      await expect(async () => {
        await site.open(path, 'EN')
        for (const place of places) {
          await expect(page.locator(place).first()).toContainText(/ran[`'"\]]*=1/, { timeout: 5_000 })
        }
      }).toPass()
      expect(await dangers(page)).toEqual([])
      expect(await ran(page)).toBeUndefined()
    }
  } finally {
    await desk.call(changeSite, { licence: before.licence, customerService })
    await desk.call(saveTexts, { language: 'EN', texts: { 'footer.play': '' } })
    for (const { titles, contents } of stated) {
      await desk.call(publishArticle, { kind: 'licence', titles, contents } as InputOf<typeof publishArticle>)
    }
    await desk.close()
    await query('delete from announcement where id = any ($1)', [announced])
    await query("select pg_notify('content', '')")
  }
})
