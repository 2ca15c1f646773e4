import { findMember, lockMember } from '#features/members/index.ts'
import { findShutOut } from '#features/protection/index.ts'
import { findBonusVersion, findCash, type StakedOn, sumStakes } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { type Claim, findClaim } from '../promotions/claim.store.ts'
import { endClaim } from '../promotions/end-claim.ts'
import { categoryOf } from '../requirements/played.rules.ts'
import {
  allocate,
  lockedOf,
  type Requirement,
  type Weights,
  weigh,
} from '../requirements/requirement.rules.ts'
import { findMark, keepProgress, listOpen, type Mark } from '../requirements/requirement.store.ts'
import { findWeights } from '../requirements/turnover-rule.store.ts'
import { lapseWhenEmpty } from './lapse-when-empty.ts'

export type Turnover = {
  withdrawable: bigint
  locked: bigint
  requirements: Requirement[]
  /** The bonus that is being staked. */
  claim: Claim | null
  weights: Weights
}

/** Counts stakes since the last count, ends a bonus that was staked or has expired, and answers what may leave. */
export async function countTurnover(ctx: Pick<Context, 'now'>, tx: Tx, memberId: bigint): Promise<Turnover> {
  await lockMember(tx, memberId)
  const weights = await findWeights(tx, (await findMember(tx, memberId))?.merchant ?? '')
  const claim = (await findClaim(tx, { activeOf: memberId })) ?? null
  const isCounted = await count(ctx, tx, memberId, { claim, weights })
  const isLapsed = isCounted && (await lapseWhenEmpty(tx, memberId, ctx.now()))
  const isEnded = claim !== null && (isLapsed || (await endWhenDue(ctx, tx, claim)))
  const { balance } = await findCash(tx, memberId)
  const open = isCounted ? await listOpen(tx, memberId) : []
  // A member who may not play cannot stake, so turnover does not keep their money. A deposit with a bonus stays locked
  // until the bonus is given up: otherwise a break of a day would free it without risk.
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

/** Answers whether the member has an open requirement. */
async function count(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  memberId: bigint,
  { claim, weights }: { claim: Claim | null; weights: Weights },
): Promise<boolean> {
  const open = await listOpen(tx, memberId)
  if (open.length === 0) return false
  const before = await findMark(tx, memberId)
  const cash = await stakesSince(tx, memberId, before, {
    wallet: 'cash',
    starts: open.map(({ startVersion }) => startVersion),
    upTo: (await findCash(tx, memberId)).version,
  })
  const bonus = claim?.bonusStart
    ? await stakesSince(tx, memberId, before, {
        wallet: 'bonus',
        starts: [claim.bonusStart],
        upTo: await findBonusVersion(tx, memberId),
      })
    : { staked: [], mark: before.bonus }
  const toStakes = (isBonus: boolean) => (each: StakedOn) => ({
    startVersion: each.startVersion,
    amount: weigh(each.amount, { ...each, category: categoryOf(each) }, weights),
    isBonus,
  })
  const counted = allocate(open, [...cash.staked.map(toStakes(false)), ...bonus.staked.map(toStakes(true))])
  await keepProgress(tx, memberId, {
    counted,
    mark: { cash: cash.mark, bonus: bonus.mark },
    now: ctx.now(),
  })
  return true
}

/** The stakes to count now, and the mark after them; a stake whose risk comes with its result waits for the result. */
async function stakesSince(
  tx: Tx,
  memberId: bigint,
  before: Mark,
  asked: { wallet: 'cash' | 'bonus'; starts: readonly bigint[]; upTo: bigint },
) {
  const { version: after, waiting } = before[asked.wallet]
  const stakes = await sumStakes(tx, memberId, { ...asked, after, waiting })
  return {
    staked: stakes.filter(({ version }) => version === null),
    mark: { version: asked.upTo, waiting: stakes.flatMap(({ version }) => version ?? []) },
  }
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
