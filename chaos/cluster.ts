/** What is under test: two servers, their database, and the proxy between them, each of which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort, startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres.ts'
import { openProxy } from './proxy.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every promise about durability kept. */
const settings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', max_connections: '100' }

export type Cluster = Awaited<ReturnType<typeof openCluster>>

export async function openCluster(serverCount = 2) {
  const dir = mkdtempSync(join(tmpdir(), 'perya-chaos-'))
  // One port for the whole run: a new one might have been another server's a moment ago.
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const startPostgres = () => startEmbeddedPostgres(dir, { ...settings, port: String(port) })
  let postgres = await startPostgres()
  const proxy = await openProxy()
  proxy.lead(port)
  const ports = await Promise.all(Array.from({ length: serverCount }, freePort))
  const servers: (ChildProcess | undefined)[] = []
  let isClosing = false

  const databaseUrl = `postgres://postgres@127.0.0.1:${proxy.port}/postgres`

  async function startServer(index: number): Promise<void> {
    const log = openSync(join(dir, `server-${index}.log`), 'a')
    const data = join(dir, `data-${index}`)
    mkdirSync(data, { recursive: true })
    const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(ports[index]),
        PERYA_DATA: data,
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'error',
        DRAIN_SECONDS: '0',
      },
      stdio: ['ignore', log, log],
    })
    servers[index] = child
    // Whatever ends it, it comes back, as it would under a supervisor.
    child.once('exit', () => {
      servers[index] = undefined
      if (!isClosing) setTimeout(() => startServer(index), 200)
    })
  }

  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const isReady = (url: string) =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    )

  async function waitUntilReady(): Promise<void> {
    const deadline = Date.now() + 180_000
    while (!(await Promise.all(urls.map(isReady))).every(Boolean)) {
      if (Date.now() > deadline) throw new Error(`the servers do not come back; their logs are in ${dir}`)
      await pause(200)
    }
  }

  // One after the other, so that the first prepares the database.
  for (const index of ports.keys()) {
    await startServer(index)
    while (!(await isReady(urls[index] as string))) await pause(100)
  }

  return {
    dir,
    urls,
    proxy,
    waitUntilReady,
    /** Past the proxy, for whoever checks. */
    openDirect(): pg.Client {
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => {})
      return client
    },
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
    async killPostgres(): Promise<void> {
      const pidFile = join(dir, 'postgres/postmaster.pid')
      const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
      const all = [postmaster, ...childrenOf(postmaster)]
      for (const pid of all) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // It ended by itself.
        }
      }
      while (all.some(isAlive)) await pause(20)
      // Its number may belong to another process by now, which would be taken for the server.
      rmSync(pidFile, { force: true })
      postgres = await startPostgres()
    },
    async terminateBackends(): Promise<number> {
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => {})
      await client.connect()
      const { rowCount } = await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'perya%'",
      )
      await client.end()
      return rowCount ?? 0
    },
    async close(): Promise<void> {
      isClosing = true
      await Promise.all(
        servers.map(
          (child) =>
            new Promise<void>((resolve) => {
              if (!child) return resolve()
              child.once('exit', () => resolve())
              child.kill('SIGKILL')
            }),
        ),
      )
      proxy.close()
      // A run that ends while the database is down has nothing to stop.
      await postgres.stop().catch(() => {})
      rmSync(dir, { recursive: true, force: true })
    },
  }
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

function isAlive(pid: number): boolean {
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.charAt(0)
    return state !== 'Z'
  } catch {
    return false
  }
}
