/**
 * `npm run flaky [-- words of a title …]`: runs browser tests often while both cores are busy.
 *
 * Without words it takes the tests that needed a second try in the last `npm test`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ensureChromium } from './chromium.mjs'
import { flakyList } from './flaky-list.mjs'
import { ensureInstalled, giveUp, root, runNode } from './toolchain.mjs'

const runs = 20

await ensureInstalled()
const CHROMIUM = await ensureChromium()
const titles = wanted()
if (titles.length === 0) giveUp('No test needed a second try. Name one: npm run flaky -- HEAD-2')

const load = Array.from({ length: availableParallelism() }, () => new Worker('for (;;) {}', { eval: true }))
const pattern = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
const code = await runNode(
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    `--repeat-each=${runs}`,
    '--grep',
    pattern,
  ],
  { env: { CHROMIUM } },
)
await Promise.all(load.map((worker) => worker.terminate()))
process.exit(code)

function wanted() {
  const words = process.argv.slice(2)
  if (words.length > 0) return [words.join(' ')]
  if (!existsSync(flakyList)) return []
  return JSON.parse(readFileSync(flakyList, 'utf8')).map((name) => name.split(' › ').at(-1))
}
