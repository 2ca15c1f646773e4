import { lockMember } from '#features/members/index.ts'
import { listUnraised, putIntoCase } from '#features/protection/index.ts'
import type { Context } from '#platform/context.ts'
import { newReference } from '../reference.ts'
import { openCase } from './case.store.ts'

/** Raises a case for each member who may be somebody on a break; their deposits wait until a person decides. */
export async function raiseNear({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const bankingDay = now().toLocaleDateString('sv-SE', { timeZone: 'Asia/Manila' })
  for (const { memberId, merchant } of await listUnraised(db)) {
    await db.transaction().execute(async (tx) => {
      await lockMember(tx, memberId)
      const raised = {
        reference: newReference('C'),
        merchant,
        memberId,
        kind: 'nearMatch',
        bankingDay,
      } as const
      await putIntoCase(tx, memberId, await openCase(tx, raised))
    })
  }
}
