/**
 * What is under test: two servers, their database, and the proxy between them, each of which can be killed.
 *
 * Nothing of it can be mistaken for another's. The database has no port, only a socket in this run's own folder, and
 * the servers listen on a loopback address of the run's own.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openPool } from '../apps/server/src/platform/db.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres.ts'
import { migrate } from '../apps/server/src/platform/migrate.ts'
import type { Bending } from './preload.ts'
import { openProxy } from './proxy.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const preload = fileURLToPath(new URL('./preload.ts', import.meta.url))

/** The socket's number, the same in every run: each has a folder of its own. */
const socketNumber = 5432
const serverPort = 8080
const proxyPort = 5432

/** How wrong the servers' clocks are: nothing about money may depend on them. */
const clocksMs = [90_000, -90_000]

/** A server is started again at once; one that cannot start is a finding, not a reason to wait for ever. */
const startMsMax = 300_000

export type Cluster = Awaited<ReturnType<typeof openCluster>>

export type ClusterOptions = Partial<Pick<Bending, 'bend'>> & {
  /** Before the servers start, on the database as migrations make it. */
  prepare?: (client: pg.Client) => Promise<void>
}

export async function openCluster({ bend, prepare }: ClusterOptions = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'perya-chaos-'))
  const socketDir = join(dir, 'postgres')
  const pidFile = join(socketDir, 'postmaster.pid')
  const startPostgres = () =>
    startEmbeddedPostgres(dir, {
      // Every promise about durability kept.
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      max_connections: '100',
      listen_addresses: '',
      unix_socket_directories: socketDir,
      port: String(socketNumber),
    })
  let postgres = await startPostgres()
  const host = `127.${[1, 2, 3].map(() => randomInt(1, 255)).join('.')}`
  const proxy = await openProxy({
    host,
    port: proxyPort,
    destination: join(socketDir, `.s.PGSQL.${socketNumber}`),
  })
  const socketUrl = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socketDir)}&port=${socketNumber}`
  const pool = openPool(socketUrl, 2)
  const servers: (ChildProcess | undefined)[] = []
  const urls = clocksMs.map((_, index) => `http://${host}:${serverPort + index}`)
  let names: string[] = []
  let isClosing = false

  async function openDirect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: socketUrl, application_name: 'chaos' })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  function startServer(index: number): void {
    const log = openSync(join(dir, `server-${index}.log`), 'a')
    const data = join(dir, `data-${index}`)
    mkdirSync(data, { recursive: true })
    const bending: Bending = { clockMs: clocksMs[index] ?? 0, bend, names }
    const child = spawn(process.execPath, ['--import', preload, 'apps/server/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        HOST: host,
        PORT: String(serverPort + index),
        PERYA_DATA: data,
        PERYA_CHAOS: JSON.stringify(bending),
        DATABASE_URL: `postgres://postgres@${host}:${proxyPort}/postgres`,
        LOG_LEVEL: 'error',
        // A server is started so often that compiling it anew each time would be most of the work.
        NODE_COMPILE_CACHE: join(dir, 'compiled'),
        DRAIN_SECONDS: '0',
      },
      stdio: ['ignore', log, log],
    })
    servers[index] = child
    // Whatever ends it, it comes back, as it would under a supervisor.
    child.once('exit', () => {
      servers[index] = undefined
      if (!isClosing) setTimeout(() => startServer(index), 100)
    })
  }

  const isReady = (url: string) =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    )

  async function waitUntilReady(of: readonly string[] = urls): Promise<void> {
    const deadline = Date.now() + startMsMax
    while (!(await Promise.all(of.map(isReady))).every(Boolean)) {
      if (Date.now() > deadline) throw new Error(`the servers do not come back; their logs are in ${dir}`)
      await pause(100)
    }
  }

  const endServer = (child: ChildProcess | undefined) =>
    new Promise<void>((resolve) => {
      if (!child) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })

  /** The postmaster and everything it started. */
  function listPostgres(): number[] {
    const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
    // A postmaster works inside its data folder, so another process under its number is told apart.
    if (readlinkSync(`/proc/${postmaster}/cwd`) !== realpathSync(socketDir))
      throw new Error(`process ${postmaster} is not the database of this run`)
    return [postmaster, ...childrenOf(postmaster)]
  }

  async function killPostgres(): Promise<void> {
    const all = listPostgres()
    for (const pid of all) kill(pid)
    while (all.some(isAlive)) await pause(20)
    // Their number may belong to another process by now, which would be taken for the server.
    rmSync(pidFile, { force: true })
    rmSync(join(socketDir, `.s.PGSQL.${socketNumber}.lock`), { force: true })
    postgres = await startPostgres()
  }

  /** Whatever ends the run, nothing of it stays behind. */
  const clear = () => {
    for (const child of servers) child?.kill('SIGKILL')
    if (existsSync(pidFile)) for (const pid of listPostgres()) kill(pid)
    rmSync(dir, { recursive: true, force: true })
  }
  process.once('exit', clear)

  const cluster = {
    dir,
    urls,
    proxy,
    waitUntilReady,
    /** Both lead past the proxy, for whoever prepares and checks. */
    pool,
    openDirect,
    killServer(index: number): void {
      servers[index]?.kill('SIGKILL')
    },
    async freezeServer(index: number, ms: number): Promise<void> {
      const child = servers[index]
      child?.kill('SIGSTOP')
      await pause(ms)
      child?.kill('SIGCONT')
    },
    /** The postmaster and everything it started, all at once; then a start, which recovers. */
    killPostgres,
    async terminateBackends(): Promise<number> {
      const client = await openDirect()
      const { rowCount } = await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'perya%'",
      )
      await client.end()
      return rowCount ?? 0
    },
    async close(): Promise<void> {
      isClosing = true
      await Promise.all(servers.map(endServer))
      proxy.close()
      await pool.end()
      // A run that ends while the database is down has nothing to stop.
      await postgres.stop().catch(() => {})
      clear()
      process.off('exit', clear)
    },
  }

  try {
    await migrate(socketUrl)
    if (prepare) {
      const client = await openDirect()
      await prepare(client)
      await client.end()
    }
    names = await readArguments(pool)
    for (const index of urls.keys()) startServer(index)
    await waitUntilReady()
    return cluster
  } catch (error) {
    await cluster.close()
    throw error
  }
}

async function readArguments(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ names: string[] }>(
    "select proargnames as names from pg_proc where proname = 'vendor_play'",
  )
  return rows[0]?.names ?? []
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
        return Number(fields[1]) === parent
      } catch {
        return false
      }
    })
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}

function isAlive(pid: number): boolean {
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.charAt(0)
    return state !== 'Z'
  } catch {
    return false
  }
}
