/** `npm test`: installs what is missing, runs every check and every test, and counts. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { check } from './check.mjs'
import { ensureChromium } from './chromium.mjs'
import { installEmulator, startEmulator, testFirebase } from './firebase-emulator/emulator.mjs'
import { flakyList } from './flaky-list.mjs'
import { readPlaywright, readVitest } from './test-reports.mjs'
import { ensureInstalled, giveUp, root, runNode, step } from './toolchain.mjs'

const durations = []

/** Runs one part under its headline and notes how long it took. */
async function phase(name, work) {
  console.log(`\n${name}`)
  const start = Date.now()
  const result = await work()
  durations.push([name, Math.round((Date.now() - start) / 1000)])
  return result
}

// Most of an installation waits for the network, so all of them wait together.
const chromium = await phase('Installation', async () => {
  const emulatorInstalled = installEmulator().catch((error) => error)
  const [path] = await Promise.all([ensureChromium(), ensureInstalled()])
  const failure = await emulatorInstalled
  if (failure) giveUp(failure.message)
  return path
})
process.env.CHROMIUM = chromium
const reports = mkdtempSync(join(tmpdir(), 'perya-reports-'))
const report = (name) => join(reports, `${name}.json`)
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const results = [await phase('Checks', check)]

await phase('Tests', () =>
  runNode([
    vitest,
    'run',
    ...['packages', 'server', 'web'].map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report('vitest')}`,
  ]),
)
results.push(readVitest('Tests', report('vitest')))

// The emulator mostly waits, and so does chaos for a server to come back: the cores are free to build the app.
const emulator = startEmulator()
const [built] = await phase('Two minutes of chaos, and tests against the Firebase emulator', () =>
  Promise.all([
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
  ]),
)
results.push(readVitest('Two minutes of chaos', report('chaos')))
results.push(readVitest('Tests against the Firebase emulator', report('firebase')))

if (built !== 0) giveUp('The app could not be built; the lines above say why.')
const playwright = join(root, 'node_modules/@playwright/test/cli.js')
const opened = await emulator.catch(() => undefined)
await phase('Browser tests', () =>
  runNode([playwright, 'test', '--config', 'e2e/playwright.config.ts', '--retries=1'], {
    // To install and start it costs as much as ten tests, so the browser tests share it.
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright'),
      PERYA_FIREBASE_EMULATOR: opened?.host ?? '',
    },
  }),
)
await opened?.stop()
results.push(readPlaywright('Browser tests', report('playwright')))
rmSync(reports, { recursive: true, force: true })

const failed = results.flatMap((result) => result.failed)
const flaky = results.flatMap((result) => result.flaky ?? [])
const passed = results.reduce((total, result) => total + result.passed, 0)
mkdirSync(dirname(flakyList), { recursive: true })
writeFileSync(flakyList, JSON.stringify(flaky.map(({ name }) => name)))

// Said once more at the end, where a log that keeps only its last lines still has it.
const shorten = (reason) => reason.trim().split('\n').slice(0, 12).join('\n')
for (const { name, reason } of failed) console.log(`\n✗ ${name}\n${shorten(reason)}`)
for (const { name, reason } of flaky) console.log(`\nflaky: ${name}\n${shorten(reason)}`)
console.log()
for (const [name, seconds] of durations) {
  console.log(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} ${name}`)
}
if (flaky.length > 0) console.log(`\n${flaky.length} needed a second try: \`npm run flaky\` runs them often.`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
