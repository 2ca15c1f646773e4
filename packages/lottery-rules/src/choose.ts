/** How many ways there are to choose `k` of `n`, exactly. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let ways = 1n
  for (let step = 1; step <= k; step++) ways = (ways * BigInt(n - k + step)) / BigInt(step)
  return ways
}

/** The same as a number, for the small choices of one ticket. */
export function chooseFew(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let step = 1; step <= k; step++) ways = (ways * (n - k + step)) / step
  return ways
}
