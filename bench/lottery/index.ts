/** Lotteries: settling a large issue, taking orders across a cut-off, reading the dearest slip, and what twenty fast games cost while nobody bets. */
import { openBenchContext } from './bench-context.ts'
import { measureDearestSlip } from './dearest-slip.ts'
import { measureIdle } from './idle.ts'
import { measureOrders } from './orders.ts'
import { measureSettling } from './settling.ts'

export async function run(): Promise<Record<string, number>> {
  const bench = await openBenchContext()
  try {
    const idle = await measureIdle(bench)
    const orders = await measureOrders(bench)
    return { ...measureDearestSlip(), ...orders, ...idle, ...(await measureSettling(bench.ctx)) }
  } finally {
    await bench.close()
  }
}
