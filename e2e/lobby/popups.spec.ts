import { expectAccessible } from '../site.ts'
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

for (const language of ['TY', 'EN'] as const) {
  test(`POP-1 a visitor is told what is for visitors, half a second after the page is there (${language})`, async ({
    page,
    site,
  }) => {
    await page.clock.install()
    await change(page, calls.announcements, (value: object) => ({
      ...value,
      popups: [popup(1, 'A'), popup(2, 'B'), popup(3, 'F')],
    }))
    await site.open('/m/home', language)
    await page.clock.fastForward(500)
    await expect(page.getByRole('dialog', { name: 'News 2' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.locator(dialog)).toHaveCount(0)
  })
}

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
  await expect(shown.getByRole('link', { name: /reward centre/ })).toHaveCount(0)
  await shown.getByRole('button', { name: 'Next' }).click()
  await expect(shown.getByRole('heading')).toHaveText('News 2')
  await expect(shown.getByRole('button', { name: 'Next' })).toBeDisabled()
  await shown.getByRole('link', { name: /reward centre/ }).click()
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
