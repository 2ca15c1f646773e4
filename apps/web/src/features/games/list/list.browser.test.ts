import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openStage } from '../../../ui/testing/open-stage.ts'

let stage: Awaited<ReturnType<typeof openStage>>
let page: Page
let complaints: string[]

beforeAll(async () => {
  stage = await openStage('src/features/games/testing/stage.html')
})
afterAll(() => stage.close())

beforeEach(async () => {
  const context = await stage.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  page = await context.newPage()
  complaints = []
  page.on('pageerror', (error) => complaints.push(error.message))
})
afterEach(async () => {
  await page.context().close()
  expect(complaints).toEqual([])
})

const open = async (query = '') => {
  await page.goto(`${stage.address}${query}`)
  await page.locator('.game-card').first().waitFor()
}
/** A crowded machine takes its time. */
const until = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 30_000 })
const scrollTo = (top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
const scrollY = () => page.evaluate(() => window.scrollY)
const shown = () => page.locator('.game-card a').evaluateAll((links) => links.map((link) => link.ariaLabel))

it('LIST-6 of ten thousand games only those near the screen exist, anywhere in the list', async () => {
  await open()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const row = await page.evaluate(() => {
    const [first, , , next] = [...document.querySelectorAll('.game-card')]
    return (next?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().top ?? 0)
  })
  expect(height).toBeGreaterThan(3_333 * row)
  for (const part of [0, 0.3, 0.7, 1]) {
    await scrollTo(part * height)
    await until(async () => {
      const names = await shown()
      const first = Number(/\d+/.exec(names[0] ?? '')?.[0])
      const above = (await scrollY()) / row
      expect(Math.abs(first / 3 - above)).toBeLessThan(8)
      expect(names.length).toBeLessThan(45)
    })
  }
  await until(async () => expect(await shown()).toContain('Game 9999'))
})

it('LIST-6 a row is as high as it was counted, so that nothing jumps', async () => {
  await open()
  const tops = await page
    .locator('.game-card')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  await scrollTo(40 * ((tops[3] ?? 0) - (tops[0] ?? 0)))
  await until(async () => expect(await shown()).toContain('Game 120'))
  const top = await page
    .getByRole('link', { name: 'Game 120', exact: true })
    .evaluate((link) => link.getBoundingClientRect().top)
  expect(Math.abs(top - (tops[0] ?? 0))).toBeLessThan(2)
})

it('LIST-9 pictures wait until their row comes within 100 px of the screen', async () => {
  await open()
  await until(async () => {
    const { cards, pictures, below } = await page.locator('.game-card').evaluateAll((all) => {
      const pictured = all.filter((card) => card.querySelector('img'))
      const isBelow = (card: Element) => card.getBoundingClientRect().top > innerHeight + 100
      return { cards: all.length, pictures: pictured.length, below: pictured.filter(isBelow).length }
    })
    expect(pictures).toBeGreaterThan(10)
    expect(pictures).toBeLessThan(cards)
    expect(below).toBe(0)
  })
})

it('LIST-6 the next page is asked for near the end, once a second at most', async () => {
  await page.clock.install()
  await open('?count=26')
  const asked = async () => Number(await page.locator('output').innerText())
  await until(async () => expect(await asked()).toBe(0))
  await scrollTo(100_000)
  await until(async () => expect(await asked()).toBe(1))
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const before = await asked()
  await scrollTo(1_000_000)
  await page.clock.runFor(900)
  expect(await asked()).toBeLessThanOrEqual(before + 1)
})

it('LIST-4 SHELL-6 a list is where it was left after a game and the way back', async () => {
  await open()
  await scrollTo(90_000)
  await until(async () => expect(await shown()).not.toContain('Game 0'))
  const [top, names] = [await scrollY(), await shown()]
  await page.evaluate(() => document.querySelector<HTMLElement>('main > a')?.click())
  await page.getByRole('heading', { name: 'Elsewhere' }).waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('heading', { name: 'List' }).waitFor()
  await until(async () => {
    expect(await scrollY()).toBe(top)
    expect(await shown()).toEqual(names)
  })
})

it('SHELL-3 HEAD-3 the history counts its entries, and a replaced one leaves none behind', async () => {
  await open()
  await page.evaluate(() => document.querySelector<HTMLElement>('main > a')?.click())
  await page.getByRole('button', { name: 'Replace' }).click()
  await until(async () => expect(await page.locator('output').innerText()).toBe('/elsewhere?step=2'))
  expect(await page.evaluate(() => (window.history.state as { idx: number }).idx)).toBe(1)
  await page.goBack()
  await page.getByRole('heading', { name: 'List' }).waitFor()
  expect(await page.evaluate(() => (window.history.state as { idx: number }).idx)).toBe(0)
  await page.goForward()
  await page.getByRole('heading', { name: 'Elsewhere' }).waitFor()
})
