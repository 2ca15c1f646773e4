/**
 * Does what docs/operations/backups.md says: word for word, from one fresh PostgreSQL to another.
 *
 * It needs a PostgreSQL with all its tools, by `pg_config` or in the folder that PG_BIN names.
 */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../apps/server/src/platform/free-port.ts'

/** The backup, and the owner of the database it is of. */
const manual = ['backups.md', 'database.md']
  .map((page) => readFileSync(new URL(`../docs/operations/${page}`, import.meta.url), 'utf8'))
  .join('\n')
const folder = mkdtempSync(join(tmpdir(), 'perya-drill-'))
const bin = process.env.PG_BIN ?? execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()
const path = `${bin}:${process.env.PATH}`
const password = 'a password of the drill'

/** PostgreSQL refuses root, so root starts it as somebody else. */
const isRoot = process.getuid?.() === 0
const asPostgres = isRoot ? 'setpriv --reuid=postgres --regid=postgres --clear-groups ' : ''
if (isRoot) chmodSync(folder, 0o777)

/** The block of the manual that begins with these words. */
function block(beginning: string): string {
  const found = manual.split('```').find((part) => part.trimStart().startsWith(beginning))
  if (found === undefined) throw new Error(`docs/operations has no block that begins with "${beginning}"`)
  return found.replaceAll('password ' + "'…'", `password '${password}'`)
}

function sh(script: string, variables: Record<string, string>, input = ''): void {
  execFileSync('bash', ['-euc', script], {
    input,
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path, ROOT: process.cwd(), BACKUP: join(folder, 'backup'), ...variables },
  })
}

const seals = join(folder, 'seals')

const filesOf = (dir: string): string => readdirSync(dir, { recursive: true }).map(String).sort().join('\n')

/** A PostgreSQL of its own that nothing was ever in. */
function startPostgres(name: string, port: number) {
  const dir = join(folder, name)
  sh(
    `cd /
     ${asPostgres}initdb -D ${dir} -U postgres -A trust -E UTF8 --locale=C > /dev/null
     ${asPostgres}pg_ctl -D ${dir} -w -l ${dir}/log -o "-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''" start > /dev/null`,
    {},
  )
  const url = (login: string) => `postgres://${login}:${encodeURIComponent(password)}@127.0.0.1:${port}/perya`
  return {
    variables: {
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGUSER: 'postgres',
      DATABASE_URL: url('perya_server'),
      MIGRATION_DATABASE_URL: url('perya_owner'),
      PERYA_SEALS: seals,
    },
    stop: () => sh(`cd / && ${asPostgres}pg_ctl -D ${dir} -m fast -w stop > /dev/null`, {}),
  }
}

/** A server seals what it made within seconds. */
async function whenSealed(): Promise<void> {
  while (readdirSync(seals).length === 0) await pause(100)
}

/** A demo that starts, makes what it has, and stops again. */
async function serve(variables: Record<string, string>): Promise<void> {
  const env = { ...process.env, ...variables, PORT: String(await freePort()), LOG_LEVEL: 'error' }
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const code = await new Promise((end) => {
    server.stdout.on('data', (chunk) => {
      if (String(chunk).includes('PERYA READY')) void whenSealed().then(() => server.kill('SIGTERM'))
    })
    server.on('exit', end)
  })
  if (code !== 0) throw new Error(`the server ended with ${code}`)
}

const running: ReturnType<typeof startPostgres>[] = []
try {
  mkdirSync(join(folder, 'backup'))
  const old = startPostgres('old', await freePort())
  running.push(old)
  sh('psql -qXv ON_ERROR_STOP=1 postgres', old.variables, block('create role perya_owner'))
  console.log('A demo fills the old database')
  await serve(old.variables)
  console.log('The backup, and the one of the next day into the same folder')
  for (let day = 0; day < 2; day++) sh(block('mkdir -p "$BACKUP/seals"'), old.variables)
  const sealed = filesOf(seals)
  rmSync(seals, { recursive: true })
  // The disk of the seals is often there before they are.
  mkdirSync(seals)
  old.stop()
  running.pop()

  const fresh = startPostgres('new', await freePort())
  running.push(fresh)
  console.log('The restore')
  sh(block('psql --no-psqlrc'), fresh.variables)
  if (filesOf(seals) !== sealed) {
    throw new Error(`the seals were restored as\n${filesOf(seals)}\nand had been\n${sealed}`)
  }
  console.log('A server on the new database')
  await serve(fresh.variables)
  console.log('The drill is done: what was backed up is there again, and it holds.')
} finally {
  for (const postgres of running) postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
