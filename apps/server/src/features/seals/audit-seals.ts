import { checkChain } from '#features/operators/index.ts'
import { type Finding, findChangedWindows, raiseAlarms } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { allowLongStatements, type Tx } from '#platform/db.ts'
import { findEnds, listLostActs } from './seal.store.ts'
import { hasSeals, openSealFile, type Seal } from './seal-file.ts'

export type SealsAudit = { compared: number; findings: Finding[] }

/** One is as bad as a thousand, and somebody has to read them. */
const shownMax = 20

/**
 * Compares the database with what was sealed outside it, all of it or from an instant on; what is gone or different
 * becomes an alarm and is logged.
 */
export async function auditSeals(
  { db, env, log }: Pick<Context, 'db' | 'env' | 'log'>,
  since?: Date,
): Promise<SealsAudit> {
  const ends = await findEnds(db)
  if (!ends) return { compared: 0, findings: [] }
  let compared = 0
  const findings: Finding[] = []
  const { broken } = await checkChain(db)
  if (broken !== null)
    findings.push(finding('R-109', `operator_act ${broken}`, 'it is not as it was written'))
  const keeper = openSealFile(env.sealsDir, ends.first.seal)
  for await (const seals of keeper.parts(since)) {
    compared += seals.length
    const found = await db.transaction().execute((tx) => compare(tx, seals))
    findings.push(...found.slice(0, shownMax - findings.length))
  }
  // A demo's folder may have served many databases; one that serves players has one.
  const isOther = async () => (await keeper.last()) === undefined && (await hasSeals(env.sealsDir))
  if (compared === 0 && env.mode === 'production' && (await isOther())) {
    findings.push(finding('R-109', 'operator_act 1', 'another database was sealed here, and this one never'))
  }
  if (findings.length > 0) {
    await db.transaction().execute((tx) => raiseAlarms(tx, findings))
    for (const { rule, place, detail } of findings)
      log.error({ rule, place }, `the past was changed: ${detail}`)
  }
  return { compared, findings }
}

async function compare(tx: Tx, seals: readonly Seal[]): Promise<Finding[]> {
  await allowLongStatements(tx)
  return [
    ...(await compareActs(tx, seals)),
    ...(await findChangedWindows(
      tx,
      seals.map(({ transfers }) => transfers),
    )),
  ]
}

async function compareActs(tx: Tx, seals: readonly Seal[]): Promise<Finding[]> {
  const acts = [...new Map(seals.map(({ act }) => [act.id, act])).values()]
  const lost = await listLostActs(tx, acts)
  const [gone, other] = [lost.find(({ isGone }) => isGone), lost.find(({ isGone }) => !isGone)]
  const lastId = acts.at(-1)?.id
  return [
    ...(gone
      ? [
          finding(
            'R-109',
            `operator_act ${gone.id}`,
            `acts up to ${lastId} were sealed outside the database, and are gone`,
          ),
        ]
      : []),
    ...(other
      ? [
          finding(
            'R-109',
            `operator_act ${other.id}`,
            'it is not the one that was sealed outside the database',
          ),
        ]
      : []),
  ]
}

const finding = (rule: string, place: string, detail: string): Finding => ({
  rule,
  place,
  accountId: null,
  transferId: null,
  difference: 0n,
  detail,
})
