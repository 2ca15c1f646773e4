/** A game opened by a phone on slow 4G with a quarter of this machine's speed: how long, how much, how smoothly. */
import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { vendorSandboxCalls } from '@perya/contract/vendor'
import { demoIdentity, sendCall, signCall } from '@perya/vendor-protocol'
import { type Browser, chromium } from '@playwright/test'
import { median, toHundredths } from '../http-load.ts'
import { openSlowPhone } from '../slow-phone.ts'

/** As Lighthouse's mobile profile has it. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const loads = 3
const watchedMs = 4_000

export type OpenedGame = {
  vendor: string
  gameCode: string
  /** What is drawn last, where the button does not wait for it. */
  picture?: string
}

async function launch(url: string, { vendor, gameCode }: OpenedGame): Promise<string> {
  const identity = demoIdentity({ vendor, brand: 'PERYA' }, 'hmac-sha256')
  const body = Buffer.from(JSON.stringify({ requestId: randomUUID(), gameCode, balance: '90000.00' }))
  const outcome = await sendCall(url, signCall(identity, vendorSandboxCalls.player.path, body), 20_000)
  if (!outcome.isKnown || !outcome.answer.launchToken) throw new Error(JSON.stringify(outcome))
  const query = new URLSearchParams({ game: gameCode, token: outcome.answer.launchToken, language: 'EN' })
  return `${url}/studio/play?${query}`
}

/** What runs in the page is text here, since this side of the bench knows no document. */
const noteOpening = (picture: string) => `
  const seen = (selector) => new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(selector)) resolve(performance.now())
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  window.opened = seen('button.main:enabled')
  window.drawn = seen('${picture}')`

type Frames = { framesPerSecond: number; longestFrameMs: number }

/** Rounds are played one after the other while the frames are counted. */
const countFrames = `new Promise((resolve) => {
  const start = performance.now()
  let [frames, last, longest] = [0, start, 0]
  const tick = (now) => {
    frames += 1
    longest = Math.max(longest, now - last)
    last = now
    const main = document.querySelector('button.main')
    if (main && main.ariaDisabled !== 'true') main.click()
    if (now - start < ${watchedMs}) requestAnimationFrame(tick)
    else resolve({ framesPerSecond: (frames / (now - start)) * 1000, longestFrameMs: longest })
  }
  requestAnimationFrame(tick)
})`

/** One cold start: until the button that bets can be tapped. */
async function openOnce(browser: Browser, address: string, picture: string) {
  const { page, devtools } = await openSlowPhone(browser)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  let bytes = 0
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const isPacked = /image|font/.test(response.request().resourceType())
    reading.push(
      response.body().then(
        (body) => {
          bytes += isPacked ? body.length : gzipSync(body, { level: 9 }).length
        },
        () => {},
      ),
    )
  })
  await page.addInitScript(noteOpening(picture))
  await page.goto(address)
  const openedMs = await page.evaluate<number>('window.opened')
  const drawnMs = await page.evaluate<number>('window.drawn')
  await page.waitForLoadState('networkidle')
  await Promise.all(reading)
  // The first rounds make what all others use: code is compiled, and the first tap opens the sound.
  const { framesPerSecond: firstFramesPerSecond } = await page.evaluate<Frames>(countFrames)
  const frames = await page.evaluate<Frames>(countFrames)
  await page.context().close()
  const framesOverBlank = frames.framesPerSecond / (await blankFramesPerSecond(browser))
  return { openedMs, drawnMs, kilobytes: bytes / 1_024, firstFramesPerSecond, ...frames, framesOverBlank }
}

/** What the same phone draws of a page with nothing on it: a display gives no more. */
async function blankFramesPerSecond(browser: Browser): Promise<number> {
  const { page } = await openSlowPhone(browser)
  await page.setContent('<title>blank</title>')
  const { framesPerSecond } = await page.evaluate<Frames>(countFrames)
  await page.context().close()
  return framesPerSecond
}

export async function measureOpening(url: string, game: OpenedGame) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  })
  try {
    const seen: Awaited<ReturnType<typeof openOnce>>[] = []
    for (let load = 0; load < loads; load++) {
      seen.push(await openOnce(browser, await launch(url, game), game.picture ?? 'button.main'))
    }
    const of = (name: keyof (typeof seen)[number]) => median(seen.map((each) => each[name]))
    return {
      openMs: Math.round(of('openedMs')),
      drawnMs: Math.round(of('drawnMs')),
      kilobytes: Math.round(of('kilobytes')),
      firstFramesPerSecond: Math.round(of('firstFramesPerSecond')),
      framesPerSecond: Math.round(of('framesPerSecond')),
      framesOverBlank: toHundredths(of('framesOverBlank')),
      longestFrameMs: Math.round(of('longestFrameMs')),
    }
  } finally {
    await browser.close()
  }
}
