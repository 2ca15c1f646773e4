import { richElements } from '@perya/contract/rich-text'
import { operate } from '../operator.ts'
import { expectAccessible, letMove } from '../site.ts'
import { calls, change, expect, test } from './lobby.ts'

type Popup = { id: string; title: string; content: string; execution: string; promotionType: string | null }

const popup = (id: number, execution: string, differs: Partial<Popup> = {}): Popup => ({
  id: String(8_000 + id),
  title: `News ${id}`,
  content: `<p>Text of ${id}</p>`,
  execution,
  promotionType: null,
  ...differs,
})

test.use({ hasPopups: true })

// The page brings the demo's own pop-ups along; these tests are about others.
test.beforeEach(async ({ page }) => {
  await page.route('**/m/home', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace(/"popups":\[.*?\],"hotMatches"/, '"popups":[],"hotMatches"'),
    })
  })
})

const dialog = '.popup'

test('POP-1 a visitor is told what is for visitors, half a second after the page is there', async ({
  page,
  site,
}) => {
  await letMove(page)
  await page.clock.install()
  await change(page, calls.announcements, (value: object) => ({
    ...value,
    popups: [popup(1, 'A'), popup(2, 'B'), popup(3, 'F')],
  }))
  await site.open('/m/home')
  await page.clock.fastForward(500)
  await expect(page.getByRole('dialog', { name: 'News 2' })).toBeVisible()
  await expectAccessible(page)
  // The first tap brings more styles: not the page's own once more, which would win over the pop-up's.
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url())
  })
  await page.getByRole('heading', { name: 'News 2' }).click()
  await expect.poll(() => sheets.length).toBeGreaterThan(0)
  expect(sheets.filter((url) => url.includes('/index-'))).toEqual([])
  await expect(page.locator('.popup__close')).toHaveCSS('position', 'absolute')
  await page.keyboard.press('Escape')
  await expect(page.locator(dialog)).toHaveCount(0)
})

test('POP-2 what was closed stays closed, until there is something new', async ({ page, site }) => {
  let popups = [popup(1, 'B'), popup(2, 'B')]
  await change(page, calls.announcements, (value: object) => ({ ...value, popups }))
  await site.open('/m/home', 'EN')
  await page.getByRole('dialog', { name: 'News 1' }).getByRole('button', { name: 'Got it' }).click()
  await expect(page.locator(dialog)).toHaveCount(0)
  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('SHELL_PU_B'))) ?? '')
  expect(kept.show).toBe(false)
  expect(kept.seen).toEqual([
    { title: 'News 1', content: '<p>Text of 1</p>' },
    { title: 'News 2', content: '<p>Text of 2</p>' },
  ])
  popups = [popup(2, 'B')]
  await page.clock.install()
  await site.open('/m/home', 'EN')
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(2_000)
  await page.waitForLoadState('networkidle')
  await expect(page.locator(dialog)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('SHELL_PU_B'))).toContain('"show":false')
  popups = [popup(2, 'B'), popup(4, 'B')]
  await site.open('/m/home', 'EN')
  await page.clock.fastForward(1_000)
  await expect(page.getByRole('dialog', { name: 'News 2' })).toBeVisible()
})

test.describe('beside the offer of the app', () => {
  test.use({ hasDownloadBar: true })

  test('POP-2 what was closed stays closed in the other language too, and only then the app is offered', async ({
    page,
    site,
  }) => {
    const inBoth = { EN: popup(1, 'B', { title: 'In English' }), TY: popup(1, 'B', { title: 'Sa Tagalog' }) }
    let language: 'EN' | 'TY' = 'EN'
    await change(page, calls.announcements, (value: object) => ({ ...value, popups: [inBoth[language]] }))
    await site.open('/m/home', 'EN')
    const shown = page.getByRole('dialog', { name: 'In English' })
    const bar = page.locator('.download-bar')
    await expect(shown).toBeVisible()
    await expect(bar).toBeAttached()
    await expect(bar).toBeHidden()
    await shown.getByRole('button', { name: 'Got it' }).click()
    await expect(bar).toBeVisible()
    language = 'TY'
    await page.getByRole('button', { name: /^Language/ }).click()
    const asked = page.waitForResponse(/getListAnnouncements.*language=TY/)
    await page.getByRole('dialog').getByText('Tagalog').click()
    await asked
    await expect.poll(() => page.evaluate(() => localStorage.getItem('SHELL_PU_B'))).toContain('Sa Tagalog')
    await expect(page.locator(dialog)).toHaveCount(0)
  })
})

