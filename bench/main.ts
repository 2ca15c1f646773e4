/** `npm run bench [-- topic … --long]`: measures, prints what it saw, and closes with one line of JSON. */
type Topic = { run: () => Promise<Record<string, number>> }

const topics: Record<string, () => Promise<Topic>> = {
  app: () => import('./app.ts'),
  cashier: () => import('./cashier/index.ts'),
  catalogue: () => import('./catalogue.ts'),
  'game-list': () => import('./game-list.ts'),
  games: () => import('./games/index.ts'),
  http: () => import('./http.ts'),
  identity: () => import('./identity.ts'),
  ledger: () => import('./ledger/index.ts'),
  'ledger-growth': () => import('./ledger/growth.ts'),
  'ledger-memory': () => import('./ledger/memory.ts'),
  lottery: () => import('./lottery/index.ts'),
  start: () => import('./start.ts'),
}

const asked = process.argv.slice(2).filter((word) => word !== '--long')
const unknown = asked.find((name) => !(name in topics))
if (unknown) {
  console.error(`There is no bench "${unknown}"; there are ${Object.keys(topics).join(', ')}.`)
  process.exit(1)
}

const figures: Record<string, number> = {}
for (const [name, load] of Object.entries(topics)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n${name}`)
  const seen = await (await load()).run()
  for (const [key, value] of Object.entries(seen)) console.log(`  ${key.padEnd(32)} ${value}`)
  Object.assign(figures, seen)
}
console.log(`\n${JSON.stringify(figures)}`)
