/** Ends a bonus: it becomes cash once it was staked, else it goes back to its pool. */
import { randomUUID } from 'node:crypto'
import { capBets, findMemberAccounts, lockMoney, postTransfer } from '#features/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { fallBackToPlain } from '../requirements/requirement.store.ts'
import { type Claim, closeClaim } from './claim.store.ts'
import { bonusPool } from './grant-bonus.ts'

type End = { state: 'completed' | 'forfeited' | 'expired'; now: Date }

/** The caller has locked the member. A deposit that lost its bonus asks for no more turnover than any other. */
export async function endClaim(tx: Tx, claim: Claim, { state, now }: End): Promise<void> {
  const released = await clearBonus(tx, claim, state)
  await closeClaim(tx, { id: claim.id, state, released, now })
  await capBets(tx, claim.memberId, null)
  if (state !== 'completed') await fallBackToPlain(tx, claim, now)
}

/** Moves the whole bonus balance; answers how much of it became cash. */
export async function clearBonus(
  tx: Tx,
  { id, memberId, merchant, reference }: Claim,
  state: End['state'],
): Promise<bigint> {
  const { bonus: left } = await lockMoney(tx, memberId)
  if (left <= 0n) return 0n
  const { cash, bonus } = await findMemberAccounts(tx, memberId)
  const isReleased = state === 'completed'
  await postTransfer(tx, {
    // A round that ends later may win more, so a bonus may be cleared more than once.
    key: `promotion:${id}:${state}:${randomUUID()}`,
    kind: isReleased ? 'bonus_released' : 'bonus_withdrawn',
    legs: isReleased
      ? [
          { account: cash, amount: left },
          { account: bonus, amount: -left },
        ]
      : [
          { account: bonus, amount: -left },
          { account: await bonusPool(tx, merchant), amount: left },
        ],
    reference,
  })
  return isReleased ? left : 0n
}
