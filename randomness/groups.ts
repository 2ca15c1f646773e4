/** Values put together into a few groups of about the same chance, where each value alone would be too rare. */
export type Groups = {
  /** The group of each value. */
  readonly of: readonly number[]
  readonly chances: readonly number[]
  /** How many values each group has. */
  readonly sizes: readonly number[]
}

export function groupsOf(chances: readonly number[], most: number): Groups {
  const of: number[] = []
  const sums: number[] = []
  const sizes: number[] = []
  let below = 0
  let lastStep = -1
  for (const chance of chances) {
    const step = Math.min(most - 1, Math.floor((below + chance / 2) * most))
    if (step !== lastStep) {
      sums.push(0)
      sizes.push(0)
      lastStep = step
    }
    const at = sums.length - 1
    of.push(at)
    sums[at] = (sums[at] as number) + chance
    sizes[at] = (sizes[at] as number) + 1
    below += chance
  }
  return { of, chances: sums, sizes }
}

export const chancesOf = (groups: Groups | undefined): readonly number[] => groups?.chances ?? []
