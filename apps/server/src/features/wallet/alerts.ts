/** What somebody has to look into about money, until it is mended: each place that is wrong has one open alert. */
import type { Db, Tx } from '#platform/db.ts'
import { endAlert, type Finding, listUnbooked, putAlert } from './audit.store.ts'

export type { Finding } from './audit.store.ts'

/** Keeps one open alert for each place that is wrong; a fault found again updates its alert. */
export async function insertAlerts(tx: Tx, findings: readonly Finding[]): Promise<void> {
  for (const finding of findings) await putAlert(tx, finding)
}

/** Ends an alert whose fault is mended. */
export function resolveAlert(tx: Tx, fault: Pick<Finding, 'rule' | 'place'>): Promise<void> {
  return endAlert(tx, fault)
}

/** Where an alert stands about what a gateway said and the ledger did not take. */
export const unbookedAlert = (what: string) => ({ rule: 'R-21', place: `gateway ${what}` })

/** What gateways said of money and the ledger has not taken yet. */
export function findUnbooked(db: Db): Promise<Finding[]> {
  return listUnbooked(db)
}
