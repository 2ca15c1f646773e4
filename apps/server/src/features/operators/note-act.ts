import { actingOperator } from '#platform/acting.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { secretNames } from '#platform/log.ts'
import { insertAct, insertOutcome, type NewAct } from './act.store.ts'

type Desk = Pick<Context, 'db' | 'now'>

/** Writes down what is about to be done; what it answers with writes down what came of it. */
export async function noteAct(
  { db, now }: Desk,
  it: Omit<NewAct, 'at'>,
): Promise<(outcome: string) => Promise<void>> {
  const act = { ...it, at: now(), input: withoutSecrets(it.input) }
  const id = await insertAct(db, act)
  return (outcome) => insertOutcome(db, id, act, outcome, now())
}

/** Writes down what an act made of a row, in the transaction that does. */
export async function noteChange(
  { now }: Pick<Desk, 'now'>,
  tx: Tx,
  { merchant, of, ...input }: { merchant: string; of: string; row: object; before: object; after: object },
): Promise<void> {
  const noteOutcome = await noteAct(
    { db: tx, now },
    {
      merchant,
      operatorId: actingOperator(),
      call: `change ${of}`,
      input,
      ip: '',
      userAgent: '',
      requestId: '',
    },
  )
  await noteOutcome('done')
}

/** What was asked for, except for what only its sender may know. A file is told by its size. */
function withoutSecrets(input: unknown): unknown {
  if (input instanceof Uint8Array) return { bytes: input.byteLength }
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(
    Object.entries(input).filter(([name]) => !secretNames.includes(name) && name !== 'code'),
  )
}
