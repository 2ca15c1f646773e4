/** A phone with a quarter of this machine's speed. */
import type { Browser, CDPSession, Page } from '@playwright/test'

const cpuTimes = 4

export type Phone = { page: Page; devtools: CDPSession }

export async function openSlowPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuTimes })
  return { page, devtools }
}
