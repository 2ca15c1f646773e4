/** What every browser test stands on: a page that may not complain, and an operator who may change the site. */
import {
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import { closePopups } from '../tools/popup-memory.ts'
import { newDataFolder, startServer } from '../tools/running-server.ts'
import { accessibilityFaults } from './accessibility.ts'
import { query } from './database.ts'
import { logIn } from './log-in.ts'
import { auditMoney, setMerchant } from './operator.ts'

export type Language = 'TY' | 'EN'

type Site = {
  /** Chooses the language of the next page. */
  speak: (language: Language) => Promise<void>
  /** Opens an address in a language. */
  open: (path: string, language?: Language) => Promise<void>
  /** Logs a demo account in by the API and opens an address as that member. */
  openAs: (userName: string, path: string, language?: Language) => Promise<void>
  /** Changes the demo merchant as an operator would; changed back when the test ends. */
  change: (name: string, value: string) => Promise<void>
  /** Complaints the test brings about itself. */
  expectComplaint: (pattern: RegExp) => void
}

const usual: Record<string, string> = {
  maintenance: 'off',
  region: 'off',
  DIRECTREG3: 'on',
  FEEDBACK3: 'on',
  DOWNLOADBARMEM3: 'off',
}

export const test = base.extend<
  {
    site: Site
    /** Whether announcements pop up, as they do on a first visit. */
    hasPopups: boolean
    /** Whether the app is offered: a bar that comes late, and may come between the press and the release of a tap. */
    hasDownloadBar: boolean
  },
  { platform: undefined }
>({
  hasPopups: [false, { option: true }],
  hasDownloadBar: [false, { option: true }],

  /** Each worker runs a platform with data of its own, since some tests close the site for everybody. */
  platform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern.
    async ({}, use) => {
      const data = newDataFolder()
      const server = await startServer(data.path)
      process.env.PERYA_URL = server.url
      process.env.PERYA_E2E_DATA = data.path
      // Nothing here outlives a crash, so nothing has to wait for the disk.
      await query('alter system set fsync = off')
      await query('select pg_reload_conf()')
      await use(undefined)
      try {
        await auditMoney()
      } finally {
        await server.stop()
        data.remove()
      }
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],

  baseURL: async ({ baseURL: _ }, use) => use(process.env.PERYA_URL ?? ''),

  site: async ({ page, context, baseURL, hasPopups, hasDownloadBar }, use) => {
    if (!hasPopups) await closePopups(page, baseURL ?? '')
    if (!hasDownloadBar) await closeDownloadBar(page)
    const complaints: string[] = []
    const expected: RegExp[] = []
    const changed = new Set<string>()
    page.on('console', (message) => {
      if (message.type() === 'error' && !isPageNotFound(message)) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error.stack)))
    await keepMessages(page)
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} refused ${event.blockedURI} ${event.sample}`)
      })
    })

    const speak = (language: Language) =>
      context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    const open = async (path: string, language: Language = 'TY') => {
      await speak(language)
      await page.goto(path)
      await hydrated(page)
    }
    await use({
      speak,
      open,
      async openAs(userName, path, language = 'TY') {
        await logIn(page, userName)
        await open(path, language)
      },
      async change(name, value) {
        changed.add(name)
        await changeSite(name, value)
      },
      expectComplaint: (pattern) => expected.push(pattern),
    })
    // An answer still on its way to a test that has ended is nobody's fault.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const name of changed) await changeSite(name, usual[name] ?? 'off')
    expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
  },
})

export { expect }

/** An address without a screen is answered with a page and 404, which Chromium also writes down. */
function isPageNotFound(message: ConsoleMessage): boolean {
  const { url } = message.location()
  return / 404 /.test(message.text()) && /^https?:\/\/[^/]+\/m\//.test(url)
}

/** The app has taken the drawn page over. Asked often, since every test waits for it and an expectation soon asks twice a second. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'), undefined, {
    polling: 50,
    timeout: 30_000,
  })
}

/** Lets minutes pass until the page asks how the site stands, which it does every minute from when it came to life. */
export async function nextStatusCall(page: Page): Promise<Request> {
  let isAsked = false
  const asked = page.waitForRequest('**/wps/system/status')
  void asked.then(() => {
    isAsked = true
  })
  await expect
    .poll(async () => {
      await page.clock.fastForward(61_000)
      return isAsked
    })
    .toBe(true)
  return asked
}

/** From the next page on, the bar that offers the app was closed on an earlier visit. */
async function closeDownloadBar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      localStorage.setItem('hideDownloadBar', '1')
    } catch {
      // A game's sandboxed frame has no storage, and no bar.
    }
  })
}

type Window = { messages: Set<string> }

/** From the next page on, remembers what it says for a second or two. */
async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const messages = new Set<string>()
    Object.assign(window, { messages })
    new MutationObserver(() => {
      for (const title of document.querySelectorAll('.toasts .toast__title'))
        messages.add(title.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Every message this page has shown. */
export function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window as unknown as Window).messages])
}

/** A message goes by itself, on a busy machine before it is looked for; this page has shown it. */
export async function expectSaid(page: Page, message: string): Promise<void> {
  await expect.poll(() => saidOn(page)).toContain(message)
}

/**
 * Taps twice before the first tap is answered: on a busy machine the answer may come between the two,
 * and the second would be a tap on whatever it brought.
 */
export async function tapTwice(page: Page, button: Locator, { path }: { path: string }): Promise<void> {
  const { promise: isTapped, resolve: tapped } = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await isTapped
    await route.continue()
  })
  await button.dblclick()
  tapped()
}

/** Taps to try again until it is shown; news of the balance has a page look again by itself, perhaps before the tap. */
export async function tryAgain(page: Page, shown: Locator): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 })
    await expect(shown).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

/** Lets the pages of a test move, which they do only where motion is what is tested: it keeps a core busy all the while. */
export const letMove = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' })

type LayoutShift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] }

/** A letter's width, when the fonts come after the words they are for. */
const hairsbreadth = 0.0005

/** From the next page on, remembers everything that moves without being asked to. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((least) => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        if (value < least) continue
        const nodes = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML : node?.textContent,
        )
        shifts.push(`${value}: ${nodes.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, hairsbreadth)
}

export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
}

async function changeSite(name: string, value: string): Promise<void> {
  await setMerchant(name, value)
  const settled = { maintenance: 'maintenance', region: 'regionRestricted' }[name]
  await expect
    .poll(async () => {
      const answer = await fetch(`${process.env.PERYA_URL}/wps/system/settings/consolidated`)
      const { value: settings } = (await answer.json()) as { value: Record<string, Record<string, boolean>> }
      return settled ? settings.status?.[settled] : settings.whitelabel?.[name]
    })
    .toBe(value === 'on')
}
