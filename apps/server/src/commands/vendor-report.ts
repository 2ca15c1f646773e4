/** `npm run vendor-report -- <vendor> <day> <file>`: compares a vendor's own list of a day with the ledger. */
import { readFileSync } from 'node:fs'
import { ReportPage, type ReportRow } from '@perya/contract/vendor-report'
import { compareReport, vendorsFeature } from '#features/vendors/index.ts'
import { openDatabase } from '#platform/database.ts'
import { openDb, openPool } from '#platform/db.ts'
import { openLog } from '#platform/log.ts'
import { openNotifications } from '#platform/notifications.ts'
import { openSecrets } from '#platform/secrets.ts'
import { envOf } from './command.ts'
import { complain, print } from './print.ts'

const [vendor = '', day = '', file = ''] = process.argv.slice(2)
if (!vendor || !/^\d{4}-\d\d-\d\d$/.test(day) || !file) {
  complain(
    'Usage: npm run vendor-report -- <vendor> <day, as 2026-11-14> <file, JSON or CSV: txId,playerId,amount>',
  )
  process.exit(1)
}

const env = envOf(process.env)
const database = await openDatabase(env)
const log = openLog('silent')
const pool = openPool(database.url, 2)
const notifications = await openNotifications(database.url, log)
const ctx = {
  env,
  pool,
  log,
  notifications,
  db: openDb(pool),
  now: () => new Date(),
  secrets: await openSecrets(env, pool),
}
const close = await vendorsFeature.open?.(ctx)
const differences = await compareReport(ctx, vendor, day, readReport(readFileSync(file, 'utf8')))
for (const difference of differences) {
  const theirs = 'theirs' in difference ? difference.theirs.amount : 'none'
  const ours = 'ours' in difference ? difference.ours.amount : 'none'
  print(`${difference.kind.padEnd(10)} ${difference.txId}  theirs ${theirs}  ours ${ours}  (1/10,000)`)
}
print(`${differences.length} differences`)
await close?.()
await notifications.close()
await pool.end()
await database.leave()
process.exit(differences.length === 0 ? 0 : 1)

function readReport(text: string): ReportRow[] {
  if (text.trimStart().startsWith('{')) return ReportPage.parse(JSON.parse(text)).rows
  const [, ...lines] = text.trim().split(/\r?\n/)
  return ReportPage.parse({
    rows: lines.map((line) => {
      const [txId, playerId, amount] = line.split(',').map((cell) => cell.trim().replace(/^"|"$/g, ''))
      return { txId, playerId, amount }
    }),
  }).rows
}
