/**
 * Proves that migrations are only ever appended, and that functions and views are as they were sealed.
 *
 * `migrations.lock` and `live.lock` list every sealed file with its hash, and may only grow against what the last
 * commit holds. `--seal` adds what is new.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { liveLock } from '../packages/postgres/src/live-lock.ts'
import { judgeLive, judgeMigrations, type Sealed } from './sealed-sql.ts'

const isSealing = process.argv.includes('--seal')
const foldersOf = (place: string) =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const apps = [
  {
    app: 'apps/server',
    prefix: '',
    features: new Set(['platform', ...foldersOf('apps/server/src/features')]),
  },
  {
    app: 'apps/studio',
    prefix: 'studio.',
    // A noun of the studio has a folder, or a store beside the others.
    features: new Set([
      ...foldersOf('apps/studio/src'),
      ...globSync('apps/studio/src/*.store.ts').map((file) => basename(file, '.store.ts')),
    ]),
  },
]

/** The check after it sees that nothing is left but complaints that sealing does not answer. */
const judgeAll = () =>
  apps.flatMap(({ app, ...live }) => {
    const numbered = read(`${app}/migrations`, 'migrations.lock')
    const texts = read(`${app}/sql`, liveLock)
    return [
      { app, file: numbered.file, ...judgeMigrations(numbered) },
      { app, file: texts.file, ...judgeLive({ ...texts, ...live }) },
    ]
  })

if (isSealing) for (const { file, lock } of judgeAll()) writeFileSync(file, lock)
const complaints = judgeAll().flatMap(({ app, complaints: each }) => each.map((line) => `${app}: ${line}`))
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exit(1)
}

function read(dir: string, lockName: string): Sealed & { file: string } {
  const file = `${dir}/${lockName}`
  const paths = globSync(`${dir}/**/*.sql`)
  return {
    file,
    files: new Map(paths.map((path) => [relative(dir, path), readFileSync(path, 'utf8')])),
    lock: existsSync(file) ? readFileSync(file, 'utf8') : '',
    committed: committedText(file),
  }
}

function committedText(file: string): string {
  try {
    return execFileSync('git', ['show', `HEAD:${file}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    // The first commit that has a lock, or a copy without history, has nothing to compare with.
    return ''
  }
}
