/** Whether each game is still played by the files it was sealed with; one that is not takes no more bets. */
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { repertoire } from '../games/repertoire.ts'
import type { Studio } from '../studio.ts'
import { keepSettings, listSettings } from './setting.store.ts'

const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url))
const lockFile = 'packages/game-rules/rules.lock'

/** Stops them by the switch operators have, so that only people open them again; answers with their codes. */
export async function stopChangedGames(
  { db, brand, log }: Pick<Studio, 'db' | 'brand' | 'log'>,
  root = projectRoot,
): Promise<string[]> {
  const changed = (await readLock(root)).filter(
    ({ code, sealed, found }) => repertoire.has(code) && sealed !== found,
  )
  const settings = await listSettings(db, brand)
  for (const { code, sealed, found } of changed) {
    log.error({ game: code, expected: sealed, found }, 'self-check: this game is not what was sealed')
    const setting = settings.find(({ game }) => game === code)
    if (setting?.isOpen === false) continue
    await keepSettings(
      db,
      [{ game: code, minBet: null, maxBet: null, firstBet: null, ...setting, isOpen: false }],
      {
        brand,
        change: 'stop',
        reason: 'self-check: not as it was sealed',
        operator: 'self-check',
      },
    )
  }
  return changed.map(({ code }) => code)
}

/** Each line is a hash, `game <vendor> <code>`, and the files that hash is made of as `sha256sum` would print them. */
async function readLock(root: string): Promise<{ code: string; sealed: string; found: string }[]> {
  const hashes = new Map<string, Promise<string>>()
  const hashOf = (path: string) => {
    const known = hashes.get(path) ?? hashFile(join(root, path))
    hashes.set(path, known)
    return known
  }
  const lines = (await readFile(join(root, lockFile), 'utf8')).split('\n').filter(Boolean)
  return Promise.all(
    lines.map(async (line) => {
      const [sealed = '', component = '', ...files] = line.split('  ')
      const printed = await Promise.all(files.map(async (path) => `${await hashOf(path)}  ${path}\n`))
      return { code: component.split(' ')[2] ?? '', sealed, found: hash('sha256', printed.join(''), 'hex') }
    }),
  )
}

const hashFile = (path: string): Promise<string> =>
  readFile(path).then(
    (bytes) => hash('sha256', bytes, 'hex'),
    () => 'missing',
  )
