import { ChangeRefused, readMerchant } from '#features/merchants/index.ts'
import type { Db } from '#platform/db.ts'
import { findTurnoverPercent, setTurnoverPercent } from './turnover-rule.store.ts'

/** How much of a deposit has to be staked before it may leave, in percent. */
export function turnoverPercentOf(db: Db, merchant: string): Promise<number> {
  return findTurnoverPercent(db, merchant)
}

/** An operator sets how much of a deposit has to be staked before it may leave; it holds for later deposits. */
export async function savePercent(
  db: Db,
  { merchant, percent }: { merchant: string; percent: string },
): Promise<void> {
  await readMerchant(db, merchant)
  if (!/^\d{1,5}$/.test(percent) || Number(percent) > 10_000) {
    throw new ChangeRefused('The percent is a whole number from 0 to 10000.')
  }
  await setTurnoverPercent(db, merchant, Number(percent))
}
