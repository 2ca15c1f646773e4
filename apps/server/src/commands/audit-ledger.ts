/** Proves the ledger now and says what does not hold; the exit code is 1 when anything is wrong. */
import { formatAmount } from '@perya/money'
import { auditLedger, readTrialBalance } from '#features/wallet/index.ts'
import { type Db, openDb, openPool } from '#platform/db.ts'
import { hasCluster, startEmbeddedPostgres } from '#platform/embedded-postgres.ts'
import { openLog } from '#platform/log.ts'
import { StartError } from '#platform/start-error.ts'
import { envOf } from './command.ts'
import { complain, print } from './print.ts'

async function run(db: Db): Promise<number> {
  for (const line of await readTrialBalance(db)) {
    const amount = `${formatAmount(line.balance)} ${line.currency}`
    print(
      `${line.merchant.padEnd(10)} ${line.kind.padEnd(18)} ${String(line.accounts).padStart(8)} ${amount.padStart(24)}`,
    )
  }
  const startedAt = performance.now()
  const findings = await auditLedger({ db, log: openLog('silent') })
  for (const { rule, place, difference, detail } of findings) {
    print(`${rule} ${place}: ${detail} (${formatAmount(difference)})`)
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  print(
    findings.length === 0
      ? `The ledger holds (${seconds} s).`
      : `${findings.length} places are wrong (${seconds} s).`,
  )
  return findings.length === 0 ? 0 : 1
}

try {
  const env = envOf(process.env)
  if (env.databaseUrl === undefined && !hasCluster(env.dataDir)) {
    throw new StartError('There is no ledger yet: start the platform first.')
  }
  const embedded = env.databaseUrl === undefined ? await startEmbeddedPostgres(env.dataDir) : undefined
  const db = openDb(openPool(env.databaseUrl ?? (embedded as { url: string }).url, 2))
  try {
    process.exitCode = await run(db)
  } finally {
    await db.destroy()
    if (embedded && !embedded.wasRunning) await embedded.leave()
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  complain(error.message)
  process.exitCode = 1
}
