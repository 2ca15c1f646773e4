/** What somebody has to look into about money, until it is mended: each place that is wrong has one open alarm. */
import type { Db, Tx } from '#platform/db.ts'
import { markEnded, type Finding, listUnbooked, putAlarm } from './audit.store.ts'

export type { Finding } from './audit.store.ts'

/** Keeps one open alarm for each place that is wrong; a fault found again updates its alarm. */
export async function raiseAlarms(tx: Tx, findings: readonly Finding[]): Promise<void> {
  for (const finding of findings) await putAlarm(tx, finding)
}

/** Ends an alarm whose fault is mended. */
export function endAlarm(tx: Tx, fault: Pick<Finding, 'rule' | 'place'>): Promise<void> {
  return markEnded(tx, fault)
}

/** Where an alarm stands about what a gateway said and the ledger did not take. */
export const unbookedAlarm = (what: string) => ({ rule: 'R-21', place: `gateway ${what}` })

/** What gateways said of money and the ledger has not taken yet. */
export function findUnbooked(db: Db): Promise<Finding[]> {
  return listUnbooked(db)
}
