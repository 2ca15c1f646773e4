/** A slot as data. One letter is one symbol: W is wild, S the scatter, C a coin; the rest pay by their table. */

/** Coins for a run of so many: `{ 3: 5, 4: 20, 5: 100 }`. */
export type Pays = Readonly<Record<string, Readonly<Record<number, number>>>>

export type Weighted = { readonly value: number; readonly weight: number }

type AnyModel = {
  readonly id: string
  /** By the standard deviation of one round in stakes: low under 2.7, high over 4. */
  readonly volatility: 'low' | 'medium' | 'high'
  /** The stake is this many coins; it divides 100, so a coin of the smallest stake is a whole unit of money. */
  readonly coins: 1 | 5 | 10 | 20 | 25 | 50
  readonly rows: number
}

export type FreeSpins = {
  /** Spins awarded by so many scatters, in the spin that starts them and in every free spin. */
  readonly award: Readonly<Record<number, number>>
  readonly times: number
  readonly reels: readonly string[]
}

/** Coins stay, empty cells spin again; three spins without a new coin end it. */
export type HoldAndSpin = {
  /** As many coins in view start it. */
  readonly trigger: number
  /** An empty cell turns into a coin once in so many spins. */
  readonly oneIn: number
  readonly values: readonly Weighted[]
  /** Coins on top when every cell is filled. */
  readonly full: number
}

export type ReelModel = AnyModel & {
  readonly kind: 'lines' | 'ways'
  readonly reels: readonly string[]
  /** The row each line crosses on each reel; a ways game has none. */
  readonly lines: readonly (readonly number[])[]
  readonly pays: Pays
  /** A line won with the help of a wild is paid so many times. */
  readonly wildTimes?: number
  /** A reel beside the others that multiplies everything the paying spin wins. */
  readonly multiplierReel?: readonly Weighted[]
  readonly freeSpins?: FreeSpins
  readonly hold?: HoldAndSpin
}

/** Enough of a symbol anywhere pays; what paid is taken away and the gaps are filled anew. */
export type CascadeModel = AnyModel & {
  readonly kind: 'cascade'
  readonly columns: number
  readonly weights: Readonly<Record<string, number>>
  /** Coins for at least so many in view. */
  readonly pays: Pays
  /** The multiplier of the first fill, of the second, and so on; after the last the round is over. */
  readonly ladder: readonly number[]
}

export type SlotModel = ReelModel | CascadeModel
