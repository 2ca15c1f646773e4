import type { ContractKind, ContractTerms } from '@perya/contract/agent-contracts'
import { mayHaveContracts, memberType } from '@perya/contract/member-type'
import { putIntoBox } from '#features/inbox/index.ts'
import { findMemberByUserName, lockMember, type Member } from '#features/members/index.ts'
import { readLetterWords } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { expireRequests, findStanding, insertContract } from './contract.store.ts'
import { periodAt } from './period.store.ts'
import { type ContractRules, findRules } from './rule.store.ts'
import { findFault, findUnmatched, highestRate, type Terms } from './terms.rules.ts'
import { readTerms, writeTerms } from './written-terms.rules.ts'

type Ctx = Pick<Context, 'db' | 'now'>

export type Proposal = {
  merchant: string
  userName: string
  kind: ContractKind
  terms: ContractTerms
  /** The upline who will pay, or the operator who offers it for the merchant. */
  by: { memberId: bigint } | { operator: string }
}

const dayMs = 86_400_000

/** Offers a contract and answers its number; the same offer again answers the one that waits. */
export async function proposeContract(ctx: Ctx, proposal: Proposal): Promise<bigint> {
  const { merchant, kind, by } = proposal
  const words = await readLetterWords(ctx.db, merchant)
  return ctx.db.transaction().execute(async (tx) => {
    const target = await findMemberByUserName(tx, merchant, proposal.userName)
    if (!target || !mayHaveContracts(target.type)) {
      throw new AppError('operator' in by ? 'member.unknown' : 'contract.downline')
    }
    await lockMember(tx, target.id)
    const rules = await findRules(tx, merchant)
    const terms = readTerms(proposal.terms)
    assertTerms(terms, kind, rules)
    if ('operator' in by) await assertFromSite(tx, { target, kind, terms, rules })
    else await assertFromUpline(tx, { target, kind, terms, uplineId: by.memberId })

    const now = ctx.now()
    await expireRequests(tx, now, target.id)
    const payerId = 'operator' in by ? null : by.memberId
    const written = writeTerms(terms)
    const waiting = await findStanding(tx, { memberId: target.id, kind, state: 'requested' })
    if (waiting) {
      const isSame = waiting.payerId === payerId && isSameTerms(waiting.terms, written)
      if (isSame) return waiting.id
      throw new AppError('contract.pending')
    }
    const expiresAt = new Date(now.getTime() + rules.requestDays * dayMs)
    const id = await insertContract(tx, {
      merchant,
      kind,
      memberId: target.id,
      payerId,
      offeredBy: 'operator' in by ? by.operator : null,
      terms: written,
      requestedAt: now,
      expiresAt,
    })
    const { firstDay } = await periodAt(tx, { merchant, kind: 'daily' }, expiresAt)
    const letter = {
      titles: words('letter.contract.request'),
      texts: words(`letter.contract.request.${kind}`, { day: firstDay }),
    }
    await putIntoBox(tx, { memberId: target.id, ...letter }, now)
    return id
  })
}

const percent = (rate: number) => rate / 100

function assertTerms(terms: Terms, kind: ContractKind, rules: ContractRules): void {
  const { tiersMax, rateMin } = rules
  const rateMax = kind === 'dividend' ? rules.dividendRateMax : rules.salaryRateMax
  const fault = findFault(terms, { tiersMax, rateMin, rateMax })
  if (!fault) return
  const { rule, tier } = fault
  if (rule === 'tiers') throw new AppError('contract.tiers', { most: tiersMax })
  if (rule === 'rate') {
    throw new AppError('contract.rate', { tier, least: percent(rateMin), most: percent(rateMax) })
  }
  throw new AppError(`contract.${rule}`, { tier })
}

/** The merchant offers to top agents only, and its two salaries together stay within one margin. */
async function assertFromSite(
  tx: Tx,
  { target, kind, terms, rules }: { target: Member; kind: ContractKind; terms: Terms; rules: ContractRules },
): Promise<void> {
  if (target.type !== memberType.topAgent) throw new AppError('contract.notTop')
  if (kind === 'dividend') return
  const other = kind === 'daily' ? 'hourly' : 'daily'
  const of = { memberId: target.id, kind: other } as const
  const beside = [
    await findStanding(tx, { ...of, state: 'valid' }),
    await findStanding(tx, { ...of, state: 'requested' }),
  ]
  const rates = beside.map((contract) => (contract ? highestRate(readTerms(contract.terms)) : 0))
  if (highestRate(terms) + Math.max(...rates) > rules.salaryRateMax) throw new AppError('contract.margin')
}

async function assertFromUpline(
  tx: Tx,
  { target, kind, terms, uplineId }: { target: Member; kind: ContractKind; terms: Terms; uplineId: bigint },
): Promise<void> {
  if (target.uplineId !== uplineId) throw new AppError('contract.downline')
  const own = await findStanding(tx, { memberId: uplineId, kind, state: 'valid' })
  if (!own) throw new AppError('contract.noOwn')
  const tier = findUnmatched(terms, readTerms(own.terms))
  if (tier !== null) throw new AppError('contract.above', { tier })
}

function isSameTerms(one: ContractTerms, other: ContractTerms): boolean {
  const text = ({ tiers, plan }: ContractTerms) =>
    JSON.stringify([
      tiers.map(({ turnover, activeMembers, loss, rate }) => [turnover, activeMembers, loss, rate]),
      plan && [plan.mode, plan.carryOver, plan.periodsPerMonth],
    ])
  return text(one) === text(other)
}
