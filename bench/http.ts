/** Requests per second of a contract endpoint beside a bare Fastify route, and of the home page beside the log-in page, in turns. */
import { join } from 'node:path'
import { getSiteStatus } from '@perya/contract/merchants'
import { freePort } from '../apps/server/src/platform/free-port.ts'
import { newDataFolder } from '../tools/running-server.ts'
import { median, rateOf, start, toHundredths } from './http-load.ts'
import { measureOverload } from './overload.ts'

const rounds = 5

/** As browsers ask for a page. */
const asBrowser = { 'accept-encoding': 'gzip' }

export async function run(): Promise<Record<string, number>> {
  const data = newDataFolder()
  // As in production: every call is logged, into a file.
  const port = String(await freePort())
  const settings = { PORT: port, PERYA_DATA: data.path, RATE_PER_MINUTE: '1000000000', LOG_LEVEL: 'info' }
  const server = await start('apps/server/src/main.ts', join(data.path, 'platform.log'), settings)
  const bare = await start('bench/bare-route.ts', join(data.path, 'bare.log'), {})
  try {
    const ratios: number[] = []
    const rates: number[] = []
    const pageRatios: number[] = []
    const pageRates: number[] = []
    for (let round = 0; round <= rounds; round++) {
      const yardstick = await rateOf(`${bare.url}/status`)
      const ours = await rateOf(`${server.url}${getSiteStatus.path}`)
      const login = await rateOf(`${server.url}/m/login`, asBrowser)
      const home = await rateOf(`${server.url}/m/home`, asBrowser)
      // The first round warms all of them up.
      if (round === 0) continue
      ratios.push(ours / yardstick)
      rates.push(ours)
      pageRatios.push(home / login)
      pageRates.push(home)
    }
    return {
      contractOverBare: toHundredths(median(ratios)),
      contractRequestsPerSecond: Math.round(median(rates)),
      homeOverLogin: toHundredths(median(pageRatios)),
      homePagesPerSecond: Math.round(median(pageRates)),
      ...(await measureOverload()),
    }
  } finally {
    await Promise.all([server.stop(), bare.stop()])
    data.remove()
  }
}
