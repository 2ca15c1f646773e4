/**
 * Proves that migrations are only ever appended.
 *
 * `migrations.lock` lists every sealed file with its hash. A sealed file may not change, and the list itself
 * may only grow against what the last commit holds. `--seal` adds the new ones.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const dir = 'apps/server/migrations'
const lockFile = `${dir}/migrations.lock`

const files = readdirSync(dir)
  .filter((name) => name.endsWith('.sql'))
  .sort()
const hashOf = (name: string) =>
  createHash('sha256')
    .update(readFileSync(`${dir}/${name}`))
    .digest('hex')
const read = (text: string) => text.split('\n').filter(Boolean)

const sealed = existsSync(lockFile) ? read(readFileSync(lockFile, 'utf8')) : []
const complaints: string[] = []

const committed = read(committedLock())
if (committed.some((line, index) => sealed[index] !== line)) {
  complaints.push(`${lockFile} may only grow: its earlier lines differ from the last commit's.`)
}
for (const line of sealed) {
  const [hash = '', name = ''] = line.split('  ')
  if (!files.includes(name)) complaints.push(`${name} was applied somewhere and may not go.`)
  else if (hashOf(name) !== hash)
    complaints.push(`${name} was applied somewhere and may not change: write a new migration.`)
}
const isSealed = new Set(sealed.map((line) => line.split('  ')[1]))
const fresh = files.filter((name) => !isSealed.has(name))
const last = sealed.at(-1)?.split('  ')[1] ?? ''
for (const name of fresh) {
  if (name <= last) complaints.push(`${name} sorts before ${last}, which is already applied.`)
}
if (process.argv.includes('--seal')) {
  writeFileSync(lockFile, [...sealed, ...fresh.map((name) => `${hashOf(name)}  ${name}`), ''].join('\n'))
} else {
  for (const name of fresh)
    complaints.push(`${name} is new: seal it with \`node tools/migrations.ts --seal\`.`)
}

if (files.length === 0) complaints.push('No migration was found.')
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exit(1)
}

function committedLock(): string {
  try {
    return execFileSync('git', ['show', `HEAD:${lockFile}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    // The first commit that has a lock, or a copy without history, has nothing to compare with.
    return ''
  }
}
