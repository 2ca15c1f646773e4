import type { Amount } from '@perya/money'

/** One step of a contract: what a team has to reach in a period, and what it earns then. */
export type Tier = {
  turnover: Amount
  activeMembers: number
  /** What the team has to lose; zero for no such condition. */
  loss: Amount
  /** In 1/10,000 of the base. */
  rate: number
}

export type SalaryTerms = { tiers: readonly Tier[] }

/** How a win of the team lowers the loss of later periods. */
export const carryOvers = ['none', 'lastPeriod', 'month', 'permanent'] as const
export type CarryOver = (typeof carryOvers)[number]

export type DividendPlan = {
  mode: 'fixed' | 'floating'
  carryOver: CarryOver
  periodsPerMonth: 1 | 2 | 3
}

export type DividendTerms = SalaryTerms & { plan: DividendPlan }
export type Terms = SalaryTerms & { plan?: DividendPlan | undefined }

/** The bounds a site sets for contracts. */
export type TermsBounds = { tiersMax: number; rateMin: number; rateMax: number }

export type TermsFault = { rule: 'tiers' | 'rate' | 'rising' | 'members' | 'loss'; tier: number }

/** The first fault in the terms, with the number of its tier; `null` when there is none. */
export function findFault({ tiers }: Terms, bounds: TermsBounds): TermsFault | null {
  if (tiers.length === 0 || tiers.length > bounds.tiersMax) return { rule: 'tiers', tier: tiers.length }
  for (const [index, tier] of tiers.entries()) {
    const before = tiers[index - 1]
    const fault = (rule: TermsFault['rule']): TermsFault => ({ rule, tier: index + 1 })
    if (tier.rate < bounds.rateMin || tier.rate > bounds.rateMax) return fault('rate')
    if (before && tier.rate <= before.rate) return fault('rising')
    if (before && tier.activeMembers < before.activeMembers) return fault('members')
    if (tier.loss > tier.turnover) return fault('loss')
  }
  return null
}

/**
 * The number of the downline's first tier that the upline's own contract does not carry; `null` when it carries all.
 * A dividend needs the upline's plan: otherwise the two would be owed for different periods.
 */
export function findUnmatched(lower: Terms, upper: Terms): number | null {
  if (!isSamePlan(lower.plan, upper.plan)) return 1
  const at = lower.tiers.findIndex(
    (tier) =>
      !upper.tiers.some(
        (own) => own.turnover <= tier.turnover && own.loss <= tier.loss && own.rate >= tier.rate,
      ),
  )
  return at === -1 ? null : at + 1
}

function isSamePlan(one: DividendPlan | undefined, other: DividendPlan | undefined): boolean {
  return (
    one?.mode === other?.mode &&
    one?.carryOver === other?.carryOver &&
    one?.periodsPerMonth === other?.periodsPerMonth
  )
}

/** The highest rate a contract may pay. */
export const highestRate = ({ tiers }: Terms): number => Math.max(0, ...tiers.map(({ rate }) => rate))

const startDays = { 1: [1], 2: [1, 16], 3: [1, 11, 21] } as const

/** The days of a month on which its periods begin. */
export const periodStarts = (plan: DividendPlan | undefined): readonly number[] =>
  startDays[plan?.periodsPerMonth ?? 1]