test('POP-3 pages turn both ways and never past the ends; a promotion leads a member to the reward centre', async ({
  page,
  site,
}) => {
  await change(page, calls.announcements, (value: object) => ({
    ...value,
    popups: [popup(1, 'A'), popup(2, 'A', { promotionType: 'WELCOME' })],
  }))
  await site.openAs('juan', '/m/home', 'EN')
  const shown = page.locator(dialog)
  await expect(shown.getByRole('heading')).toHaveText('News 1')
  await expect(shown.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(shown.getByRole('link', { name: /Claim my reward/ })).toHaveCount(0)
  await shown.getByRole('button', { name: 'Next' }).click()
  await expect(shown.getByRole('heading')).toHaveText('News 2')
  await expect(shown.getByRole('button', { name: 'Next' })).toBeDisabled()
  await shown.getByRole('link', { name: /Claim my reward/ }).click()
  await expect(page).toHaveURL(/\/m\/rewardCenter$/)
})

test('POP-3 R-105 rich content runs nothing; http links lead outside, others inside', async ({
  page,
  site,
}) => {
  // Handlers and styles of the evil text are refused as soon as it is read.
  site.expectComplaint(/-src-(?:attr|elem)|inline (?:event handler|style|script)/i)
  const evil = [
    '<script>window.hit = 1</script>',
    '<img src=x onerror="window.hit = 2">',
    '<svg onload="window.hit = 3"><animate onbegin="window.hit = 4"></svg>',
    '<iframe srcdoc="<script>parent.hit = 5</script>"></iframe>',
    '<a href="javascript:window.hit=6">bad</a>',
    '<details open ontoggle="window.hit = 7">x</details>',
    '<form action="javascript:window.hit=8"><button>go</button></form>',
    '<math><mtext><style><img src onerror="window.hit = 9"></style></mtext></math>',
    '<p style="position:fixed;inset:0" onclick="window.hit = 10"><b>Bold</b> words</p>',
    '<a href="https://example.com/outside">out</a> <a href="/m/gameCenter">in</a>',
  ].join('')
  await change(page, calls.announcements, (value: object) => ({
    ...value,
    popups: [popup(1, 'B', { content: evil })],
  }))
  await site.open('/m/home', 'EN')
  const shown = page.locator(dialog)
  await expect(shown.getByText('Bold')).toBeVisible()
  await expect(shown.getByText('bad')).toBeVisible()
  await shown.getByText('bad').click()
  await shown.getByText('words').click()
  await expect(shown.locator('script, img, iframe, form, style, [style], [onclick]')).toHaveCount(0)
  await expect(shown.getByRole('link', { name: 'out' })).toHaveAttribute('target', '_blank')
  expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined()
  await shown.getByRole('link', { name: 'in', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/gameCenter$/)
})

test('POP-3 a pop-up that is really kept shows all that rich text may be made of, its http links leading outside', async ({
  page,
  request,
  site,
}) => {
  const html = `
    <h2>A</h2><h3>B</h3><h4>C</h4><blockquote>D</blockquote><hr><ul><li>E</li></ul><ol><li>F</li></ol>
    <p><strong>a</strong><b>b</b><em>c</em><i>d</i><u>e</u><s>f</s><small>g</small><span>h</span><br>i</p>
    <table><thead><tr><th>G</th></tr></thead><tbody><tr><td>H</td></tr></tbody></table>
    <p><img src="/art/banners/vip.avif" alt="The club" width="90" height="40"></p>
    <p><a href="http://example.com/">plain</a> <a href="https://example.com/">sealed</a>
      <a href="mailto:help@example.com">mail</a> <a href="tel:+63281234567">call</a> <a href="/m/gameCenter">in</a></p>`
  const both = (text: string) => ({ TY: text, EN: text })
  const draft = { type: 'PU', execution: 'B', position: -9, titles: both('Kept'), contents: both(html) }
  const said = await operate('merchant', 'announce', JSON.stringify(draft))
  try {
    await expect
      .poll(async () => (await request.get(`/wps/relay/${calls.announcements}?types=PU`)).text())
      .toContain('Kept')
    await site.open('/m/home', 'EN')
    const shown = page.getByRole('dialog', { name: 'Kept' })
    await expect(shown.getByRole('img', { name: 'The club' })).toBeVisible()
    const drawn = await shown
      .locator('.rich')
      .evaluate((rich) => [...rich.querySelectorAll('*')].map(({ localName }) => localName))
    expect(richElements.filter((name) => !drawn.includes(name))).toEqual([])
    for (const [name, href] of [
      ['plain', 'http://example.com/'],
      ['sealed', 'https://example.com/'],
    ] as const) {
      const link = shown.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('target', '_blank')
    }
    await expect(shown.getByRole('link', { name: 'mail' })).toHaveAttribute('href', 'mailto:help@example.com')
    await expect(shown.getByRole('link', { name: 'call' })).toHaveAttribute('href', 'tel:+63281234567')
    await expectAccessible(page)
    await shown.getByRole('link', { name: 'in', exact: true }).click()
    await expect(page).toHaveURL(/\/m\/gameCenter$/)
  } finally {
    await operate('merchant', 'withdraw', /number (\d+)/.exec(said)?.[1] ?? '')
  }
})
