/**
 * Bets over HTTP with signatures checked: a server and its players as two processes on one database.
 *
 * The platform's own server takes them as a vendor's. The bare one does the least a bet could be, which says how much of
 * the rate is HTTP's and the ledger's, and how much the protocol's.
 */
import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../apps/server/src/platform/free-port.ts'
import { start } from '../http-load.ts'
import type { BareBetsSettings } from './bare-bets.ts'
import type { LoadOrder, LoadResult } from './http-players.ts'

const playersFile = fileURLToPath(new URL('./http-players.ts', import.meta.url))

export type BetsOverHttp = {
  /** So many players, one bet after the other each, for so long. */
  measure: (order: LoadOrder) => Promise<LoadResult>
  /** Seconds of CPU the server process has used so far. */
  cpuSeconds: () => number
  /** Megabytes it holds. */
  memoryMb: () => number
  close: () => Promise<void>
}

/** On a database of its own, which must be there and empty. */
export const openVendorBets = (databaseUrl: string): Promise<BetsOverHttp> =>
  open('apps/server/src/main.ts', { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' })

/** Stakes from accounts that are there, of which each player has one. */
export const openBareBets = (settings: BareBetsSettings): Promise<BetsOverHttp> =>
  open('bench/ledger/bare-bets.ts', settings, settings.FIRST_WALLET)

async function open(
  file: string,
  settings: Record<string, string>,
  ...playersArgs: string[]
): Promise<BetsOverHttp> {
  const dir = mkdtempSync(join(tmpdir(), 'perya-bench-http-'))
  const server = await start(file, join(dir, 'server.log'), {
    PORT: String(await freePort()),
    PERYA_DATA: dir,
    ...settings,
  })
  const players = fork(playersFile, [server.url, ...playersArgs])
  return {
    measure: (order) =>
      new Promise((resolve, reject) => {
        const fail = (code: number | null) => reject(new Error(`the players ended with ${code}`))
        players.once('exit', fail)
        players.once('message', (result) => {
          players.off('exit', fail)
          resolve(result as LoadResult)
        })
        players.send(order)
      }),
    cpuSeconds: () => readCpuSeconds(server.pid),
    memoryMb: () => readMemory(server.pid),
    async close() {
      players.removeAllListeners('exit')
      players.kill()
      await server.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
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
