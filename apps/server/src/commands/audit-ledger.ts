/** Proves the ledger now and says what does not hold; the exit code is 1 when anything is wrong. */
import { formatAmount } from '@perya/money'
import { auditSeals } from '#features/seals/index.ts'
import { auditLedger, readTrialBalance, type TrialBalanceLine } from '#features/wallet/index.ts'
import { openDatabase } from '#platform/database.ts'
import { type Db, openDb, openPool } from '#platform/db.ts'
import { hasCluster } from '#platform/embedded-postgres.ts'
import type { Env } from '#platform/env.ts'
import { openLog } from '#platform/log.ts'
import { StartError } from '#platform/start-error.ts'
import { ownEnv } from './command.ts'
import { complain, print } from './print.ts'

async function run(db: Db, env: Env): Promise<number> {
  const lines = await readTrialBalance(db)
  const totals = totalsOf(lines)
  for (const line of [...lines, ...totals]) printLine(line)
  const unbalanced = totals.filter(({ balance }) => balance !== 0n)
  for (const { currency } of unbalanced) print(`The total of ${currency} is not 0.00, as it has to be.`)
  const startedAt = performance.now()
  const log = openLog('silent')
  const seals = await auditSeals({ db, env, log })
  const findings = [...(await auditLedger({ db, log })), ...seals.findings]
  for (const { rule, place, difference, detail } of findings) {
    print(`${rule} ${place}: ${detail} (${formatAmount(difference)})`)
  }
  print(
    seals.compared === 0
      ? `Nothing that was sealed outside this database is in ${env.sealsDir}: nobody can tell whether its end was cut off.`
      : `${seals.compared} seals in ${env.sealsDir} were compared.`,
  )
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  const isSound = findings.length === 0 && unbalanced.length === 0
  print(
    isSound
      ? `The ledger holds (${seconds} s).`
      : `The ledger does not hold: ${findings.length} places are wrong (${seconds} s).`,
  )
  return isSound ? 0 : 1
}

function printLine({ merchant, kind, accounts, balance, currency }: TrialBalanceLine): void {
  const amount = `${formatAmount(balance)} ${currency}`
  print(`${merchant.padEnd(10)} ${kind.padEnd(18)} ${String(accounts).padStart(8)} ${amount.padStart(24)}`)
}

/** What all merchants have of each currency together, which is nothing: what one account has, another gave. */
function totalsOf(lines: readonly TrialBalanceLine[]): TrialBalanceLine[] {
  return [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, its]) => ({
    merchant: 'all',
    kind: 'total',
    currency,
    accounts: its.reduce((sum, { accounts }) => sum + accounts, 0n),
    balance: its.reduce((sum, { balance }) => sum + balance, 0n),
  }))
}

try {
  const env = ownEnv()
  if (env.databaseUrl === undefined && !hasCluster(env.dataDir)) {
    throw new StartError('There is no ledger yet: start the platform first.')
  }
  const database = await openDatabase(env)
  const db = openDb(openPool(database.url, 2))
  try {
    process.exitCode = await run(db, env)
  } finally {
    await db.destroy()
    await database.leave()
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  complain(error.message)
  process.exitCode = 1
}
