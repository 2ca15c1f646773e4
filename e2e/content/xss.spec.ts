import type { Page } from '@playwright/test'
import { safeHtml } from '../../apps/server/src/features/content/rich-text.ts'
import { xssCorpus } from '../../apps/server/src/testing/xss-corpus.ts'
import { expect, test } from '../account/account.ts'

const ran = (page: Page) => page.evaluate(() => (window as unknown as { ran?: number }).ran)
/** PostgreSQL keeps no null characters, so none can come from it. */
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

test('R-105 none of several hundred hostile texts runs in any place that shows what people wrote', async ({
  page,
  site,
  account: { query },
  newMember,
}) => {
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
  const [{ id: memberId }] = (await query(
    'update member set nickname = $2 where user_name = $1 returning id',
    [userName, corpus.join(' ')],
  )) as [{ id: string }]
  // Rich text is kept as the server makes it safe, all other text as it was written.
  await query(
    `insert into announcement (merchant, type, group_name, titles, contents, seed_key)
     select 'PERYA', 'PL', 'm_home', jsonb_build_object('TY', text, 'EN', text),
       jsonb_build_object('TY', html, 'EN', html), 'xss ' || at
     from unnest($1::text[], $2::text[]) with ordinality as one (text, html, at)`,
    [corpus, corpus.map(safeHtml)],
  )
  await query(
    `insert into article (merchant, kind, titles, contents, seed_key)
     select 'PERYA', 'help', jsonb_build_object('TY', text, 'EN', text),
       jsonb_build_object('TY', html, 'EN', html), 'xss ' || at
     from unnest($1::text[], $2::text[]) with ordinality as one (text, html, at)`,
    [corpus, corpus.map(safeHtml)],
  )
  await query(
    `with thread as (
       insert into letter_thread (member_id, titles)
       values ($1, jsonb_build_object('TY', $3::text, 'EN', $3::text)) returning id)
     insert into letter (thread_id, is_mine, texts)
     select id, false, jsonb_build_object('TY', text, 'EN', text) from thread, unnest($2::text[]) text`,
    [memberId, corpus, corpus.join(' ')],
  )
  await query('insert into chat (member_id, last_at) values ($1, now())', [memberId])
  await query('insert into chat_line (member_id, is_mine, text) values ($1, false, $2)', [
    memberId,
    corpus.join('\n'),
  ])
  await query(
    `insert into feedback (member_id, key, content, comment, answers, answered_at)
     values ($1, gen_random_uuid(), $2, $2, jsonb_build_object('TY', $2::text, 'EN', $2::text), now())`,
    [memberId, corpus.join('\n')],
  )
  await query("select pg_notify('content', '')")
  const [last = ''] = corpus.slice(-1)
  try {
    await site.openAs(userName, '/m/notice', 'EN')
    await expect(page.locator('.notice')).not.toHaveCount(0)
    await expect.poll(() => page.locator('.notice').count()).toBeGreaterThanOrEqual(corpus.length)
    await expectNothingRan()

    await site.open('/m/help', 'EN')
    await expect.poll(() => page.locator('.help__title').count()).toBeGreaterThanOrEqual(corpus.length)
    await expectNothingRan()

    await site.open('/m/home', 'EN')
    await expect(page.locator('.ticker__link')).toBeVisible()
    await expectNothingRan()

    await site.open('/m/webEmail', 'EN')
    await page.locator('.thread').first().click()
    await expect(page.locator('.letter')).toHaveCount(corpus.length)
    await expectNothingRan()

    await site.open('/m/service?chat=open', 'EN')
    await expect(page.getByRole('log')).toContainText(last.trim())
    await expectNothingRan()

    await site.open('/m/feedback', 'EN')
    await expect(page.locator('.feedback-item')).toContainText(last.trim())
    await expectNothingRan()

    await site.open('/m/mine', 'EN')
    // The nickname stands in place of the account.
    await expect(page.locator('#main')).toContainText(last.trim())
    await expectNothingRan()
  } finally {
    await query("delete from announcement where seed_key like 'xss %'")
    await query("delete from article where seed_key like 'xss %'")
    await query("select pg_notify('content', '')")
  }
})

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
  expect(at).toBeGreaterThanOrEqual(corpus.length)
})

test('R-105 nothing a site says about itself runs: its banners, pop-ups, words, licence, statements, ways to reach it and news to newcomers', async ({
  page,
  site,
  account: { query, set },
}) => {
  const all = corpus.join(' ')
  const both = { TY: all, EN: all }
  const html = { TY: safeHtml(all), EN: safeHtml(all) }
  const licence = "merchant = 'PERYA' and kind = 'licence'"
  const [before] = await query(`select titles, contents from article where ${licence}`)
  const announce = `
    insert into announcement (merchant, type, group_name, titles, contents, execution, image_url, position, seed_key)
    values ('PERYA', $1, $2, $3, $4, case $1 when 'PU' then 'B' end, '/art/banners/fiesta.webp', -1, $5)`
  const [perya] = await query(
    "select settings->'customerService' as contacts from merchant where code = 'PERYA'",
  )
  const contacts = perya?.contacts as object[]
  const setContacts = (value: object[]) =>
    query(
      "update merchant set settings = settings || jsonb_build_object('customerService', $1::jsonb) where code = 'PERYA'",
      [JSON.stringify(value)],
    )
  // The site reads them anew with the licence.
  await setContacts(contacts.map((contact) => ({ ...contact, title: both })))
  await set('licence', both)
  await set('texts', { EN: { 'footer.play': all.slice(0, 2_000) } })
  await query(announce, ['B', 'm_home', both, both, 'xss banner'])
  await query(announce, ['PL', 'm_reg', both, html, 'xss news'])
  await query(announce, ['PU', 'm_home', both, html, 'xss pop-up'])
  await query(`update article set titles = $1, contents = $2 where ${licence}`, [both, html])
  await query("select pg_notify('content', '')")
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
    await setContacts(contacts)
    await query("delete from announcement where seed_key like 'xss %'")
    await query(`update article set titles = $1, contents = $2 where ${licence}`, [
      before?.titles,
      before?.contents,
    ])
    await query("select pg_notify('content', '')")
  }
})
