/** When a run of many trials has failed. */

export type Trial = { readonly name: string; readonly p: number }

/** Fair games fail a whole run once in a hundred. */
const familyAlpha = 0.01
/** What fits this well was made to fit. */
const tooGood = 0.9999

/** Holm: the smallest chance is held against all trials, the next against one less, until one passes. */
export function failuresOf(trials: readonly Trial[]): Trial[] {
  const sorted = trials.toSorted((a, b) => a.p - b.p)
  const firstPassing = sorted.findIndex(({ p }, at) => p >= familyAlpha / (sorted.length - at))
  const tooBad = firstPassing === -1 ? sorted : sorted.slice(0, firstPassing)
  return [...tooBad, ...sorted.filter(({ p }) => p > tooGood)]
}
