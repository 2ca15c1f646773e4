/** What each game was sealed as: `rules.lock` beside the rules says which files are its own, and their hash. */
import { hash } from 'node:crypto'
import { lotteryOf } from '@perya/lottery-rules'
import { hashTogether } from './hash-tree.ts'

export const rulesLocks = ['packages/game-rules/rules.lock', 'packages/lottery-rules/rules.lock'] as const

export type GameRules = {
  /** `game <vendor> <code>` or `lottery <code>`. */
  component: string
  /** Those that state this game; what it shares with all others belongs to the program. */
  files: readonly string[]
}

export type SealedRules = GameRules & { sha256: string }

export function parseRulesLock(text: string): SealedRules[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [sha256 = '', component = '', ...files] = line.split('  ')
      return { sha256, component, files }
    })
}

export const writeRulesLock = (rules: readonly SealedRules[]): string =>
  rules.map(({ sha256, component, files }) => `${[sha256, component, ...files].join('  ')}\n`).join('')

/** The hash of a game's own files as they are in a tree. */
export function hashRules({ component, files }: GameRules, hashes: ReadonlyMap<string, string>): string {
  return hashTogether([
    ...files.map((path) => [path, hashes.get(path) ?? 'missing'] as const),
    ...rowOf(component),
  ])
}

/** All lotteries stand in one table, so each is sealed with its own row: what it costs, and its prize group. */
function rowOf(component: string): [path: string, sha256: string][] {
  const [kind, code = ''] = component.split(' ')
  if (kind !== 'lottery') return []
  const row = JSON.stringify(lotteryOf(code) ?? null, (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return [[code, hash('sha256', row, 'hex')]]
}
