/** What operators do with a case: they look into it, and close it with what they found. */
import { ChangeRefused } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { type CaseRow, type Evidence, endCase, findCase, listEvidence, type Named } from './case.store.ts'

const remarkBounds = { min: 3, max: 500 }

export async function readCase(db: Db, named: Named): Promise<CaseRow & { evidence: Evidence[] }> {
  const found = await findCase(db, named)
  if (!found) throw unknown(named)
  return { ...found, evidence: await listEvidence(db, found.id) }
}

export async function closeCase(
  { db }: Pick<Context, 'db'>,
  { operator, remark, ...named }: Named & { operator: string; remark: string },
): Promise<void> {
  const { min, max } = remarkBounds
  const said = remark.trim()
  if (said.length < min || said.length > max) {
    throw new ChangeRefused(`A remark of ${min} to ${max} characters says what was found.`)
  }
  if (await endCase(db, named, { operator, remark: said })) return
  const found = await findCase(db, named)
  throw found ? new ChangeRefused(`${found.reference} was closed by ${found.closedBy}.`) : unknown(named)
}

const unknown = ({ merchant, reference }: Named) => new ChangeRefused(`${merchant} has no case ${reference}.`)
