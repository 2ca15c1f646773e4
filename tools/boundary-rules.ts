/** The boundaries of ARCHITECTURE.md, as rules a machine can check. */
import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'

const server = '^apps/server/src/'
const web = '^apps/web/src/'
const pure = '^packages/(money|fairness|lottery-rules|game-rules|catalogue-data)/'
const proof = '(\\.test\\.tsx?$|/testing/)'

type Rule = Extract<IForbiddenRuleType, { to: unknown }>

const rule = (name: string, comment: string, from: Rule['from'], to: Rule['to']) =>
  ({ name, comment, severity: 'error', from, to }) as const

export const forbidden = [
  rule('no-cycle', 'Two modules that need each other are one module.', {}, { circular: true }),
  rule(
    'apps-meet-in-packages',
    'An app never imports another; what both know is a package.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  rule('packages-stand-alone', 'A package knows no app.', { path: '^packages/' }, { path: '^apps/' }),
  rule(
    'pure-packages',
    'Money and rules run anywhere: they import neither libraries nor Node.',
    { path: pure, pathNot: proof },
    { path: '.', pathNot: pure },
  ),
  rule(
    'contract-is-data',
    'The contract imports zod and the pure packages, nothing else.',
    { path: '^packages/contract/', pathNot: proof },
    { path: '.', pathNot: ['^packages/contract/', pure, 'node_modules/zod/'] },
  ),
  rule(
    'platform-knows-no-feature',
    'The platform could carry another product.',
    { path: `${server}platform/` },
    { path: `${server}(features/|commands/|app\\.ts|main\\.ts)` },
  ),
  rule(
    'features-by-the-front-door',
    'A feature reaches another through its index.ts.',
    { path: `${server}features/([^/]+)/`, pathNot: proof },
    { path: `${server}features/[^/]+/`, pathNot: [`${server}features/$1/`, '/index\\.ts$'] },
  ),
  rule(
    'wallet-and-merchants-below',
    'Every feature may call the wallet and the merchants; they call none.',
    { path: `${server}features/(wallet|merchants)/`, pathNot: proof },
    { path: `${server}features/`, pathNot: `${server}features/$1/` },
  ),
  rule(
    'rules-are-pure',
    'A *.rules.ts decides; it reads nothing, writes nothing, waits for nothing.',
    { path: '\\.rules\\.ts$' },
    { path: '.', pathNot: ['^packages/', '\\.rules\\.ts$', '^(node:)?assert'] },
  ),
  rule(
    'sql-in-stores',
    'Queries stand in *.store.ts.',
    { path: `${server}features/`, pathNot: ['\\.store\\.ts$', proof] },
    { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'http-in-routes',
    'Requests and replies end at *.routes.ts.',
    { path: `${server}features/`, pathNot: ['\\.routes\\.ts$', '/index\\.ts$', proof] },
    { path: ['node_modules/fastify/', `${server}platform/http/`], dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'lib-and-ui-below',
    'ui, lib and theme know no feature and no page.',
    { path: `${web}(ui|lib|theme|texts)/`, pathNot: proof },
    { path: `${web}(features|pages|app)/` },
  ),
  rule(
    'features-meet-on-pages',
    'Features of the app never import one another; a page composes them.',
    { path: `${web}features/([^/]+)/`, pathNot: proof },
    { path: `${web}(features|pages|app)/`, pathNot: [`${web}features/$1/`, `${web}app/paths\\.ts$`] },
  ),
  rule(
    'pages-below-app',
    'A page knows addresses, not the router that mounts it.',
    { path: `${web}pages/`, pathNot: proof },
    { path: `${web}app/`, pathNot: `${web}app/paths\\.ts$` },
  ),
  rule(
    'tests-are-leaves',
    'Nothing that ships imports a test or what serves tests.',
    { path: '^(apps|packages)/', pathNot: proof },
    { path: proof },
  ),
]

export const options: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^(apps|packages)/[^/]+/(dist|dev-dist)/' },
  parser: 'swc',
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.js', '.mjs'],
  },
}
