/** What is not as it was sealed. A clean tree has no differences, whichever release it is. */
import { type AppliedText, nameOf, newestOf, parseLiveLock, removed } from '@perya/postgres/live-lock'
import type { Release } from './release.ts'

export type Difference = { component: string; expected: string; found: string; detail: string }

export type SealedRelease = Pick<Release, 'program' | 'migrations' | 'files'>

/** Of a tree that is no sealed release: what tells it from the one that was sealed last. */
export function releaseDifferences(release: Release, latest: SealedRelease | undefined): Difference[] {
  return (['program', 'migrations'] as const)
    .filter((part) => release[part] !== latest?.[part])
    .map((part) => ({
      component: part,
      expected: latest?.[part] ?? 'none',
      found: release[part],
      detail: latest ? describeFiles(changedFiles(release.files, latest.files)) : 'no release is sealed',
    }))
}

function changedFiles(now: Release['files'], then: Release['files']): string[] {
  const paths = [...new Set([...Object.keys(now), ...Object.keys(then)])].sort()
  return paths.filter((path) => now[path] !== then[path])
}

/** More would tell nobody more. */
const filesNamed = 5

function describeFiles(paths: readonly string[]): string {
  const named = paths.slice(0, filesNamed).join(', ')
  return paths.length > filesNamed ? `${named} and ${paths.length - filesNamed} more` : named
}

export type AppliedMigration = { name: string; sha256: string }

/**
 * Migrations that are not what `migrations.lock` says, or not what the database was built with. A database may
 * have more than the tree: servers of the next release have started beside this one.
 */
export function migrationDifferences(
  { files, migrationsLock }: Release,
  place: string,
  applied: readonly AppliedMigration[],
): Difference[] {
  const sealed = migrationsLock
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('  ') as [string, string])
    .map(([expected, name]) => ({ name, expected, detail: 'not as migrations.lock says' }))
  const built = applied
    .filter(({ name }) => files[`${place}/${name}`] !== undefined)
    .map(({ name, sha256 }) => ({ name, expected: sha256, detail: 'not what this database was built with' }))
  return compare(
    [...built, ...sealed].map(({ name, ...each }) => ({
      ...each,
      component: `migration ${name}`,
      found: files[`${place}/${name}`],
    })),
  )
}

/**
 * Functions and views that are not what `live.lock` says, or not what the database last got. A database may have
 * newer texts than the tree, of a release that has started beside this one, and older ones until this one starts.
 */
export function liveDifferences(
  { files, liveLock }: Release,
  place: string,
  applied: readonly AppliedText[],
): Difference[] {
  const newest = newestOf(parseLiveLock(liveLock))
  const sealed = [...newest.values()]
    .filter(({ sha256 }) => sha256 !== removed)
    .map(({ path, sha256 }) => ({ path, expected: sha256, detail: 'not as live.lock says' }))
  const got = applied.flatMap(({ name, sha256, sequence }) => {
    const text = newest.get(name)
    if (text?.sequence !== sequence) return []
    return { path: text.path, expected: sha256, detail: 'not what this database last got' }
  })
  return compare(
    [...got, ...sealed].map(({ path, ...each }) => ({
      ...each,
      component: `live SQL ${nameOf(path)}`,
      found: files[`${place}/${path}`],
    })),
  )
}

/** One difference for each component, the last that was found. */
function compare(
  expectations: readonly (Omit<Difference, 'found'> & { found: string | undefined })[],
): Difference[] {
  const differences = expectations
    .map((each) => ({ ...each, found: each.found ?? 'missing' }))
    .filter(({ expected, found }) => expected !== found)
  return [...new Map(differences.map((each) => [each.component, each])).values()]
}

export const gameDifferences = ({ games }: Release): Difference[] =>
  games
    .filter(({ sealed, found }) => sealed !== found)
    .map(({ component, sealed, found, files }) => ({
      component,
      expected: sealed,
      found,
      detail: `one of ${files.join(', ')}`,
    }))
