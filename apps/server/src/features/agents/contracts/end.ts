/** Ends contracts: by an operator, or because the upline's own contract no longer carries them. */
import type { ContractKind } from '@perya/contract/agent-contracts'
import { putIntoBox } from '#features/inbox/index.ts'
import { lockMember } from '#features/members/index.ts'
import { readLetterWords } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { type ContractRow, findContract, findStanding, listPaidBy, stopContract } from './contract.store.ts'
import { findUnmatched } from './terms.rules.ts'
import { readTerms } from './written-terms.rules.ts'

type Words = Awaited<ReturnType<typeof readLetterWords>>
type At = { now: Date; words: Words }

/** A period that has begun is still paid. */
export async function endContract(
  ctx: Pick<Context, 'db' | 'now'>,
  { merchant, id }: { merchant: string; id: bigint },
): Promise<void> {
  const words = await readLetterWords(ctx.db, merchant)
  await ctx.db.transaction().execute(async (tx) => {
    const known = await findContract(tx, id)
    if (known?.merchant !== merchant) throw new AppError('contract.unknown')
    await lockMember(tx, known.memberId)
    const contract = (await findContract(tx, id)) as ContractRow
    if (contract.state !== 'valid') throw new AppError('contract.answered')
    await end(tx, contract, { now: ctx.now(), words })
  })
}

async function end(tx: Tx, contract: ContractRow, at: At): Promise<void> {
  await stopContract(tx, contract.id, { state: 'invalid', endsAt: at.now })
  const letter = {
    titles: at.words('letter.contract.ended'),
    texts: at.words(`letter.contract.ended.${contract.kind}`),
  }
  await putIntoBox(tx, { memberId: contract.memberId, ...letter }, at.now)
  await endUnmatched(tx, contract, at)
}

/** Ends the downlines' contracts that the member's own contract no longer carries, and so on below. */
export async function endUnmatched(
  tx: Tx,
  { memberId, kind }: { memberId: bigint; kind: ContractKind },
  at: At,
): Promise<void> {
  const own = await findStanding(tx, { memberId, kind, state: 'valid' })
  for (const lower of await listPaidBy(tx, { payerId: memberId, kind })) {
    const isCarried = own && findUnmatched(readTerms(lower.terms), readTerms(own.terms)) === null
    if (lower.state === 'valid' && !isCarried) await end(tx, lower, at)
  }
}
