/** What is not as it was sealed. A clean tree has no differences, whichever release it is. */
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
  const differences = [...built, ...sealed]
    .map(({ name, expected, detail }) => ({
      component: `migration ${name}`,
      expected,
      found: files[`${place}/${name}`] ?? 'missing',
      detail,
    }))
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
