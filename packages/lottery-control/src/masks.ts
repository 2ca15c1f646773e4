/** No pad allows more picks for bets that combine some of them. */
const mostThings = 16

const ones = Uint8Array.from({ length: 2 ** mostThings }, (_, bits) => {
  let count = 0
  for (let rest = bits; rest !== 0; rest >>= 1) count += rest & 1
  return count
})

export const onesIn = (bits: number): number => ones[bits] as number

const lists = new Map<string, readonly number[]>()

/** Every way to take `size` of `count` things, written out as bits. */
export function waysToTake(size: number, count: number): readonly number[] {
  const key = `${size} of ${count}`
  let ways = lists.get(key)
  if (!ways) {
    if (count > mostThings) throw new RangeError(`${count} things are too many to write out every choice`)
    ways = Array.from({ length: 2 ** count }, (_, bits) => bits).filter((bits) => onesIn(bits) === size)
    lists.set(key, ways)
  }
  return ways
}
