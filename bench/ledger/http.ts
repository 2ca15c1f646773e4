/**
 * Bets over HTTP with signatures checked: a server and its players as two processes on one database.
 *
 * The platform's own server takes them as a vendor's. The bare one does the least a bet could be, which says how much of
 * the rate is HTTP's and the ledger's, and how much the protocol's.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/platform/free-port.ts'
import { forkPlayers } from '../fork-players.ts'
import { start } from '../http-load.ts'
import type { BareBetsSettings } from './bare-bets.ts'
import type { LoadOrder, LoadResult } from './http-players.ts'

const playersFile = new URL('./http-players.ts', import.meta.url)

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
export async function openVendorBets(databaseUrl: string): Promise<BetsOverHttp> {
  const vendorPort = String(await freePort())
  const settings = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', VENDOR_PORT: vendorPort }
  return open('apps/server/src/main.ts', settings, [`http://127.0.0.1:${vendorPort}/`])
}

/** Stakes from accounts that are there, of which each player has one. */
export async function openBareBets(settings: BareBetsSettings): Promise<BetsOverHttp> {
  const port = String(await freePort())
  const players = [`http://127.0.0.1:${port}/`, settings.FIRST_WALLET]
  return open('bench/ledger/bare-bets.ts', { ...settings, PORT: port }, players)
}

async function open(
  file: string,
  settings: Record<string, string>,
  playersArgs: readonly string[],
): Promise<BetsOverHttp> {
  const dir = mkdtempSync(join(tmpdir(), 'perya-bench-http-'))
  const server = await start(file, join(dir, 'server.log'), {
    PORT: String(await freePort()),
    PERYA_DATA: dir,
    ...settings,
  })
  const players = forkPlayers<LoadOrder, LoadResult>(playersFile, playersArgs)
  return {
    measure: players.measure,
    cpuSeconds: () => readCpuSeconds(server.pid),
    memoryMb: () => readMemory(server.pid),
    async close() {
      players.end()
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
