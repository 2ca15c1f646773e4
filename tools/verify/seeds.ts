/** The published derivation of randomness, on Node's own cryptography. */
import { createHash, createHmac } from 'node:crypto'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export type Seeds = { serverSeed: string; clientSeed: string; nonce: number }

/** Gives one whole number below n after another. */
export type Draw = (n: number) => number

export function drawFrom({ serverSeed, clientSeed, nonce }: Seeds): { below: Draw; fine: () => bigint } {
  let waiting = ''
  let block = 0
  const word = (): bigint => {
    if (waiting === '') {
      waiting = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block++}`).digest('hex')
    }
    const next = waiting.slice(0, 8)
    waiting = waiting.slice(8)
    return BigInt(`0x${next}`)
  }
  const bits = (count: number) => word() >> BigInt(32 - count)
  return {
    below: (n) => {
      if (n === 1) return 0
      const width = (n - 1).toString(2).length
      let drawn = bits(width)
      while (drawn >= BigInt(n)) drawn = bits(width)
      return Number(drawn)
    },
    fine: () => (word() << 20n) | bits(20),
  }
}

/** The first `count` of a shuffle, by taking one after another out of what is left in its swapped order. */
export function take(below: Draw, from: readonly number[], count: number): number[] {
  const pool = [...from]
  const taken: number[] = []
  for (let left = pool.length; taken.length < count; left--) {
    const start = pool.length - left
    const at = start + below(left)
    taken.push(pool[at] as number)
    pool[at] = pool[start] as number
  }
  return taken
}

export const range = (count: number, first = 0): number[] =>
  Array.from({ length: count }, (_, at) => first + at)
