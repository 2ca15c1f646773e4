import type { Context } from '#platform/context.ts'
import { noteAct } from './note-act.ts'
import { takeRefusals } from './refusal.store.ts'

/** Writes the refused log-ins of the last while into what operators did, as one act of each merchant. */
export async function noteRefusals({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { merchant, refused } of await takeRefusals(tx)) {
      const act = { merchant, operatorId: null, ip: '', userAgent: '', requestId: '' }
      const note = await noteAct({ db: tx, now }, { ...act, call: 'refused log-ins', input: { refused } })
      await note('done')
    }
  })
}
