/** A list of 10,000 games on a phone with a quarter of this machine's speed, beside a blank page as high. */
import { listGames } from '@perya/contract/games'
import { chromium, type Page } from '@playwright/test'
import { newDataFolder, startServer } from '../tools/running-server.ts'
import { median, toHundredths } from './http-load.ts'
import { openSlowPhone, type Phone } from './slow-phone.ts'

const games = 10_000
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const flick = { x: 195, y: 420, yDistance: -12_000, speed: 4_000, gestureSourceType: 'touch' } as const

type Answer = { value: { games: { nodeId: string }[]; total: number; totalPages: number } }

export async function run(): Promise<Record<string, number>> {
  const data = newDataFolder()
  const server = await startServer(data.path)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  try {
    const list = await openSlowPhone(browser)
    await answerWithAll(list.page)
    await list.page.goto(`${server.url}/m/gameList?gameType=RNG&language=EN`)
    await list.page.locator('.game-card').first().waitFor()
    await list.page.waitForLoadState('networkidle')
    const height = await list.page.evaluate<number>('document.documentElement.scrollHeight')
    const blank = await openSlowPhone(browser)
    await blank.page.setContent(`<title>blank</title><div style="height:${height}px">`)
    const frames = await compareFrames(list, blank)
    const heap = await scrollForMemory(list)
    return { ...frames, ...heap, listInteractionMs: await longestInteraction(list.page) }
  } finally {
    await browser.close()
    await server.stop()
    data.remove()
  }
}

/** The first page of a list, copied until it holds every game: what a player has after 385 pages. A search begins anew. */
async function answerWithAll(page: Page): Promise<void> {
  await page.route(`**${listGames.path}?*`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as Answer
    const [first] = answer.value.games
    const isList = /gameName=&.*pageNo=1&/.test(route.request().url())
    if (!isList || !first) return route.fulfill({ response })
    answer.value.games = Array.from({ length: games }, (_, at) => {
      const game = answer.value.games[at % answer.value.games.length] ?? first
      return { ...game, nodeId: `${game.nodeId}-${at}` }
    })
    Object.assign(answer.value, { total: games, totalPages: 1 })
    return route.fulfill({ response, json: answer })
  })
}

/** What runs in the page is text here, since this side of the bench knows no document. */
const startCounting = `window.frames_ = 0; window.counting = true
  const tick = () => { window.frames_ += 1; if (window.counting) requestAnimationFrame(tick) }
  requestAnimationFrame(tick)`
const stopCounting = 'window.counting = false; window.frames_'

async function framesOf({ page, devtools }: Phone): Promise<number> {
  await page.evaluate('window.scrollTo({ top: 0, behavior: "instant" })')
  await page.evaluate(startCounting)
  const start = performance.now()
  await devtools.send('Input.synthesizeScrollGesture', flick)
  const seconds = (performance.now() - start) / 1_000
  return (await page.evaluate<number>(stopCounting)) / seconds
}

async function compareFrames(list: Phone, blank: Phone) {
  const seen: { list: number; blank: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    const turn = { list: await framesOf(list), blank: await framesOf(blank) }
    // The first round warms everything up.
    if (round > 0) seen.push(turn)
  }
  return {
    listFramesOverBlank: toHundredths(median(seen.map((turn) => turn.list / turn.blank))),
    listFramesPerSecond: Math.round(median(seen.map((turn) => turn.list))),
  }
}

async function heapOf({ devtools }: Phone): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize
}

/** What the page holds after ten times through a part of the list, over what it held after the first. */
async function scrollForMemory(list: Phone) {
  await framesOf(list)
  const first = await heapOf(list)
  for (let time = 0; time < 10; time++) await framesOf(list)
  return { listHeapOverFirst: toHundredths((await heapOf(list)) / first) }
}

const watchInteractions = `window.longest = 0
  new PerformanceObserver((seen) => {
    for (const { duration, interactionId } of seen.getEntries())
      if (interactionId) window.longest = Math.max(window.longest, duration)
  }).observe({ type: 'event', durationThreshold: 16 })`

/** The longest from a tap or a key to what it changed: tabs, a search letter by letter, the filter. */
async function longestInteraction(page: Page): Promise<number> {
  await page.evaluate('window.scrollTo({ top: 0, behavior: "instant" })')
  await page.evaluate(watchInteractions)
  const tabs = page.locator('.class-tab')
  for (const at of [2, 1]) await untilListed(page, () => tabs.nth(at).tap())
  await page.getByRole('searchbox').tap()
  await untilListed(page, () => page.keyboard.type('gold', { delay: 150 }))
  await page.locator('.list-header__row > button').last().tap()
  await page.locator('.filter-actions').waitFor()
  return Math.round(await page.evaluate<number>('window.longest'))
}

/** Until what was asked for is drawn: reading 10,000 games from one answer is no work any player's tap waits for. */
async function untilListed(page: Page, ask: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(`**${listGames.path}?*`)
  await ask()
  await answered
  await page.locator('.game-grid[aria-busy]').waitFor({ state: 'detached' })
}
