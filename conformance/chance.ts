/** Chance that can be repeated: the same seed gives the same run. */
export type Chance = {
  /** In [0, 1). */
  next: () => number
  below: (limit: number) => number
  isHit: (share: number) => boolean
  shuffle: <T>(list: readonly T[]) => T[]
  pick: <T>(list: readonly T[]) => T
}

/** Mulberry32: small, quick and good enough to choose what goes wrong. */
export function makeChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    isHit: (share) => next() < share,
    shuffle(list) {
      const mixed = [...list]
      for (let index = mixed.length - 1; index > 0; index -= 1) {
        const other = below(index + 1)
        ;[mixed[index], mixed[other]] = [mixed[other] as never, mixed[index] as never]
      }
      return mixed
    },
    pick: (list) => list[below(list.length)] as never,
  }
}
