import type { AgentContract, ContractBill } from '@perya/contract/agent-contracts'
import { formatAmount } from '@perya/money'
import { maskName } from '#features/members/index.ts'
import type { Bill } from './bill.store.ts'
import type { ContractRow } from './contract.store.ts'

/** A contract as both its sides read it. */
export const contractAnswer = (row: ContractRow): AgentContract => ({
  id: row.id.toString(),
  state: row.state,
  terms: row.terms,
  payer: row.payerName === null ? null : maskName(row.payerName),
  isChange: row.isChange,
  requestedAt: row.requestedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
})

type CountedFigures = Pick<
  Bill,
  | 'firstDay'
  | 'lastDay'
  | 'turnover'
  | 'activeMembers'
  | 'loss'
  | 'carriedIn'
  | 'base'
  | 'tier'
  | 'rate'
  | 'amount'
>

export const countedAnswer = (it: CountedFigures) => ({
  firstDay: it.firstDay,
  lastDay: it.lastDay,
  turnover: formatAmount(it.turnover),
  activeMembers: it.activeMembers,
  loss: formatAmount(it.loss),
  carriedIn: formatAmount(it.carriedIn),
  base: formatAmount(it.base),
  tier: it.tier,
  rate: it.rate,
  amount: formatAmount(it.amount),
})

export const billAnswer = (bill: Bill): ContractBill => ({
  id: bill.id.toString(),
  from: bill.from.toISOString(),
  to: bill.to.toISOString(),
  ...countedAnswer(bill),
  paid: formatAmount(bill.paid),
  state: bill.state,
})
