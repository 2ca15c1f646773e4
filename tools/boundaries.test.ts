/** Plants one violation of each boundary in a tree of its own and sees the rule fire. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forbidden, options } from './boundary-rules.ts'

const s = 'apps/server/src'
const w = 'apps/web/src'

/** rule, importing file, imported file or package */
const planted: [string, string, string][] = [
  ['no-cycle', `${s}/platform/a.ts`, `${s}/platform/b.ts`],
  ['apps-meet-in-packages', `${w}/lib/x.ts`, `${s}/platform/db.ts`],
  ['packages-stand-alone', 'packages/art/src/x.ts', `${s}/platform/db.ts`],
  ['pure-packages', 'packages/money/src/x.ts', 'zod'],
  ['contract-is-data', 'packages/contract/src/x.ts', 'fastify'],
  ['platform-knows-no-feature', `${s}/platform/x.ts`, `${s}/features/wallet/index.ts`],
  ['features-by-the-front-door', `${s}/features/lottery/x.ts`, `${s}/features/wallet/ledger.store.ts`],
  ['wallet-and-merchants-below', `${s}/features/wallet/x.ts`, `${s}/features/lottery/index.ts`],
  ['rules-are-pure', `${s}/features/lottery/x.rules.ts`, `${s}/platform/db.ts`],
  ['sql-in-stores', `${s}/features/lottery/y.ts`, 'kysely'],
  ['http-in-routes', `${s}/features/lottery/z.ts`, 'fastify'],
  ['lib-and-ui-below', `${w}/ui/x.tsx`, `${w}/features/shell/index.ts`],
  ['features-meet-on-pages', `${w}/features/lobby/x.tsx`, `${w}/features/shell/index.ts`],
  ['pages-below-app', `${w}/pages/x.tsx`, `${w}/app/router.tsx`],
  ['tests-are-leaves', `${s}/features/lottery/v.ts`, `${s}/testing/test-db.ts`],
]

let tree: string
let fired: { rule: string; from: string }[]

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'perya-boundaries-'))
  symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'))
  const write = (file: string, text: string) => {
    mkdirSync(join(tree, dirname(file)), { recursive: true })
    writeFileSync(join(tree, file), text)
  }
  const isFile = (target: string) => target.includes('/src/')
  for (const [, , target] of planted) if (isFile(target)) write(target, 'export const x = 1\n')
  for (const [, from, target] of planted) {
    const path = isFile(target) ? `./${relative(dirname(from), target)}`.replace('./..', '..') : target
    write(from, `import { x } from '${path}'\nexport const y = x\n`)
  }
  // A cycle takes two: the second import closes it.
  write(`${s}/platform/b.ts`, "import { y } from './a.ts'\nexport const x = y\n")
  const { output } = await cruise(['packages', 'apps'], {
    ...options,
    baseDir: tree,
    validate: true,
    ruleSet: { forbidden },
    outputType: 'json',
  })
  const { violations } = JSON.parse(String(output)).summary
  fired = violations.map((violation: { rule: { name: string }; from: string }) => ({
    rule: violation.rule.name,
    from: violation.from,
  }))
})

afterAll(() => rmSync(tree, { recursive: true, force: true }))

it.each(planted)('%s fires on %s importing %s', (rule, from) => {
  expect(fired).toContainEqual({ rule, from })
})

it('has a planted violation for every rule', () => {
  expect([...new Set(planted.map(([rule]) => rule))].sort()).toEqual(forbidden.map(({ name }) => name).sort())
})
