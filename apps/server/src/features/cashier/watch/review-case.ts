/** Operators look into a case, and close it with what they found. */

import { ChangeRefused } from '#features/merchants/index.ts'
import { beginBreak, decideNear, listNear, type NearAtDesk } from '#features/protection/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import {
  type CaseRow,
  type Evidence,
  endCase,
  findCase,
  listEvidence,
  listOpenCases,
  type Named,
} from './case.store.ts'

export type { CaseRow } from './case.store.ts'

const remarkBounds = { min: 3, max: 500 }

export async function readCase(
  db: Db,
  named: Named,
): Promise<CaseRow & { evidence: Evidence[]; near: NearAtDesk[] }> {
  const found = await findCase(db, named)
  if (!found) throw unknown(named)
  return { ...found, evidence: await listEvidence(db, found.id), near: await listNear(db, found.id) }
}

type Closing = Named & { operator: string; remark: string }

/** The open cases of a merchant's members, the oldest first. */
export function openCases(db: Db, merchant: string): Promise<CaseRow[]> {
  return listOpenCases(db, merchant)
}

/** Closes a case; closing one about somebody on a break says that the member is another person. */
export const closeCase = ({ db }: Pick<Context, 'db'>, closing: Closing): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { id } = await end(tx, closing)
    await decideNear(tx, id, false)
  })

/**
 * Says that the member is the person on the break: the break holds for this account too, at once, and so will their
 * later ones.
 */
export const confirmSamePerson = (ctx: Context, closing: Closing): Promise<void> =>
  beginBreak(ctx, async (tx) => {
    const { id, kind, reference } = await end(tx, closing)
    if (kind !== 'nearMatch') throw new ChangeRefused(`${reference} is about no other account.`)
    return { answer: undefined, memberIds: await decideNear(tx, id, true) }
  })

async function end(db: Db, { operator, remark, ...named }: Closing): Promise<CaseRow> {
  const { min, max } = remarkBounds
  const said = remark.trim()
  if (said.length < min || said.length > max) {
    throw new ChangeRefused(`A remark of ${min} to ${max} characters says what was found.`)
  }
  const isClosed = await endCase(db, named, { operator, remark: said })
  const found = await findCase(db, named)
  if (found && isClosed) return found
  throw found ? new ChangeRefused(`${found.reference} was closed by ${found.closedBy}.`) : unknown(named)
}

const unknown = ({ merchant, reference }: Named) => new ChangeRefused(`${merchant} has no case ${reference}.`)
