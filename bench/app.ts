/** The weight and the score of the first view of /m/home, beside a page that says hello. */
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { newDataFolder, startServer } from '../tools/running-server.ts'

const rounds = 9
const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export async function run() {
  const data = newDataFolder()
  const server = await startServer(data.path)
  const hello = await startHello()
  try {
    return { ...(await weigh(`${server.url}/m/home`)), ...(await score(`${server.url}/m/home`, hello.url)) }
  } finally {
    hello.stop()
    await server.stop()
    data.remove()
  }
}

/** Everything the page fetched until it was quiet, as gzip would send it (fonts are compressed already). */
async function weigh(url: string) {
  const browser = await launch()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const weights = { script: 0, stylesheet: 0, font: 0 }
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType() as keyof typeof weights
    if (!(type in weights)) return
    reading.push(
      response.body().then((body) => {
        weights[type] += type === 'font' ? body.length : gzipSync(body, { level: 9 }).length
      }),
    )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(reading)
  const inline = await page.locator('style').allTextContents()
  await browser.close()
  return {
    scriptKb: kilobytes(weights.script),
    cssKb: kilobytes(weights.stylesheet + gzipSync(inline.join('')).length),
    fontKb: kilobytes(weights.font),
  }
}

/** Lighthouse on its mobile profile, ours and the hello page in turns. */
async function score(url: string, helloUrl: string) {
  const runs: Awaited<ReturnType<typeof audit>>[] = []
  const hellos: number[] = []
  // Not counted: a fresh platform works in the background until it has all of its draws.
  for (const warmUp of [helloUrl, url]) await audit(warmUp)
  for (let round = 0; round < rounds; round++) {
    hellos.push((await audit(helloUrl)).largestPaintMs)
    runs.push(await audit(url))
  }
  const of = (key: keyof (typeof runs)[number]) => median(runs.map((run) => run[key]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    layoutShift: of('layoutShift'),
    blockingMs: of('blockingMs'),
    largestPaintMs: of('largestPaintMs'),
    largestPaintOverHello: Math.round((of('largestPaintMs') / median(hellos)) * 100) / 100,
  }
}

async function audit(url: string) {
  const port = 9_400 + Math.floor(performance.now() % 400)
  const browser = await launch([`--remote-debugging-port=${port}`])
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    if (!result) throw new Error('Lighthouse gave no result')
    const { categories, audits } = result.lhr
    const percent = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
    const value = (id: string) => Math.round((audits[id]?.numericValue ?? Number.NaN) * 1000) / 1000
    return {
      performance: percent('performance'),
      accessibility: percent('accessibility'),
      bestPractices: percent('best-practices'),
      layoutShift: value('cumulative-layout-shift'),
      blockingMs: Math.round(value('total-blocking-time')),
      largestPaintMs: Math.round(value('largest-contentful-paint')),
    }
  } finally {
    await browser.close()
  }
}

function launch(extra: string[] = []) {
  const quiet = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ]
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...quiet, '--disable-sync', '--no-first-run', ...extra],
  })
}

async function startHello() {
  const page =
    '<!doctype html><html lang="en"><title>hello</title><meta name="viewport" content="width=device-width"><h1>Hello</h1>'
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}
