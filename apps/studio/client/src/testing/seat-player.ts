/** A player with a small phone, whose page may complain of nothing. */
import type { BrowserContext, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { openStage } from './open-stage.ts'
import type { StandInOptions } from './stand-in.ts'

/** A new phone for every test of the file that calls it. */
export function seatPlayer() {
  let stage: Awaited<ReturnType<typeof openStage>>
  let context: BrowserContext
  let page: Page
  let complaints: string[]
  let game: string

  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage.close())

  beforeEach(async () => {
    context = await stage.browser.newContext({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      reducedMotion: 'reduce',
    })
    page = await context.newPage()
    complaints = []
    page.on('console', (message) => {
      // A call that was cut off on purpose is the browser's to report.
      if (message.type() === 'error' && !message.text().includes('net::ERR_')) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
  })
  afterEach(async () => {
    await context.close()
    expect(complaints).toEqual([])
  })

  const main = () => page.locator('.actions__row .main')
  const visit = async () => {
    await page.goto(`${stage.origin}/studio/play?game=${game}&token=t`)
    await page.locator('.slip').waitFor()
  }

  return {
    get page() {
      return page
    },
    get stage() {
      return stage
    },
    async open(options: StandInOptions) {
      const studio = stage.serve(options)
      game = options.game
      await visit()
      return { studio, plays: () => studio.calls.filter(({ name }) => name === 'play') }
    },
    /** The same game again, as after a reload. */
    visit,
    main,
    result: () => page.locator('.result[data-tone]'),
    results: (count: number) => expect.poll(() => page.locator('.history__item').count()).toBe(count),
    async expectAllInReach() {
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await expect
        .poll(async () => {
          const box = await main().boundingBox()
          return (box?.y ?? 0) + (box?.height ?? 0)
        })
        .toBeLessThanOrEqual(640)
    },
  }
}
