/** The boundaries of ARCHITECTURE.md, as rules a machine can check. */
import type { Import } from './import-graph.ts'

type Side = { path: RegExp; except?: RegExp }

/** `$1` in `to.except` stands for what the parentheses of `from.path` matched. */
export type Boundary = {
  name: string
  why: string
  from: Side
  to: { path: RegExp; except?: string }
  ignoresTypes?: true
  /** What a file needs for itself it may import; it may not hand it on. */
  onlyReExports?: true
}

const pure = 'packages/(?:money|catalogue-data|fairness|lottery-rules|lottery-control|game-rules)/'
/** What only tests run. */
export const proof = /\.test\.tsx?$|\/testing\//
const server = 'apps/server/src/'
const web = 'apps/web/src/'

/** Every folder that holds code; `tidy.test.ts` compares the list with the repository. */
export const sourceFolders = [
  'packages',
  'apps',
  'conformance',
  'chaos',
  'randomness',
  'tools',
  'bench',
  'e2e',
] as const

/** The features of the server: neither they nor the folders of one may form a circle. */
export const features = `${server}features`

export const boundaries: readonly Boundary[] = [
  {
    name: 'apps-meet-in-packages',
    why: 'An app never imports another; what both know is a package. Only a demo starts its vendor beside itself.',
    from: {
      path: /^apps\/([^/]+)\//,
      except: /^apps\/server\/src\/studio\.ts$|^apps\/studio\/src\/(?:testing\/|.*\.test\.ts$)/,
    },
    to: { path: /^apps\//, except: '^apps/$1/' },
  },
  {
    name: 'studio-is-a-vendor',
    why: 'The studio knows of the platform what every vendor is told: the wallet protocol, languages and amounts.',
    from: { path: /^apps\/studio\/src\//, except: proof },
    to: {
      path: /^packages\/contract\//,
      except: '^packages/contract/src/(?:vendor(?:-report)?|language|values)\\.ts$',
    },
  },
  {
    name: 'packages-stand-alone',
    why: 'A package knows no app.',
    from: { path: /^packages\// },
    to: { path: /^apps\// },
  },
  {
    name: 'pure-packages',
    why: 'Money and rules run anywhere: they import neither Node nor libraries, except for the hashes of fairness.',
    from: { path: new RegExp(`^${pure}`), except: proof },
    to: { path: /./, except: `^${pure}|^node_modules/@noble/hashes/` },
  },
  {
    name: 'hashes-in-fairness',
    why: 'Fairness hashes for every round and proof, so that a page and a server compute the same.',
    from: { path: /^(apps|packages)\//, except: /^packages\/fairness\// },
    to: { path: /^node_modules\/@noble\/hashes\// },
  },
  {
    name: 'contract-is-data',
    why: 'The contract imports zod and the pure packages, nothing else.',
    from: { path: /^packages\/contract\//, except: proof },
    to: { path: /./, except: `^packages/contract/|^${pure}|^node_modules/zod/` },
  },
  {
    name: 'studio-contract-is-data',
    why: 'What the studio and its client say to each other is data to both.',
    from: { path: /^packages\/studio-contract\//, except: proof },
    to: {
      path: /./,
      except: `^packages/studio-contract/|^packages/contract/src/(?:language|values)\\.ts$|^${pure}|^node_modules/zod/`,
    },
  },
  {
    name: 'platform-knows-no-feature',
    why: 'The platform could carry another product.',
    from: { path: new RegExp(`^${server}platform/`), except: proof },
    to: { path: new RegExp(`^${server}(features/|commands/|app\\.ts|main\\.ts|start\\.ts)`) },
  },
  {
    name: 'features-by-the-front-door',
    why: 'A feature reaches another through its index.ts.',
    from: { path: new RegExp(`^${server}features/([^/]+)/`), except: proof },
    to: { path: new RegExp(`^${server}features/`), except: `^${server}features/$1/|/index\\.ts$` },
  },
  {
    name: 'wallet-and-merchants-below',
    why: 'Every feature may call the wallet and the merchants; they call none.',
    from: { path: new RegExp(`^${server}features/(wallet|merchants)/`), except: proof },
    to: { path: new RegExp(`^${server}features/`), except: `^${server}features/$1/` },
  },
  {
    name: 'rules-are-pure',
    why: 'A *.rules.ts decides; it reads nothing, writes nothing, waits for nothing.',
    from: { path: /\.rules\.ts$/ },
    to: { path: /./, except: '^packages/|\\.rules\\.ts$|^node:assert' },
    ignoresTypes: true,
  },
  {
    name: 'sql-in-stores',
    why: 'Queries stand in *.store.ts, and pieces of SQL that several stores build on in *.query.ts.',
    from: {
      path: new RegExp(`^${server}features/`),
      except: /\.(?:store|query)\.ts$|\.test\.ts$|\/testing\//,
    },
    to: { path: /^node_modules\/(kysely|pg)\// },
    ignoresTypes: true,
  },
  {
    name: 'queries-run-nothing',
    why: 'A *.query.ts is a piece of SQL: it has no database, so only the store that builds on it asks one.',
    from: { path: /\.query\.ts$/ },
    to: { path: new RegExp(`^${server}platform/db\\.ts$|^node_modules/pg/`) },
  },
  {
    name: 'no-store-at-the-front-door',
    why: 'A feature offers verbs that say what they promise; its stores are its own.',
    from: { path: new RegExp(`^${server}features/.*/index\\.ts$`) },
    to: { path: /\.store\.ts$/ },
    onlyReExports: true,
  },
  {
    name: 'no-store-by-another-name',
    why: 'Who hands on a function of a store has only renamed it.',
    from: { path: new RegExp(`^${server}features/`), except: proof },
    to: { path: /\.store\.ts$/ },
    ignoresTypes: true,
    onlyReExports: true,
  },
  {
    name: 'http-in-routes',
    why: 'Requests and replies end at *.routes.ts.',
    from: {
      path: new RegExp(`^${server}features/`),
      except: /\.(routes|gates)\.ts$|\/index\.ts$|\.test\.ts$|\/testing\//,
    },
    to: { path: new RegExp(`^node_modules/fastify/|^${server}platform/http/`) },
    ignoresTypes: true,
  },
  {
    name: 'cases-are-not-told',
    why: 'A member who learns of a case is warned: only the front door reaches them, for the commands of operators.',
    from: {
      path: new RegExp(`^${server}features/cashier/`),
      except: new RegExp(`^${server}features/cashier/(?:watch/|index\\.ts$)`),
    },
    to: { path: new RegExp(`^${server}features/cashier/watch/`) },
  },
  {
    name: 'lib-and-ui-below',
    why: 'ui, lib, theme and texts know no feature and no page.',
    from: { path: new RegExp(`^${web}(ui|lib|theme|texts|pwa)/`), except: proof },
    to: { path: new RegExp(`^${web}(features|pages|app)/`) },
  },
  {
    name: 'features-meet-on-pages',
    why: 'Features of the app never import one another; a page composes them.',
    from: { path: new RegExp(`^${web}features/([^/]+)/`), except: proof },
    to: { path: new RegExp(`^${web}(features|pages|app)/`), except: `^${web}features/$1/` },
  },
  {
    name: 'pages-below-app',
    why: 'A page knows addresses, not the router that mounts it.',
    from: { path: new RegExp(`^${web}pages/`), except: proof },
    to: { path: new RegExp(`^${web}app/`) },
  },
  {
    name: 'verifier-shares-nothing',
    why: 'A proof written with the code it proves proves nothing.',
    from: { path: /^tools\/verify\//, except: proof },
    to: { path: /./, except: '^tools/verify/|^node:|^node_modules/@noble/curves/' },
  },
  {
    name: 'tests-are-leaves',
    why: 'Nothing that ships imports a test or what serves tests.',
    from: { path: /^(apps|packages)\//, except: proof },
    to: { path: proof },
  },
]

export function violates({ from, to, ignoresTypes, onlyReExports }: Boundary, found: Import): boolean {
  if (ignoresTypes && found.isTypeOnly) return false
  if (onlyReExports && !found.isReExported) return false
  const match = from.path.exec(found.from)
  if (!match || from.except?.test(found.from) || !to.path.test(found.to)) return false
  return !(to.except && new RegExp(to.except.replaceAll('$1', match[1] ?? '')).test(found.to))
}
