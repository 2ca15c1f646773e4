/**
 * Changes one stated constant after the other and runs the tests that prove it; each change has to fail one of them.
 *
 * What changes is what the tests are given to read: no file is touched.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { createVitest, type TestCase, type TestModule } from 'vitest/node'
import { type StatedConstant, statedConstants } from './stated-constants.ts'

const root = join(import.meta.dirname, '..')
const web = join(root, 'apps/web')
const words = process.argv.slice(2)
const chosen = statedConstants.filter(
  (constant) =>
    words.length === 0 || words.some((word) => constant.file.includes(word) || constant.row === word),
)
if (chosen.length === 0) {
  console.error(`No stated constant is of ${words.join(', ')}.`)
  process.exit(1)
}

let changed: StatedConstant | null = null

const isChanged = (id: string) => changed !== null && id.split('?')[0] === join(root, changed.file)

/** Hands out the changed text in place of the file's. */
const changer: Plugin = {
  name: 'perya:changed-constant',
  enforce: 'pre',
  // What was read before is kept on the disk, and a changed file must not be taken for the one it was.
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ id }) => (isChanged(id) ? false : undefined))
  },
  load(id: string) {
    if (!changed || !isChanged(id)) return null
    const [file = '', query] = id.split('?')
    const { text, becomes } = changed
    const code = readFileSync(file, 'utf8').replace(text, () => becomes)
    return query === 'raw' ? `export default ${JSON.stringify(code)}` : code
  },
}

const vitest = await createVitest(
  'test',
  {
    root: web,
    config: join(web, 'vite.config.ts'),
    watch: false,
    setupFiles: [join(web, 'src/lib/testing/own-globals.ts')],
    css: { include: [/\.css\?raw$/] },
    reporters: [{}],
    // A test that fails says all there is to know.
    bail: 1,
    maxWorkers: 2,
    // A worker that went on would keep what it has loaded.
    isolate: true,
    silent: true,
    testTimeout: 60_000,
  },
  { plugins: [changer], server: { watch: null } },
)
await vitest.standalone()

/** Runs test files as the app is now; resolves with the tests that failed. */
async function failuresOf(files: readonly string[]): Promise<string[]> {
  const project = vitest.getRootProject()
  const specs = files.map((file) => project.createSpecification(join(root, file)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs)
  const ran = testModules.filter(({ moduleId }) => files.includes(moduleId.slice(root.length + 1)))
  return [
    ...ran.flatMap(failedIn),
    ...unhandledErrors.map((error) => `an error outside every test: ${String(error)}`),
  ]
}

function failedIn(module: TestModule): string[] {
  const isFailed = (test: TestCase) => test.result().state === 'failed'
  const tests = [...module.children.allTests()].filter(isFailed).map(({ fullName }) => fullName)
  return [...tests, ...module.errors().map(({ message }) => `could not be loaded: ${message}`)]
}

const started = Date.now()
const seconds = () => `${Math.round((Date.now() - started) / 1_000)} s`

const files = [...new Set(chosen.flatMap(({ tests }) => tests))]
console.log(`${files.length} test files prove ${chosen.length} constants. First as they are …`)
const faults = await failuresOf(files)
if (faults.length > 0) {
  console.error(`They fail before anything is changed:\n  ${faults.join('\n  ')}`)
  process.exit(1)
}
console.log(`All pass (${seconds()}). Now one constant after the other is changed.\n`)

const survivors: StatedConstant[] = []
for (const constant of chosen) {
  changed = constant
  vitest.invalidateFile(join(root, constant.file))
  const [caughtBy] = await failuresOf(constant.tests)
  changed = null
  vitest.invalidateFile(join(root, constant.file))
  if (!caughtBy) survivors.push(constant)
  console.log(`${caughtBy ? '✓' : '✗'} ${constant.row.padEnd(9)} ${constant.says}`)
  console.log(`    ${caughtBy ? `caught by “${caughtBy}”` : `survives in ${constant.file}`}`)
}
await vitest.close()

console.log(`\n${chosen.length - survivors.length} of ${chosen.length} caught in ${seconds()}`)
for (const { file, text, becomes, tests } of survivors) {
  console.error(
    `\n✗ ${file}\n  ${text}\n  became\n  ${becomes}\n  and none of these failed: ${tests.join(', ')}`,
  )
}
process.exit(survivors.length === 0 ? 0 : 1)
