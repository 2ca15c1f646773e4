import type { ContractKind, ContractTerms } from '@perya/contract/agent-contracts'
import { sumTeam } from '#features/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { findBillBefore } from './bill.store.ts'
import {
  carriedIntoOf,
  carriedOutOf,
  dividendOf,
  type Earned,
  salaryOf,
  type TeamFigures,
} from './earnings.rules.ts'
import type { Period } from './period.store.ts'
import { findRules } from './rule.store.ts'
import { readTerms } from './written-terms.rules.ts'

export type Counted = TeamFigures & Earned & { carriedIn: bigint; carriedOut: bigint }

/** Works out what a contract pays for a period, from the ledger's figures. */
export async function countPeriod(
  tx: Tx,
  it: { merchant: string; memberId: bigint; kind: ContractKind; terms: ContractTerms },
  period: Period,
): Promise<Counted> {
  const { activeStake, activeMin } = await findRules(tx, it.merchant)
  const figures = await sumTeam(tx, it.memberId, { ...period, activeStake })
  const { tiers, plan } = readTerms(it.terms)
  if (!plan) {
    return { ...figures, ...salaryOf({ tiers }, figures, activeMin), carriedIn: 0n, carriedOut: 0n }
  }
  const last = await findBillBefore(tx, { ...it, from: period.from })
  const carriedIn = carriedIntoOf(
    plan.carryOver,
    last && {
      carriedOut: last.carriedOut,
      isAdjacent: last.to.getTime() === period.from.getTime(),
      isSameMonth: last.lastDay.slice(0, 7) === period.firstDay.slice(0, 7),
    },
  )
  const carriedOut = carriedOutOf(plan.carryOver, { loss: figures.loss, carriedIn })
  return {
    ...figures,
    ...dividendOf({ tiers, plan }, figures, { carriedIn, activeMin }),
    carriedIn,
    carriedOut,
  }
}
