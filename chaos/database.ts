/**
 * A PostgreSQL of a run's own that keeps every promise about durability, and can be killed at any moment.
 *
 * It has no port, only a socket in a folder of its own, so it cannot be mistaken for another's.
 */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres.ts'

/** The socket's number, the same in every run: each has a folder of its own. */
const socketNumber = 5432

export type Database = ReturnType<typeof makeDatabase>

/** Not started yet, so that its files may come from elsewhere. */
export function makeDatabase() {
  const dir = mkdtempSync(join(tmpdir(), 'perya-chaos-'))
  const files = join(dir, 'postgres')
  const pidFile = join(files, 'postmaster.pid')
  const socket = join(files, `.s.PGSQL.${socketNumber}`)
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(files)}&port=${socketNumber}`

  /** The postmaster and everything it started; nothing once it is gone. */
  function listProcesses(): number[] {
    if (!existsSync(pidFile)) return []
    const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
    if (!isAlive(postmaster)) return []
    // A postmaster works inside its data folder, so another process under its number is told apart.
    if (readlinkSync(`/proc/${postmaster}/cwd`) !== realpathSync(files))
      throw new Error(`process ${postmaster} is not the database of this run`)
    return [postmaster, ...childrenOf(postmaster)]
  }

  /** Whatever ends the run, nothing of it stays behind. */
  const clear = () => {
    for (const pid of listProcesses()) kill(pid)
    rmSync(dir, { recursive: true, force: true })
  }
  process.once('exit', clear)

  return {
    files,
    socket,
    url,
    async start(settings: Record<string, string> = {}): Promise<void> {
      await startEmbeddedPostgres(dir, process.env.PATH, {
        fsync: 'on',
        synchronous_commit: 'on',
        full_page_writes: 'on',
        max_connections: '100',
        listen_addresses: '',
        unix_socket_directories: files,
        port: String(socketNumber),
        ...settings,
      })
    },
    async openClient(): Promise<pg.Client> {
      const client = new pg.Client({ connectionString: url, application_name: 'chaos' })
      client.on('error', () => {})
      await client.connect()
      return client
    },
    /** The postmaster and everything it started, all at once. */
    async kill(): Promise<void> {
      const all = listProcesses()
      for (const pid of all) kill(pid)
      while (all.some(isAlive)) await pause(20)
      // Their number may belong to another process by now, which would be taken for the server.
      rmSync(pidFile, { force: true })
      rmSync(`${socket}.lock`, { force: true })
    },
    async close(): Promise<void> {
      const [postmaster] = listProcesses()
      // Stopped at once, but not killed: it gives back the memory it shares, which outlives processes.
      if (postmaster !== undefined) process.kill(postmaster, 'SIGQUIT')
      while (listProcesses().length > 0) await pause(20)
      clear()
      process.off('exit', clear)
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
