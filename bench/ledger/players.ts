/** Players who bet one after the other, each waiting for its answer before the next bet. */

export type Rate = { perSecond: number; p50Ms: number; p99Ms: number }

export async function play(
  { players, seconds }: { players: number; seconds: number },
  bet: (player: number) => Promise<void>,
): Promise<Rate> {
  const tookMs: number[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1_000
  await Promise.all(
    Array.from({ length: players }, async (_, player) => {
      let now = performance.now()
      while (now < endsAt) {
        await bet(player)
        const then = performance.now()
        tookMs.push(then - now)
        now = then
      }
    }),
  )
  const elapsed = (performance.now() - startedAt) / 1_000
  tookMs.sort((a, b) => a - b)
  const at = (share: number) =>
    tookMs[Math.min(tookMs.length - 1, Math.floor(tookMs.length * share))] ?? Number.NaN
  return { perSecond: tookMs.length / elapsed, p50Ms: at(0.5), p99Ms: at(0.99) }
}
