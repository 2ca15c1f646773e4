/** Which releases may run: those an operator sealed, and what a new database or a demo starts with. */
import { ChangeRefused, readMerchant } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { StartError } from '#platform/start-error.ts'
import { gameDifferences, releaseDifferences } from './differences.rules.ts'
import type { Release } from './release.ts'
import { canHoldReleases, closeAlarm, findLatestSealed, insertSealed, isSealed } from './self-check.store.ts'
import { keepRun } from './self-check.ts'

type Mode = Context['env']['mode']

/** Keeps a changed program from touching the database at all: nothing has migrated it, and no game is stopped. */
export async function assertSealed(db: Db, mode: Mode, release: Release): Promise<void> {
  if (mode === 'demo' || !(await canHoldReleases(db)) || (await isSealed(db, release))) return
  const latest = await findLatestSealed(db)
  if (!latest) return
  const differences = releaseDifferences(release, latest)
  await keepRun(db, { cause: 'start', release, differences })
  throw new StartError(
    `This program is no sealed release (${differences[0]?.detail}): see that it is yours, then seal it with npm run self-check -- <merchant> seal by <operator>.`,
  )
}

/** A database of before there were releases has nowhere to keep one. */
export async function assertKeepsReleases({ db }: Pick<Context, 'db'>): Promise<void> {
  if (await canHoldReleases(db)) return
  throw new ChangeRefused(
    'This database keeps no releases yet: the first start of this one brings it up to date and seals itself.',
  )
}

/** A new database trusts what it is first started with; a demo trusts what it is started with each time. */
export async function sealAtStart(
  { db, log }: Pick<Context, 'db' | 'log'>,
  mode: Mode,
  release: Release,
): Promise<void> {
  if (mode === 'production' && (await findLatestSealed(db))) return
  await insertSealed(db, release, 'start')
  log.info({ program: release.program, migrations: release.migrations }, 'this start sealed its own release')
}

/** Lets servers run this tree, beside every release that was sealed before. */
export async function sealRelease(
  { db }: Pick<Context, 'db'>,
  { merchant, operator, release }: { merchant: string; operator: string; release: Release },
): Promise<{ isNew: boolean }> {
  await assertDefault(db, merchant)
  const [changed] = gameDifferences(release)
  if (changed) {
    throw new ChangeRefused(`The rules of ${changed.component} are not those of its rules.lock.`)
  }
  return { isNew: await insertSealed(db, release, operator) }
}

/** Ends an alarm; what it stopped stays so until it is opened by its own switch. */
export async function settleAlarm(
  { db }: Pick<Context, 'db'>,
  { merchant, ...closing }: { merchant: string; id: bigint; operator: string; reason: string },
): Promise<void> {
  await assertDefault(db, merchant)
  if (!(await closeAlarm(db, closing))) throw new ChangeRefused(`There is no open alarm ${closing.id}.`)
}

async function assertDefault(db: Db, code: string): Promise<void> {
  const { isDefault } = await readMerchant(db, code)
  if (!isDefault)
    throw new ChangeRefused(`The program is every merchant's, and ${code} is not the default one.`)
}
