/** Bets over HTTP with signatures checked: the platform and its players as two processes on one database. */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../apps/server/src/platform/free-port.ts'
import type { LoadOrder, LoadResult } from './ledger-http-load.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export type LedgerHttp = {
  /** So many players, one bet after the other each, for so long. */
  measure: (order: LoadOrder) => Promise<LoadResult>
  /** Seconds of CPU the server process has used so far. */
  cpuSeconds: () => number
  /** Megabytes it holds. */
  memoryMb: () => number
  close: () => Promise<void>
}

/** On a database of its own, which must be there and empty. */
export async function openLedgerHttp(databaseUrl: string): Promise<LedgerHttp> {
  const dir = mkdtempSync(join(tmpdir(), 'perya-bench-http-'))
  const server = await startServer(databaseUrl, dir)
  const load = fork(join(root, 'bench/ledger-http-load.ts'), [server.url], { cwd: root })
  return {
    measure: (order) =>
      new Promise((resolve, reject) => {
        const fail = (code: number | null) => reject(new Error(`the players ended with ${code}`))
        load.once('exit', fail)
        load.once('message', (result) => {
          load.off('exit', fail)
          resolve(result as LoadResult)
        })
        load.send(order)
      }),
    cpuSeconds: () => readCpuSeconds(server.child.pid as number),
    memoryMb: () => readMemory(server.child.pid as number),
    async close() {
      load.removeAllListeners('exit')
      load.kill()
      await server.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function startServer(databaseUrl: string, dir: string) {
  const log = join(dir, 'server.log')
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(await freePort()),
      PERYA_DATA: dir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
  })
  return { child, url: await readyAddress(child, log), stop: () => stop(child) }
}

async function readyAddress(child: ChildProcess, log: string): Promise<string> {
  while (child.exitCode === null) {
    const address = /^PERYA READY (\S+)$/m.exec(readFileSync(log, 'utf8'))?.[1]
    if (address) return address
    await pause(50)
  }
  throw new Error(`the server ended with ${child.exitCode}: ${readFileSync(log, 'utf8').slice(-2_000)}`)
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

/** Linux counts in hundredths of a second. */
function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function readMemory(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1_024)
}
