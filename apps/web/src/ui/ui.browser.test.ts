import { themes } from '@perya/contract/settings'
import type { Locator, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accessibilityFaults } from '../../../../e2e/accessibility.ts'
import { openStage } from './testing/open-stage.ts'

let stage: Awaited<ReturnType<typeof openStage>>
let page: Page
let complaints: string[]

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

beforeEach(async () => {
  const context = await stage.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  page = await context.newPage()
  complaints = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
})
afterEach(async () => {
  await page.context().close()
  // Under the server's content policy and Trusted Types, nothing may be refused.
  expect(complaints).toEqual([])
})

const open = async (query = '') => {
  await page.goto(`${stage.address}${query}`)
  await page.getByRole('main').waitFor()
}
/** Time stands still until a test moves it. */
const openWithStoppedClock = async () => {
  await page.clock.install({ time: '2026-11-15T08:00:00Z' })
  await open()
  await page.clock.pauseAt('2026-11-15T09:00:00Z')
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** Moves the stopped clock just as far as the toast needs to appear. */
const isShown = (text: Locator) =>
  expect
    .poll(async () => {
      await page.clock.runFor(20)
      return text.isVisible()
    })
    .toBe(true)
const isGone = (text: string) => page.getByText(text, { exact: true }).waitFor({ state: 'detached' })

describe('TOAST-1 a toast', () => {
  it.each([
    ['Notice', 'Saved', 1_500],
    ['Short', 'Read this', 3_000],
    ['Long', 'Read all of this', 8_000],
    ['Load', 'Please wait', 9_999],
  ])('shown by %s stays for its time and then leaves', async (name, text, ms) => {
    await openWithStoppedClock()
    await button(name).click()
    const shown = page.getByText(text, { exact: true })
    await isShown(shown)
    await page.clock.runFor(ms - 300)
    expect(await shown.isVisible()).toBe(true)
    await page.clock.runFor(1_000)
    await isGone(text)
  })

  it('waits while the pointer rests on it', async () => {
    await openWithStoppedClock()
    await button('Notice').click()
    const shown = page.getByText('Saved', { exact: true })
    await isShown(shown)
    await shown.hover()
    await page.clock.runFor(5_000)
    expect(await shown.isVisible()).toBe(true)
    await page.mouse.move(200, 800)
    await page.clock.runFor(3_000)
    await isGone('Saved')
  })

  it('of something under way leaves as soon as the answer is there', async () => {
    await open()
    await button('Load').click()
    await page.getByText('Please wait', { exact: true }).waitFor()
    await page.evaluate(() => dispatchEvent(new Event('answer')))
    await isGone('Please wait')
  })

  it('is announced and can be closed by name', async () => {
    await open()
    await button('Long').click()
    await page.getByRole('alert').getByText('Read all of this').waitFor()
    await button('Close').click()
    await isGone('Read all of this')
  })
})

it.each([
  ['words', 2_000],
  ['list', 3_000],
  ['game', 9_999_000],
] as const)(
  'TOAST-1 the sign that %s load ends after %d ms, no sooner, and offers a way on',
  async (what, ms) => {
    await page.clock.install({ time: '2026-11-15T08:00:00Z' })
    await page.clock.pauseAt('2026-11-15T09:00:00Z')
    await open(`?waiting=${what}`)
    const sign = page.getByText('On its way')
    await sign.waitFor()
    await page.clock.fastForward(ms - 1)
    expect(await sign.isVisible()).toBe(true)
    await page.clock.fastForward(1)
    await page.getByRole('heading', { name: 'This is taking a while' }).waitFor()
    expect(await sign.count()).toBe(0)
    await button('Try again').click()
    await sign.waitFor()
  },
)

describe('a sheet', () => {
  beforeEach(async () => {
    await open()
    await button('Open sheet').click()
    await page.getByRole('dialog', { name: 'Log in to play' }).waitFor()
  })

  it('keeps the keyboard inside and gives it back', async () => {
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Open sheet')
  })

  it('closes by its button', async () => {
    await button('Close').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('closes when dragged down', async () => {
    const title = page.getByRole('heading', { name: 'Log in to play' })
    // Waits until the sheet has risen: a finger where the title was on its way would drag the body.
    await title.hover()
    const box = await title.boundingBox()
    if (!box) throw new Error('the title is not on the screen')
    await page.mouse.move(box.x + 40, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + 40, box.y + 120, { steps: 6 })
    await page.mouse.move(box.x + 40, box.y + 300, { steps: 6 })
    await page.mouse.up()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

describe('a dialog', () => {
  it('with a message closes by a tap beside it', async () => {
    await open()
    await button('Open dialog').click()
    await page.getByRole('dialog', { name: 'A message' }).waitFor()
    await page.mouse.click(195, 40)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('with a question stays until it is answered', async () => {
    await open()
    await button('Open question').click()
    const question = page.getByRole('alertdialog', { name: 'Log out now?' })
    await question.waitFor()
    await page.mouse.click(195, 40)
    expect(await question.isVisible()).toBe(true)
    await button('Yes').click()
    await question.waitFor({ state: 'detached' })
  })
})

it('a busy button does nothing again but keeps the focus', async () => {
  await open()
  await button('Busy').focus()
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Busy')
})

it('a password can be shown and hidden again', async () => {
  await open()
  const field = page.getByLabel('Password', { exact: true })
  const type = () => field.getAttribute('type')
  expect(await type()).toBe('password')
  await button('Show password').click()
  await expect.poll(type).toBe('text')
  await button('Hide password').click()
  await expect.poll(type).toBe('password')
})

it.each([...themes.map((theme) => [theme, 'ltr']), ['tala', 'rtl']])(
  'axe finds nothing wrong in the theme %s, reading %s',
  async (theme, direction) => {
    await open(`?theme=${theme}&dir=${direction}`)
    await button('Long').click()
    // Under the pointer it stays.
    await page.getByText('Read all of this', { exact: true }).hover()
    expect(await accessibilityFaults(page)).toEqual([])
    await button('Open sheet').click()
    await page.getByRole('dialog', { name: 'Log in to play' }).waitFor()
    expect(await accessibilityFaults(page, { within: '.sheet' })).toEqual([])
  },
)

it('names what only screen readers meet in the language of the page', async () => {
  await open('?language=TY')
  await button('Open sheet').click()
  await page.getByRole('dialog', { name: 'Log in to play' }).waitFor()
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('.sheet button[aria-label]')].map((found) =>
      found.getAttribute('aria-label'),
    ),
  )
  expect(new Set(names)).toEqual(new Set(['Isara', 'Bumalik sa page']))
})

it('REG-3 a date that may stay empty is muted until one is entered', async () => {
  await open()
  const date = page.getByLabel('Date of birth')
  const colourOf = (field: Locator) => field.evaluate((found) => getComputedStyle(found).color)
  const written = await colourOf(page.getByLabel('Password', { exact: true }))
  expect(await colourOf(date)).not.toBe(written)
  await date.fill('1990-05-17')
  await date.blur()
  await expect.poll(() => colourOf(date)).toBe(written)
})

it('every target is at least 44 px high and wide', async () => {
  await open()
  await button('Open sheet').click()
  await page.getByRole('dialog').waitFor()
  const small = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'button:not([tabindex="-1"]), a, label:has(input), input:not([type=radio], [type=checkbox])',
        ),
      ]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
    )
  await expect.poll(small).toEqual([])
})

it('nothing moves for those who asked for less motion', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open()
  const moving = await page.evaluate(
    () => document.getAnimations().filter((animation) => animation.playState === 'running').length,
  )
  expect(moving).toBe(0)
})
