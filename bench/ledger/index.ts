/**
 * How fast money moves, against TPC-B, the ordinary way and a ledger of SQL functions on the same server.
 *
 * Contestants take turns in short rounds, so that a noisy moment of a shared machine hits all of them;
 * a figure is the median of the ratios of its rounds.
 */
import { type BetsOverHttp, openBareBets, openVendorBets } from './http.ts'
import { openOrdinary } from './ordinary.ts'
import { openPeer } from './peer.ts'
import type { Rate } from './players.ts'
import { openPosting } from './posting.ts'
import { openBenchServer } from './server.ts'
import { openTpcb } from './tpcb.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const seconds = Number(process.env.BENCH_SECONDS ?? 4)

type Round = {
  tpcb: number
  /** Microseconds of the database's CPU for one TPC-B transaction, and for one bet at 256 players. */
  tpcbCpuUs: number
  postingCpuUs: number
  /** Of the database and of the server, for one bet over HTTP. */
  httpCpuUs: number
  bareCpuUs: number
  http64: Rate
  http256: Rate
  bare64: Rate
  bare256: Rate
  ordinary64: Rate
  ordinary256: Rate
  peer256: Rate
  posting64: Rate
  posting256: Rate
  oneHouse: Rate
  thousandHouses: Rate
  onePlayer: Rate
  singleCall: Rate
}

export async function run(): Promise<Record<string, number>> {
  const server = await openBenchServer()
  try {
    const [tpcb, ordinary, peer, posting, http] = [
      await openTpcb(server),
      await openOrdinary(server),
      await openPeer(server),
      await openPosting(server),
      await openVendorBets(server.urlOf('http')),
    ]
    const bare = await openBareBets({
      DATABASE_URL: server.urlOf('ledger'),
      HOUSE: String(posting.house),
      FIRST_WALLET: String(posting.firstWallet),
    })
    /** With the CPU of database and server for one of them. */
    const bet = async (bets: BetsOverHttp, players: number) => {
      const cpuSeconds = () => server.cpuSeconds() + bets.cpuSeconds()
      const [before, rate] = [cpuSeconds(), await bets.measure({ players, seconds })]
      return { rate, cpuUs: ((cpuSeconds() - before) * 1e6) / (rate.perSecond * seconds) }
    }
    const seen: Round[] = []
    try {
      // Plans, prepared statements and caches are warm before anything counts.
      await Promise.all([
        ordinary.measure({ players: 64, seconds: 1 }),
        peer.measure({ players: 64, seconds: 1 }),
        posting.measure({ players: 64, seconds: 1 }),
      ])
      await warmUp(http)
      await warmUp(bare)
      for (let round = 1; round <= rounds; round += 1) {
        const [startCpu, tpcbRate] = [server.cpuSeconds(), await tpcb.measure(seconds)]
        const tpcbCpuUs = ((server.cpuSeconds() - startCpu) * 1e6) / (tpcbRate * seconds)
        const [middleCpu, posting256] = [
          server.cpuSeconds(),
          await posting.measure({ players: 256, seconds }),
        ]
        const postingCpuUs = ((server.cpuSeconds() - middleCpu) * 1e6) / (posting256.perSecond * seconds)
        const [http256, bare256] = [await bet(http, 256), await bet(bare, 256)]
        const one: Round = {
          tpcb: tpcbRate,
          tpcbCpuUs,
          postingCpuUs,
          httpCpuUs: http256.cpuUs,
          bareCpuUs: bare256.cpuUs,
          http256: http256.rate,
          bare256: bare256.rate,
          http64: await http.measure({ players: 64, seconds }),
          bare64: await bare.measure({ players: 64, seconds }),
          posting64: await posting.measure({ players: 64, seconds }),
          posting256,
          ordinary64: await ordinary.measure({ players: 64, seconds }),
          ordinary256: await ordinary.measure({ players: 256, seconds }),
          peer256: await peer.measure({ players: 256, seconds }),
          oneHouse: await posting.measure({ players: 256, seconds: seconds / 2, houses: 1 }),
          thousandHouses: await posting.measure({ players: 256, seconds: seconds / 2, houses: 1_000 }),
          onePlayer: await posting.measure({ players: 1, seconds: seconds / 4 }),
          singleCall: await posting.measureSingleCalls(seconds / 4),
        }
        seen.push(one)
        console.log(`  round ${round}: ${describe(one)}`)
      }
      const faults = await posting.audit()
      if (faults > 0) throw new Error(`the ledger does not hold after the bench: ${faults} places are wrong`)
    } finally {
      await http.close()
      await bare.close()
      await ordinary.close()
      await peer.close()
      await posting.close()
    }
    return summarise(seen)
  } finally {
    await server.stop()
  }
}

