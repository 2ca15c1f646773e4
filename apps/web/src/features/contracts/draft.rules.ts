import type { ContractTerms, ContractTier } from '@perya/contract/agent-contracts'
import { formatAmount } from '@perya/money'
import { readAmount } from '#lib/read-amount.rules.ts'

/** A tier as it is being typed. */
export type Draft = { turnover: string; activeMembers: string; loss: string; rate: string }

export const draftFields = ['turnover', 'activeMembers', 'loss', 'rate'] as const satisfies (keyof Draft)[]

export function draftOf(tier: ContractTier): Draft {
  const short = (amount: string) => amount.replace(/\.00$/, '')
  return {
    turnover: short(tier.turnover),
    activeMembers: String(tier.activeMembers),
    loss: short(tier.loss),
    rate: String(tier.rate / 100),
  }
}

/** The field of a tier that cannot be read, or the tier it says. */
export function readDraft(draft: Draft): { wrong: keyof Draft } | { tier: ContractTier } {
  const turnover = readThreshold(draft.turnover)
  if (turnover === null) return { wrong: 'turnover' }
  if (!/^\d{1,6}$/.test(draft.activeMembers)) return { wrong: 'activeMembers' }
  const loss = readThreshold(draft.loss)
  if (loss === null) return { wrong: 'loss' }
  const rate = readRate(draft.rate)
  if (rate === null) return { wrong: 'rate' }
  return { tier: { turnover, activeMembers: Number.parseInt(draft.activeMembers, 10), loss, rate } }
}

function readThreshold(typed: string): string | null {
  if (/^0+(?:\.0*)?$/.test(typed)) return '0'
  const amount = readAmount(typed)
  return amount === null ? null : formatAmount(amount)
}

/** Percents with up to two decimals, in 1/10,000. */
function readRate(typed: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(typed)
  if (!match) return null
  const [, whole = '', part = ''] = match
  const rate = Number.parseInt(whole, 10) * 100 + Number.parseInt(part.padEnd(2, '0'), 10)
  return rate >= 1 && rate <= 10_000 ? rate : null
}

/** Read as a whole; `null` while something in it cannot be. */
export function readDrafts(drafts: readonly Draft[], plan: ContractTerms['plan']): ContractTerms | null {
  const tiers = drafts.map(readDraft).flatMap((read) => ('tier' in read ? [read.tier] : []))
  if (tiers.length !== drafts.length || tiers.length === 0) return null
  return { tiers, ...(plan ? { plan } : {}) }
}
