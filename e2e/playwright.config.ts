import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  // Two thirds of what three could use of two cores was used, so four keep them busy.
  workers: 4,
  fullyParallel: false,
  forbidOnly: true,
  // Far more than any test needs, so that a busy machine makes none of them fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  outputDir: '../node_modules/.cache/e2e',
  use: {
    // A worker fetches past the answers that tests change on their way; where it is what is tested, it is allowed.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'fil-PH',
    timezoneId: 'Asia/Manila',
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Mobile Safari/537.36',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Else each page comes with a second process that waits for where it might go next.
        '--renderer-process-limit=1',
        // No page here lives long enough to earn back what optimizing its script costs.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
})
