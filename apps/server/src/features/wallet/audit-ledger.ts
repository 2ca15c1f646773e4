import type { Context } from '#platform/context.ts'
import { allowLongStatements } from '#platform/db.ts'
import { raiseAlarms } from './alarms.ts'
import { type Finding, findFaults } from './audit.store.ts'

/** Checks the whole ledger in one snapshot; every fault becomes an alarm and a line in the log. */
export async function auditLedger(ctx: Pick<Context, 'db' | 'log'>): Promise<Finding[]> {
  const findings = await ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await allowLongStatements(tx)
      return findFaults(tx)
    })
  if (findings.length > 0) {
    await ctx.db.transaction().execute((tx) => raiseAlarms(tx, findings))
    for (const finding of findings.slice(0, 20)) {
      ctx.log.error(
        { rule: finding.rule, place: finding.place, difference: finding.difference.toString() },
        `the ledger is wrong: ${finding.detail}`,
      )
    }
  }
  return findings
}
