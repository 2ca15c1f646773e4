/** What a tree of the project consists of, as hashes: the program, its migrations, and every game of the house. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { liveLock } from '@perya/postgres/live-lock'
import { hashTogether, hashTree } from './hash-tree.ts'
import { type GameRules, hashRules, parseRulesLock, rulesLocks } from './rules-lock.ts'

export type Release = {
  program: string
  /** What the database is built with: numbered migrations, functions and views. */
  migrations: string
  /** Of both, by path. */
  files: Readonly<Record<string, string>>
  games: readonly (GameRules & { sealed: string; found: string })[]
  /** `migrations.lock` and `live.lock`, as they are in the tree. */
  migrationsLock: string
  liveLock: string
}

export const projectRoot = fileURLToPath(new URL('../../../../../', import.meta.url))

export const migrationsPlace = 'apps/server/migrations'
export const livePlace = 'apps/server/sql'

const places = [
  'apps/server/package.json',
  livePlace,
  'apps/server/src',
  migrationsPlace,
  'apps/studio/client/dist',
  'apps/studio/migrations',
  'apps/studio/package.json',
  'apps/studio/sql',
  'apps/studio/src',
  'apps/web/dist',
  'package-lock.json',
  'package.json',
  'packages',
] as const

export async function readRelease(root: string): Promise<Release> {
  const hashes = await hashTree(root, places)
  const read = (path: string) => (hashes.has(path) ? readFile(join(root, path), 'utf8') : '')
  const locks = await Promise.all(rulesLocks.map(read))
  const games = locks.flatMap(parseRulesLock)
  const ofGames = new Set(games.flatMap(({ files }) => files))
  const common = [...hashes].filter(([path]) => !ofGames.has(path))
  return {
    program: hashTogether(common.filter(([path]) => !isMigration(path))),
    migrations: hashTogether(common.filter(([path]) => isMigration(path))),
    files: Object.fromEntries(common),
    games: games.map(({ sha256, ...rules }) => ({
      ...rules,
      sealed: sha256,
      found: hashRules(rules, hashes),
    })),
    migrationsLock: await read(`${migrationsPlace}/migrations.lock`),
    liveLock: await read(`${livePlace}/${liveLock}`),
  }
}

export const isMigration = (path: string): boolean =>
  path.startsWith(`${migrationsPlace}/`) || path.startsWith(`${livePlace}/`)