/** A server that has answered a few thousand calls still runs half its code uncompiled; C has no such time. */
async function warmUp(bets: BetsOverHttp): Promise<void> {
  const givesUpAt = performance.now() + 60_000
  for (let made = 0; made < 60_000 && performance.now() < givesUpAt; ) {
    made += (await bets.measure({ players: 256, seconds: 5 })).perSecond * 5
  }
}

function summarise(seen: readonly Round[]): Record<string, number> {
  const median = (of: (round: Round) => number, digits = 2) => {
    const sorted = seen.map(of).sort((a, b) => a - b)
    return Number((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(digits))
  }
  return {
    httpBetsOverTpcb64: median((round) => round.http64.perSecond / round.tpcb),
    httpBetsOverTpcb256: median((round) => round.http256.perSecond / round.tpcb),
    httpCpuOverTpcb: median((round) => round.httpCpuUs / round.tpcbCpuUs),
    httpCpuUs: median((round) => round.httpCpuUs, 0),
    bareBetsOverTpcb64: median((round) => round.bare64.perSecond / round.tpcb),
    bareBetsOverTpcb256: median((round) => round.bare256.perSecond / round.tpcb),
    bareCpuOverTpcb: median((round) => round.bareCpuUs / round.tpcbCpuUs),
    bareCpuUs: median((round) => round.bareCpuUs, 0),
    httpBetsOverBare256: median((round) => round.http256.perSecond / round.bare256.perSecond),
    tpcbCpuUs: median((round) => round.tpcbCpuUs, 0),
    p99Ms256: median((round) => round.http256.p99Ms),
    overOrdinaryWay: median((round) => round.http256.perSecond / round.ordinary256.perSecond),
    overPeer: median((round) => round.http256.perSecond / round.peer256.perSecond),
    functionOverPeer: median((round) => round.posting256.perSecond / round.peer256.perSecond),
    peerOverTpcb: median((round) => round.peer256.perSecond / round.tpcb),
    tpcbPerSecond: median((round) => round.tpcb, 0),
    functionPerSecond: median((round) => round.posting256.perSecond, 0),
    functionOverTpcb: median((round) => round.posting256.perSecond / round.tpcb),
    functionOverTpcb64: median((round) => round.posting64.perSecond / round.tpcb),
    functionCpuOverTpcb: median((round) => round.postingCpuUs / round.tpcbCpuUs),
    functionOverOrdinaryWay: median((round) => round.posting256.perSecond / round.ordinary256.perSecond),
    functionOverOrdinaryWay64: median((round) => round.posting64.perSecond / round.ordinary64.perSecond),
    functionP99Ms256: median((round) => round.posting256.p99Ms),
    p99OverOrdinaryWay64: median((round) => round.posting64.p99Ms / round.ordinary64.p99Ms),
    onePlayerOverSingleCall: median((round) => round.onePlayer.p50Ms / round.singleCall.p50Ms),
    oneHouseOverThousand: median((round) => round.oneHouse.perSecond / round.thousandHouses.perSecond),
  }
}

function describe(round: Round): string {
  return Object.entries(round)
    .map(([name, rate]) => `${name} ${Math.round(typeof rate === 'number' ? rate : rate.perSecond)}`)
    .join(', ')
}
