/** `npm test`: installs what is missing, runs every check and every test, and counts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { check } from './check.mjs'
import { ensureChromium } from './chromium.mjs'
import { installEmulator, startEmulator, testFirebase } from './firebase-emulator/emulator.mjs'
import { readPlaywright, readVitest } from './test-reports.mjs'
import { ensureInstalled, giveUp, root, runNode, step } from './toolchain.mjs'

// Most of an installation waits for the network, so all of them wait together.
const emulatorInstalled = installEmulator().catch((error) => error)
const [chromium] = await Promise.all([ensureChromium(), ensureInstalled()])
const failure = await emulatorInstalled
if (failure) giveUp(failure.message)
process.env.CHROMIUM = chromium
const reports = mkdtempSync(join(tmpdir(), 'perya-reports-'))
const report = (name) => join(reports, `${name}.json`)

console.log('\nChecks')
const results = [await check()]

console.log('\nTests')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
await runNode([
  vitest,
  'run',
  ...['packages', 'server', 'web'].map((name) => `--project=${name}`),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report('vitest')}`,
])
results.push(readVitest('Tests', report('vitest')))

// The emulator mostly waits, and so does chaos for a server to come back: the cores are free to build the app.
console.log('\nTwo minutes of chaos, and tests against the Firebase emulator')
const emulator = startEmulator()
const [built] = await Promise.all([
  buildWeb(step).catch((error) => {
    console.error(error.message)
    return 1
  }),
  runNode([
    vitest,
    'run',
    '--project=chaos',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report('chaos')}`,
  ]),
  emulator.then(
    (opened) =>
      testFirebase(opened, [
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report('firebase')}`,
      ]),
    (error) => console.error(error.message),
  ),
])
results.push(readVitest('Two minutes of chaos', report('chaos')))
results.push(readVitest('Tests against the Firebase emulator', report('firebase')))

if (built !== 0) giveUp('The app could not be built; the lines above say why.')
console.log('\nBrowser tests')
const playwright = join(root, 'node_modules/@playwright/test/cli.js')
const opened = await emulator.catch(() => undefined)
await runNode([playwright, 'test', '--config', 'e2e/playwright.config.ts'], {
  // To install and start it costs as much as ten tests, so the browser tests share it.
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright'), PERYA_FIREBASE_EMULATOR: opened?.host ?? '' },
})
await opened?.stop()
results.push(readPlaywright('Browser tests', report('playwright')))
rmSync(reports, { recursive: true, force: true })

const failed = results.flatMap((result) => result.failed)
const passed = results.reduce((total, result) => total + result.passed, 0)
// Said once more at the end, where a log that keeps only its last lines still has it.
for (const { name, reason } of failed)
  console.log(`\n✗ ${name}\n${reason.trim().split('\n').slice(0, 12).join('\n')}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
