/** Each table has one owner, and the SQL of other features leaves it alone but for the crossings stated here. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Crossing, type Owners, owners } from './table-crossings.ts'
import { readHomes, readUses, type Use } from './table-uses.ts'

/** A table that fewer read is no business of all. */
const manyReaders = 3

export function judgeOwners(root: string, { moved, readByAll, crossings }: Owners): string[] {
  const homes = readHomes(root)
  const complaints: string[] = []
  for (const [feature, tables] of Object.entries(moved)) {
    for (const table of tables) {
      const made = homes.get(table)
      if (made === undefined) complaints.push(`${table} moved to ${feature}, and no migration makes it.`)
      if (made === feature) complaints.push(`${table} is of ${feature} anyway: it did not move.`)
      homes.set(table, feature)
    }
  }
  for (const [table, feature] of homes) {
    if (feature === 'platform' || existsSync(join(root, 'apps/server/src/features', feature))) continue
    complaints.push(`${table} is owned by ${feature}, which is no feature: say in \`moved\` whose it is.`)
  }
  const foreign = readUses(root, homes.keys()).filter(({ feature, table }) => homes.get(table) !== feature)
  const crossed = new Set<string>()
  const readers = new Map(Object.keys(readByAll).map((table) => [table, new Set<string>()]))
  for (const use of foreign) {
    const read = use.mode === 'reads' ? readers.get(use.table) : undefined
    if (read) read.add(use.feature)
    else if (crossings.some((crossing) => isOf(crossing, use))) crossed.add(keyOf(use))
    else {
      complaints.push(
        `${use.file} ${use.mode} ${use.table}, which ${homes.get(use.table)} owns: ask that feature, or state the crossing with its reason.`,
      )
    }
  }
  for (const [table, features] of readers) {
    if (features.size >= manyReaders) continue
    complaints.push(
      `${table} is read by ${features.size} other feature${features.size === 1 ? '' : 's'}: state who they are.`,
    )
  }
  for (const { feature, mode, tables } of crossings) {
    for (const table of tables) {
      if (crossed.has(keyOf({ feature, mode, table }))) continue
      complaints.push(
        `The crossing of ${feature}, which ${mode} ${table}, is no more: take it from the list.`,
      )
    }
  }
  return complaints
}

type Key = Pick<Use, 'feature' | 'mode' | 'table'>

const keyOf = ({ feature, mode, table }: Key) => `${feature} ${mode} ${table}`

const isOf = (crossing: Crossing, { feature, mode, table }: Use) =>
  crossing.feature === feature && crossing.mode === mode && crossing.tables.includes(table)

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const complaints = judgeOwners(process.cwd(), owners)
  for (const complaint of complaints) console.error(complaint)
  process.exit(complaints.length === 0 ? 0 : 1)
}
