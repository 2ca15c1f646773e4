import type { ContractKind } from '@perya/contract/agent-contracts'
import { putIntoBox } from '#features/inbox/index.ts'
import { findMember, lockMembers } from '#features/members/index.ts'
import { readLetterWords } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import {
  type ContractRow,
  denyContract,
  findContract,
  findStanding,
  startContract,
  stopContract,
} from './contract.store.ts'
import { endUnmatched } from './end.ts'
import { periodAt } from './period.store.ts'
import { findUnmatched } from './terms.rules.ts'
import { readTerms } from './written-terms.rules.ts'

type Ctx = Pick<Context, 'db' | 'now'>

/** Accepts or denies an offer; the same answer again is a retry. */
export async function answerContract(
  ctx: Ctx,
  asked: { merchant: string; memberId: bigint; kind: ContractKind; id: bigint; answer: 'accept' | 'deny' },
): Promise<ContractRow> {
  const { memberId, kind, id, answer } = asked
  const words = await readLetterWords(ctx.db, asked.merchant)
  return ctx.db.transaction().execute(async (tx) => {
    const offered = await findContract(tx, id)
    if (offered?.memberId !== memberId || offered.kind !== kind) throw new AppError('contract.unknown')
    // The payer is locked too, so that their own contract cannot change meanwhile.
    await lockMembers(tx, offered.payerId === null ? [memberId] : [memberId, offered.payerId])
    const waiting = (await findContract(tx, id)) as ContractRow
    if (waiting.state === (answer === 'accept' ? 'valid' : 'denied')) return waiting
    const now = ctx.now()
    if (waiting.state === 'expired' || (waiting.state === 'requested' && waiting.expiresAt <= now)) {
      throw new AppError('contract.expired')
    }
    if (waiting.state !== 'requested') throw new AppError('contract.answered')
    if (answer === 'deny') await denyContract(tx, id, now)
    else await accept(tx, waiting, { now, words })
    if (waiting.payerId !== null) {
      const letter = {
        titles: words('letter.contract.answered'),
        texts: words(`letter.contract.answered.${answer}`, { userName: waiting.userName }),
      }
      await putIntoBox(tx, { memberId: waiting.payerId, ...letter }, now)
    }
    return (await findContract(tx, id)) as ContractRow
  })
}

async function accept(
  tx: Tx,
  offered: ContractRow,
  { now, words }: { now: Date; words: Awaited<ReturnType<typeof readLetterWords>> },
): Promise<void> {
  const { memberId, kind } = offered
  await assertStillCarried(tx, offered)
  const before = await findStanding(tx, { memberId, kind, state: 'valid' })
  const startsAt = await startOf(tx, offered, { before, now })
  if (before) await stopContract(tx, before.id, { state: 'changed', endsAt: startsAt })
  await startContract(tx, offered.id, { startsAt, now })
  await endUnmatched(tx, { memberId, kind }, { now, words })
}

/** Refuses an offer that the upline's own contract no longer carries. */
async function assertStillCarried(tx: Tx, { payerId, memberId, kind, terms }: ContractRow): Promise<void> {
  if (payerId === null) return
  const own = await findStanding(tx, { memberId: payerId, kind, state: 'valid' })
  const isBelow = (await findMember(tx, memberId))?.uplineId === payerId
  const tier = own && isBelow ? findUnmatched(readTerms(terms), readTerms(own.terms)) : 1
  if (tier !== null) throw new AppError('contract.above', { tier })
}

/**
 * A contract starts with the next period, so that no period changes its terms midway. When the months are divided
 * differently than before, it starts with the next month: otherwise a day would count twice.
 */
async function startOf(
  tx: Tx,
  { merchant, kind, terms: { plan } }: ContractRow,
  { before, now }: { before: ContractRow | undefined; now: Date },
): Promise<Date> {
  const isCutAnew = plan && before && before.terms.plan?.periodsPerMonth !== plan.periodsPerMonth
  const rhythm = isCutAnew ? { ...plan, periodsPerMonth: 1 as const } : plan
  return (await periodAt(tx, { merchant, kind, plan: rhythm }, now)).to
}
