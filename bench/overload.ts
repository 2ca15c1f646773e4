/** 400 members bet while pages are hammered: how long a bet takes, and how many pages are turned away for it. */
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../apps/server/src/platform/free-port.ts'
import { newDataFolder } from '../tools/running-server.ts'
import { forkPlayers } from './fork-players.ts'
import { start, toHundredths } from './http-load.ts'
import type { LoadOrder, LoadResult } from './ledger/http-players.ts'

const players = 400
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
/** 1,500 a second: three times what a server draws of the login page alone on two cores. */
const pagesPerTick = 15
const tickMs = 10
const connections = 200

export async function measureOverload(): Promise<Record<string, number>> {
  const betting = await openBetting()
  const alone = await betting.bet()
  const login = await betting.betWhileAsked('/m/login')
  const home = await betting.betWhileAsked('/m/home')
  await betting.close()
  const worstMs = Math.max(login.p99Ms, home.p99Ms)
  return {
    overloadBetP99Ms: Math.round(worstMs),
    overloadBetAloneP99Ms: Math.round(alone.p99Ms),
    overloadBetOverAlone: toHundredths(worstMs / alone.p99Ms),
    overloadLoginShed: toHundredths(login.shedShare),
    overloadHomeShed: toHundredths(home.shedShare),
  }
}

async function openBetting() {
  const data = newDataFolder()
  const vendorPort = String(await freePort())
  const server = await start('apps/server/src/main.ts', join(data.path, 'platform.log'), {
    PORT: String(await freePort()),
    VENDOR_PORT: vendorPort,
    PERYA_DATA: data.path,
    RATE_PER_MINUTE: '1000000000',
    LOG_LEVEL: 'warn',
    // As a server runs when nobody says otherwise.
    LOAD_WAIT_MS: '100',
  })
  const file = new URL('./ledger/http-players.ts', import.meta.url)
  const betting = forkPlayers<LoadOrder, LoadResult>(file, [`http://127.0.0.1:${vendorPort}/`])
  const bet = () => betting.measure({ players, seconds })
  // A server compiles its code as it goes.
  await bet()
  return {
    bet,
    async betWhileAsked(path: string): Promise<LoadResult & { shedShare: number }> {
      const stopAsking = ask(`${server.url}${path}`)
      const bets = await bet()
      return { ...bets, shedShare: await stopAsking() }
    },
    async close(): Promise<void> {
      betting.end()
      await server.stop()
      data.remove()
    },
  }
}

/** Asks for a page at a rate; once stopped, tells which share was turned away. */
function ask(url: string): () => Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const answers = new Map<number, number>()
  let underWay = 0
  const asking = setInterval(() => {
    for (let count = 0; count < pagesPerTick && underWay < connections; count++) {
      underWay += 1
      get(url, { agent, headers: { accept: 'text/html', 'accept-encoding': 'gzip' } }, (response) => {
        const { statusCode = 0 } = response
        answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1)
        response.resume().once('close', () => {
          underWay -= 1
        })
      })
    }
  }, tickMs)
  return async () => {
    clearInterval(asking)
    while (underWay > 0) await pause(tickMs)
    agent.destroy()
    const [drawn = 0, shed = 0] = [answers.get(200), answers.get(503)]
    console.log(`  ${url}: ${drawn} pages drawn, ${shed} turned away`)
    return shed / [...answers.values()].reduce((sum, count) => sum + count, 0)
  }
}
