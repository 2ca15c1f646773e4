/**
 * A picture of every screen at every size, in both languages, as visitor, member and agent, into `.shots/`,
 * and one contact sheet. `npm run shots -- login mine` takes only the addresses that contain a word.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { paths } from '../apps/web/src/lib/paths.ts'
import { closePopups } from './popup-memory.ts'
import { newDataFolder, startServer } from './running-server.ts'

const sizes = [
  { name: '390x844', width: 390, height: 844 },
  { name: '360x640', width: 360, height: 640 },
  { name: '768x1024', width: 768, height: 1024 },
  { name: '1280x800', width: 1280, height: 800 },
  { name: '1920x1080', width: 1920, height: 1080 },
]
const languages = ['TY', 'EN']
const people = [
  { name: 'visitor', userName: null },
  { name: 'member', userName: 'juan' },
  { name: 'agent', userName: 'ligaya' },
]
const folder = '.shots'

type Shot = { file: string; caption: string }

const words = process.argv.slice(2)
const wanted = Object.values(paths).filter(
  (path) => words.length === 0 || words.some((word) => path.includes(word)),
)

const data = newDataFolder()
const server = await startServer(data.path)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const shots: Shot[] = []
/** Addresses whose screen does not exist yet: one picture of not-found stands for all of them. */
const unbuilt = new Set<string>()
try {
  for (const person of people) {
    for (const language of languages) shots.push(...(await takeAll(browser, person, language)))
  }
  await writeSheet(browser, shots)
} finally {
  await browser.close()
  await server.stop()
  data.remove()
}
console.log(`${shots.length} pictures in ${folder}, all of them on ${folder}/sheet.png`)

/** One visit per person and language. */
async function takeAll(on: Browser, person: (typeof people)[number], language: string): Promise<Shot[]> {
  const context = await on.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'language', value: language, url: server.url }])
  await closePopups(context, server.url)
  if (person.userName) await logIn(context, person.userName)
  const taken: Shot[] = []
  const page = await context.newPage()
  for (const path of wanted) {
    if (unbuilt.has(path)) continue
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await settled(page)
    // Whoever may not open it is led to a screen that has a picture of its own.
    if (new URL(page.url()).pathname !== path) continue
    const isNotFound = (await page.locator('[data-screen="not-found"]').count()) > 0
    const isKnown = isNotFound && unbuilt.size > 0
    if (isNotFound) unbuilt.add(path)
    if (isKnown) continue
    for (const size of sizes) {
      await page.setViewportSize({ width: size.width, height: size.height })
      const caption = [
        isNotFound ? 'not-found' : path.replace('/m/', ''),
        person.name,
        language,
        size.name,
      ].join(' ')
      const file = join(folder, `${caption.replaceAll(/[/ ]/g, '-')}.png`)
      await page.screenshot({ path: file })
      taken.push({ file, caption })
    }
  }
  await context.close()
  return taken
}

/** The screen is drawn in its own letters, and nothing on it is still on its way. */
async function settled(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor()
  await page.locator('main').first().waitFor()
  await page.locator('[aria-busy="true"], .skeleton').first().waitFor({ state: 'detached' })
  await page.evaluate('document.fonts.ready.then(() => true)')
}

async function logIn(context: BrowserContext, userName: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(paths.login)
  await settled(page)
  await page.locator('input[autocomplete="username"]').fill(userName)
  await page.locator('input[autocomplete="current-password"]').fill('Perya#2026')
  await page.locator('form button[type="submit"]').click()
  await page.waitForURL(`**${paths.home}`)
  await page.close()
}

async function writeSheet(on: Browser, all: readonly Shot[]): Promise<void> {
  const figures = all.map(({ file, caption }) => {
    const name = file.replace(`${folder}/`, '')
    return `<figure><img src="${name}"><figcaption>${caption}</figcaption></figure>`
  })
  const style = `body{margin:16px;background:#111;color:#ddd;font:11px sans-serif;display:flex;flex-wrap:wrap;gap:10px}
    figure{margin:0;width:150px}img{width:150px;display:block;border-radius:6px}figcaption{margin-top:4px}`
  const sheet = join(process.cwd(), folder, 'sheet.html')
  writeFileSync(sheet, `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('')}`)
  const page = await on.newPage({ viewport: { width: 1640, height: 900 } })
  await page.goto(`file://${sheet}`)
  await page.screenshot({ path: join(folder, 'sheet.png'), fullPage: true })
  await page.close()
}
