/** What a contract earns in a period: exact in units of 1/10,000, paid in whole hundredths, never rounded up. */
import type { Amount } from '@perya/money'
import type { CarryOver, DividendTerms, SalaryTerms, Tier } from './terms.rules.ts'

/** What a team did in a period. */
export type TeamFigures = {
  /** The effective bets. */
  turnover: Amount
  activeMembers: number
  /** Negative when the team won. */
  loss: Amount
}

export type Earned = {
  amount: Amount
  /** The amount the rate was applied to. */
  base: Amount
  /** The number of the tier that was reached, from 1. */
  tier: number | null
  rate: number | null
}

const ratesWhole = 10_000n
const hundredth = 100n

const toPay = (amount: Amount): Amount => amount - (amount % hundredth)

const share = (base: Amount, tier: Tier): Amount => toPay((base * BigInt(tier.rate)) / ratesWhole)

const isBusy = (tier: Tier, { turnover, activeMembers }: TeamFigures): boolean =>
  turnover >= tier.turnover && activeMembers >= tier.activeMembers

const isReached = (tier: Tier, figures: TeamFigures): boolean =>
  isBusy(tier, figures) && (tier.loss === 0n || figures.loss >= tier.loss)

const nothing = (base: Amount): Earned => ({ amount: 0n, base, tier: null, rate: null })

const earnedBy = (terms: SalaryTerms, index: number, { base, amount }: Pick<Earned, 'base' | 'amount'>) => ({
  amount,
  base,
  tier: index + 1,
  rate: terms.tiers[index]?.rate ?? null,
})

/** Pays the highest tier that is fully reached, on all effective bets; too few active members earn nothing. */
export function salaryOf(terms: SalaryTerms, figures: TeamFigures, activeMin: number): Earned {
  const base = figures.turnover > 0n ? figures.turnover : 0n
  if (figures.activeMembers < activeMin) return nothing(base)
  const index = terms.tiers.findLastIndex((tier) => isReached(tier, figures))
  const tier = terms.tiers[index]
  return tier ? earnedBy(terms, index, { base, amount: share(base, tier) }) : nothing(base)
}

/** A dividend is a part of what the team lost, less the wins that are carried over. */
export function dividendOf(
  terms: DividendTerms,
  figures: TeamFigures,
  { carriedIn, activeMin }: { carriedIn: Amount; activeMin: number },
): Earned {
  const loss = figures.loss - carriedIn
  if (loss <= 0n || figures.activeMembers < activeMin) return nothing(loss > 0n ? loss : 0n)
  const counted = { ...figures, loss }
  const amounts = terms.tiers.map((tier) => {
    if (terms.plan.mode === 'fixed') return isReached(tier, counted) ? share(loss, tier) : 0n
    return isBusy(tier, counted) ? floating(loss, tier) : 0n
  })
  // Rates rise with the tiers, so with a fixed plan the highest tier reached earns most.
  const amount = amounts.reduce((most, each) => (each > most ? each : most), 0n)
  if (amount === 0n) return nothing(loss)
  return earnedBy(terms, amounts.lastIndexOf(amount), { base: loss, amount })
}

/** A loss below the tier's earns the whole percents of it that were lost. */
function floating(loss: Amount, tier: Tier): Amount {
  if (loss >= tier.loss) return share(loss, tier)
  const percents = (loss * 100n) / tier.loss
  return toPay((loss * BigInt(tier.rate) * percents) / (ratesWhole * 100n))
}

/** What the team won and has not lost again, carried to later periods. */
export function carriedOutOf(
  carryOver: CarryOver,
  { loss, carriedIn }: { loss: Amount; carriedIn: Amount },
): Amount {
  if (carryOver === 'none') return 0n
  const left = carryOver === 'lastPeriod' ? -loss : carriedIn - loss
  return left > 0n ? left : 0n
}

/** What the last counted period carries over, and whether it is the period before or of the same month. */
export type Before = { carriedOut: Amount; isAdjacent: boolean; isSameMonth: boolean }

/** What is carried into a period from the last counted one. */
export function carriedIntoOf(carryOver: CarryOver, before: Before | undefined): Amount {
  if (!before) return 0n
  const isCarried = {
    none: false,
    lastPeriod: before.isAdjacent,
    month: before.isSameMonth,
    permanent: true,
  } satisfies Record<CarryOver, boolean>
  return isCarried[carryOver] ? before.carriedOut : 0n
}
