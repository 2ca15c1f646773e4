/** Plants one violation of each boundary in a tree of its own and sees the rule fire. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { boundaries, violates } from './boundary-rules.ts'
import { findCircles, findCycles, type Import, readImports } from './import-graph.ts'

const s = 'apps/server/src'
const w = 'apps/web/src'

/** rule, importing file, imported file or package */
const planted: [string, string, string][] = [
  ['apps-meet-in-packages', `${w}/lib/x.ts`, `${s}/platform/db.ts`],
  ['studio-is-a-vendor', 'apps/studio/src/x.ts', 'packages/contract/src/wallet.ts'],
  ['packages-stand-alone', 'packages/art/src/x.ts', `${s}/platform/db.ts`],
  ['pure-packages', 'packages/money/src/x.ts', 'zod'],
  ['hashes-in-fairness', 'packages/lottery-rules/src/x.ts', '@noble/hashes/sha2.js'],
  ['contract-is-data', 'packages/contract/src/x.ts', 'fastify'],
  ['studio-contract-is-data', 'packages/studio-contract/src/x.ts', 'packages/contract/src/wallet.ts'],
  ['platform-knows-no-feature', `${s}/platform/x.ts`, `${s}/features/wallet/index.ts`],
  ['features-by-the-front-door', `${s}/features/lottery/x.ts`, '#features/wallet/ledger.store.ts'],
  ['wallet-and-merchants-below', `${s}/features/wallet/x.ts`, `${s}/features/lottery/index.ts`],
  ['rules-are-pure', `${s}/features/lottery/x.rules.ts`, '#platform/db.ts'],
  ['sql-in-stores', `${s}/features/lottery/y.ts`, 'kysely'],
  ['queries-run-nothing', `${s}/features/lottery/q.query.ts`, '#platform/db.ts'],
  ['no-store-at-the-front-door', `${s}/features/members/index.ts`, './member.store.ts'],
  ['no-store-by-another-name', `${s}/features/members/m.ts`, './member.store.ts'],
  ['http-in-routes', `${s}/features/lottery/z.ts`, '#platform/http/route.ts'],
  ['cases-are-not-told', `${s}/features/cashier/deposits/x.ts`, `${s}/features/cashier/watch/case.store.ts`],
  ['lib-and-ui-below', `${w}/ui/x.tsx`, `${w}/features/shell/index.ts`],
  ['features-meet-on-pages', `${w}/features/lobby/x.tsx`, '#features/shell/index.ts'],
  ['pages-below-app', `${w}/pages/x.tsx`, `${w}/app/router.tsx`],
  ['verifier-shares-nothing', 'tools/verify/x.ts', 'packages/fairness/src/draw.ts'],
  ['tests-are-leaves', `${s}/features/lottery/v.ts`, `${s}/testing/test-db.ts`],
]

let tree: string
let imports: Import[]

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'perya-boundaries-'))
  const write = (file: string, text: string) => {
    mkdirSync(join(tree, dirname(file)), { recursive: true })
    writeFileSync(join(tree, file), text)
  }
  for (const app of ['apps/server', 'apps/web']) {
    mkdirSync(join(tree, app), { recursive: true })
    cpSync(`${app}/package.json`, join(tree, app, 'package.json'))
  }
  for (const [, from, target] of planted) {
    const path = target.includes('/src/') ? relative(dirname(from), target).replace(/^(?!\.)/, './') : target
    write(from, `import { x } from '${path}'\nexport const y = x\nexport { x }\n`)
  }
  write('tools/a.ts', "export const a = () => import('./b.ts')\n")
  write('tools/b.ts', "export type { A } from './a.ts'\n")
  write(`${s}/features/wallet/c/x.ts`, "import '../d/x.ts'\nimport '../e/x.ts'\n")
  write(`${s}/features/wallet/d/y.ts`, "import '../c/y.ts'\n")
  imports = readImports(tree, ['packages', 'apps', 'tools'])
})

afterAll(() => rmSync(tree, { recursive: true, force: true }))

it.each(planted)('%s fires on %s importing %s', (name, from) => {
  const boundary = boundaries.find((one) => one.name === name)
  const fired = imports.filter((found) => boundary && violates(boundary, found)).map((found) => found.from)
  expect(fired).toContain(from)
})

it('has a planted violation for every rule', () => {
  expect(planted.map(([name]) => name).sort()).toEqual(boundaries.map(({ name }) => name).sort())
})

it('finds a cycle, through dynamic and type imports too', () => {
  expect(findCycles(imports)).toEqual(['tools/a.ts → tools/b.ts → tools/a.ts'])
})

it('finds circles of features, and of the folders of one, where no two files need each other', () => {
  const [lottery, wallet] = [`${s}/features/lottery`, `${s}/features/wallet`]
  expect(findCircles(imports, `${s}/features`)).toEqual([
    `${lottery} → ${wallet} → ${lottery}`,
    `${wallet}/c → ${wallet}/d → ${wallet}/c`,
  ])
})
