/** `npm test`: installs what is missing, runs every check and every test, and counts. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { check } from './check.mjs'
import { ensureChromium } from './chromium.mjs'
import { testFirebase } from './firebase-emulator/emulator.mjs'
import { ensureInstalled, giveUp, root, runNode, step } from './toolchain.mjs'

await ensureInstalled()
process.env.CHROMIUM = await ensureChromium()
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
results.push(countVitest(readReport('vitest')))

console.log('\nTwo minutes of chaos')
await runNode([
  vitest,
  'run',
  '--project=chaos',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report('chaos')}`,
])
results.push(countVitest(readReport('chaos')))

console.log('\nTests against the Firebase emulator')
await testFirebase([
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report('firebase')}`,
]).catch((error) => console.error(error.message))
results.push(countVitest(readReport('firebase')))

if ((await buildWeb(step)) !== 0) giveUp('The app could not be built; the lines above say why.')
console.log('\nBrowser tests')
const playwright = join(root, 'node_modules/@playwright/test/cli.js')
await runNode([playwright, 'test', '--config', 'e2e/playwright.config.ts'], {
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright') },
})
results.push(countPlaywright(readReport('playwright')))
rmSync(reports, { recursive: true, force: true })

const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)

/** A runner that died before it could report counts as a failure, not as silence. */
function readReport(name) {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'))
  } catch {
    return undefined
  }
}

function countVitest(json) {
  if (!json || json.numTotalTests === 0) return { passed: 0, failed: 1 }
  const broken = json.success ? 0 : Math.max(1, json.numFailedTests)
  return { passed: json.numPassedTests, failed: broken + json.numPendingTests }
}

function countPlaywright(json) {
  if (!json || json.stats.expected === 0) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = json.stats
  return { passed: expected, failed: unexpected + flaky + skipped + json.errors.length }
}
