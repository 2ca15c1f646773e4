/** Brings a file's vendors, classifications and games into the catalogue: all of it, or nothing when a line is wrong. */
import { ChangeRefused } from '#features/merchants/index.ts'
import type { Db } from '#platform/db.ts'
import { announceCatalogue } from './announce.ts'
import { type Change, compareFile, nameOfEntry } from './catalogue-file.rules.ts'
import { listEntries, lockCatalogue, putEntries } from './catalogue-file.store.ts'

/** Without `isWritten` nothing is kept: the answer is what would change. */
export async function importCatalogue(
  db: Db,
  text: string,
  { isWritten }: { isWritten: boolean },
): Promise<Change[]> {
  return db.transaction().execute(async (tx) => {
    await lockCatalogue(tx)
    const known = new Map((await listEntries(tx)).map((entry) => [nameOfEntry(entry), entry]))
    const { changes, faults } = compareFile(text, known)
    if (faults.length > 0) throw new ChangeRefused(['Nothing was changed.', ...faults].join('\n'))
    if (isWritten && changes.length > 0) {
      await putEntries(
        tx,
        changes.map(({ entry }) => entry),
      )
      await announceCatalogue(tx, 'games')
    }
    return changes
  })
}

/** The catalogue as a file that would change nothing. */
export async function exportCatalogue(db: Db): Promise<string> {
  return (await listEntries(db)).map((entry) => JSON.stringify(entry)).join('\n')
}
