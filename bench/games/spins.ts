/** Spins over HTTP through studio and wallet beside the bare wallet's rounds, in turns on one server. */
import { forkPlayers } from '../fork-players.ts'
import type { SpinOrder, SpinResult } from './spin-load.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const players = 64
const kinds = ['pair', 'betAndWin', 'spin'] as const

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const short = (value: number) => Math.round(value * 100) / 100

type Slot = { vendor: string; gameCode: string }

export async function measureSpins(url: string, walletUrl: string, { vendor, gameCode }: Slot) {
  const file = new URL('./spin-load.ts', import.meta.url)
  const { measure, end } = forkPlayers<SpinOrder, SpinResult>(file, [url, walletUrl, vendor, gameCode])
  try {
    // A server compiles its code as it goes.
    for (const kind of kinds) await measure({ kind, players, seconds: 2 * seconds })
    const seen: Record<(typeof kinds)[number], SpinResult>[] = []
    for (let round = 1; round <= rounds; round++) {
      const results = {} as (typeof seen)[number]
      for (const kind of kinds) results[kind] = await measure({ kind, players, seconds })
      seen.push(results)
      console.log(
        `  round ${round}: ${kinds.map((kind) => `${kind} ${Math.round(results[kind].perSecond)}/s`).join(', ')}`,
      )
    }
    const of = (find: (round: (typeof seen)[number]) => number) => median(seen.map(find))
    return {
      spinOverPair: short(of(({ spin, pair }) => spin.perSecond / pair.perSecond)),
      spinOverBetAndWin: short(of(({ spin, betAndWin }) => spin.perSecond / betAndWin.perSecond)),
      spinsPerSecond: Math.round(of(({ spin }) => spin.perSecond)),
      spinP50Ms: of(({ spin }) => spin.p50Ms),
      spinP99Ms: of(({ spin }) => spin.p99Ms),
    }
  } finally {
    end()
  }
}
