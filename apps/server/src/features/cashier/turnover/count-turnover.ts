import { findCash, sumStakes, type Transfer } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockMember } from '../member-lock.store.ts'
import { allocate, lockedOf, type Requirement } from './turnover.rules.ts'
import { findMark, findTurnoverPercent, insertRequirement, keepProgress, listOpen } from './turnover.store.ts'

type Credited = { merchant: string; memberId: bigint; reference: string; amount: bigint }

/** What a credit to a member's cash asks for, written with the credit itself. */
export async function requireTurnover(tx: Tx, credited: Credited, transfer: Transfer): Promise<void> {
  const percent = await findTurnoverPercent(tx, credited.merchant)
  const required = (credited.amount * BigInt(percent)) / 100n
  if (required <= 0n || transfer.version === null) return
  await insertRequirement(tx, {
    memberId: credited.memberId,
    reference: credited.reference,
    credit: credited.amount,
    required,
    startVersion: transfer.version,
    createdAt: transfer.createdAt,
  })
}

export type Turnover = { withdrawable: bigint; locked: bigint; requirements: Requirement[] }

/** Counts what was staked since the last time, and says what may leave. */
export async function countTurnover(ctx: Pick<Context, 'now'>, tx: Tx, memberId: bigint): Promise<Turnover> {
  await lockMember(tx, memberId)
  const { balance, version } = await findCash(tx, memberId)
  const open = await listOpen(tx, memberId)
  if (open.length === 0) return { withdrawable: balance, locked: 0n, requirements: [] }
  const stakes = await sumStakes(tx, memberId, {
    starts: open.map(({ startVersion }) => startVersion),
    after: await findMark(tx, memberId),
    upTo: version,
  })
  const counted = allocate(open, stakes)
  await keepProgress(tx, memberId, { counted, upTo: version, now: ctx.now() })
  const requirements = counted.filter(({ progress, required }) => progress < required)
  const locked = requirements.reduce((sum, requirement) => sum + lockedOf(requirement), 0n)
  return { withdrawable: balance > locked ? balance - locked : 0n, locked, requirements }
}
