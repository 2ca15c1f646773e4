import { findMember } from '#features/members/index.ts'
import { findShutOut } from '#features/protection/index.ts'
import { findBonusVersion, findCash, type Stake, sumStakes } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockMember } from '../member-lock.store.ts'
import { type Claim, findClaim } from '../promotions/claim.store.ts'
import { endClaim } from '../promotions/end-claim.ts'
import { lapseWhenEmpty } from './lapse-when-empty.ts'
import { categoryOf } from './played.rules.ts'
import { allocate, lockedOf, type Requirement, type Stakes, type Weights, weigh } from './turnover.rules.ts'
import { findMark, findWeights, keepProgress, listOpen } from './turnover.store.ts'

export type Turnover = {
  withdrawable: bigint
  locked: bigint
  requirements: Requirement[]
  /** The bonus that is being staked. */
  claim: Claim | null
  weights: Weights
}

/** Counts what was staked since the last time, ends a bonus whose time has come, and says what may leave. */
export async function countTurnover(ctx: Pick<Context, 'now'>, tx: Tx, memberId: bigint): Promise<Turnover> {
  await lockMember(tx, memberId)
  const weights = await findWeights(tx, (await findMember(tx, memberId))?.merchant ?? '')
  const claim = (await findClaim(tx, { activeOf: memberId })) ?? null
  const isCounted = await count(ctx, tx, memberId, { claim, weights })
  const isLapsed = isCounted && (await lapseWhenEmpty(tx, memberId, ctx.now()))
  const isEnded = claim !== null && (isLapsed || (await endWhenDue(ctx, tx, claim)))
  const { balance } = await findCash(tx, memberId)
  const open = isCounted ? await listOpen(tx, memberId) : []
  // Who may not stake is not kept from their own money by what they would have to stake. A deposit with a bonus waits
  // until the bonus is given up: otherwise a day off would take the risk out of it.
  const isShutOut = open.length > 0 && (await findShutOut(tx, memberId)) !== null
  const requirements = isShutOut ? open.filter(({ claimId }) => claimId !== null) : open
  const locked = requirements.reduce((sum, requirement) => sum + lockedOf(requirement), 0n)
  return {
    withdrawable: balance > locked ? balance - locked : 0n,
    locked,
    requirements,
    claim: isEnded ? null : claim,
    weights,
  }
}

/** Answers whether there was anything to count for. */
async function count(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  memberId: bigint,
  { claim, weights }: { claim: Claim | null; weights: Weights },
): Promise<boolean> {
  const open = await listOpen(tx, memberId)
  if (open.length === 0) return false
  const mark = await findMark(tx, memberId)
  const upTo = {
    cash: (await findCash(tx, memberId)).version,
    bonus: claim ? await findBonusVersion(tx, memberId) : mark.bonus,
  }
  const staked = await sumStakes(tx, memberId, {
    wallet: 'cash',
    starts: open.map(({ startVersion }) => startVersion),
    after: mark.cash,
    upTo: upTo.cash,
  })
  const withBonus = claim?.bonusStart
    ? await sumStakes(tx, memberId, {
        wallet: 'bonus',
        starts: [claim.bonusStart],
        after: mark.bonus,
        upTo: upTo.bonus,
      })
    : []
  const toStakes = (isBonus: boolean) => (each: Pick<Stake, 'subject' | 'category'> & Stakes) => ({
    startVersion: each.startVersion,
    amount: weigh(each.amount, { subject: each.subject, category: categoryOf(each) }, weights),
    isBonus,
  })
  const counted = allocate(open, [...staked.map(toStakes(false)), ...withBonus.map(toStakes(true))])
  await keepProgress(tx, memberId, { counted, upTo, now: ctx.now() })
  return true
}

async function endWhenDue(ctx: Pick<Context, 'now'>, tx: Tx, claim: Claim): Promise<boolean> {
  const now = ctx.now()
  const isMet = !(await listOpen(tx, claim.memberId)).some(({ claimId }) => claimId === claim.id)
  if (isMet) await endClaim(tx, claim, { state: 'completed', now })
  else if (claim.expiresAt !== null && claim.expiresAt <= now) {
    await endClaim(tx, claim, { state: 'expired', now })
  } else return false
  return true
}
