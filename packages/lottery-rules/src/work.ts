/** How many steps may still be taken for one member, so that nobody keeps a server busy. */
export type Work = { left: number }

/** Some tenths of a second; hundreds of the dearest slips take a tenth of it. */
const stepsMost = 20_000_000

export const newWork = (): Work => ({ left: stepsMost })

/** Takes so many steps, or none where there are not as many left. */
export function take(work: Work, steps: number): boolean {
  if (steps > work.left) return false
  work.left -= steps
  return true
}
