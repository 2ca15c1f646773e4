/**
 * What a server process holds while bets go through it: a process that keeps something of each shows a slope.
 * `--long` is a million bets, as in an evening; without it enough to see one.
 */
import { openVendorBets } from './http.ts'
import { openBenchServer } from './server.ts'

const betsMax = process.argv.includes('--long') ? 1_000_000 : 60_000
const slices = 10
const players = 256

export async function run(): Promise<Record<string, number>> {
  const server = await openBenchServer()
  try {
    const http = await openVendorBets(server.urlOf('http'))
    try {
      const heldMb: number[] = []
      let bets = 0
      for (let slice = 1; slice <= slices; slice += 1) {
        while (bets < (betsMax * slice) / slices) {
          const seconds = 4
          bets += Math.round((await http.measure({ players, seconds })).perSecond * seconds)
        }
        heldMb.push(http.memoryMb())
        console.log(`  after ${bets} bets: ${heldMb.at(-1)} MB`)
      }
      // Code is compiled, pools fill and the heap finds its size in the first half; what counts is the second.
      const [half = Number.NaN, end = Number.NaN] = [heldMb[slices / 2 - 1], heldMb.at(-1)]
      return {
        memoryBets: bets,
        memoryHalfMb: half,
        memoryEndMb: end,
        memoryEndOverHalf: Number((end / half).toFixed(2)),
      }
    } finally {
      await http.close()
    }
  } finally {
    await server.stop()
  }
}
