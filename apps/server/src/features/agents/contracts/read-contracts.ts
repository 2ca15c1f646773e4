/** What operators read about contracts. */
import type { Db } from '#platform/db.ts'
import { listUplinesOwing } from './bill.store.ts'
import { type ContractRow, listOpen } from './contract.store.ts'
import { type ContractRules, findRules } from './rule.store.ts'

export function listOpenContracts(db: Db, merchant: string): Promise<ContractRow[]> {
  return listOpen(db, merchant)
}

/** Uplines who owe their downlines, and since when. */
export function listOwing(db: Db, merchant: string) {
  return listUplinesOwing(db, merchant)
}

export function contractRulesOf(db: Db, merchant: string): Promise<ContractRules> {
  return findRules(db, merchant)
}
