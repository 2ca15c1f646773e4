/** How many lots each prize has and how many digits they carry, from the special prize down. */
export const northPrizes = [
  { lots: 1, digits: 5 },
  { lots: 1, digits: 5 },
  { lots: 2, digits: 5 },
  { lots: 6, digits: 5 },
  { lots: 4, digits: 4 },
  { lots: 6, digits: 4 },
  { lots: 3, digits: 3 },
  { lots: 4, digits: 2 },
] as const

/** The same in the south and in the centre. */
export const southPrizes = [
  { lots: 1, digits: 6 },
  { lots: 1, digits: 5 },
  { lots: 1, digits: 5 },
  { lots: 2, digits: 5 },
  { lots: 7, digits: 5 },
  { lots: 1, digits: 4 },
  { lots: 3, digits: 4 },
  { lots: 1, digits: 3 },
  { lots: 1, digits: 2 },
] as const

type Prizes = readonly { readonly lots: number; readonly digits: number }[]

/** The digits of every lot, in the order of the result. */
export const lotDigits = (prizes: Prizes): readonly number[] =>
  prizes.flatMap(({ lots, digits }) => Array<number>(lots).fill(digits))

/** Where the lots of one prize stand in the result; 0 is the special prize. */
export function lotsOfPrize(prizes: Prizes, prize: number): readonly number[] {
  const before = prizes.slice(0, prize).reduce((sum, { lots }) => sum + lots, 0)
  return Array.from({ length: prizes[prize]?.lots ?? 0 }, (_, index) => before + index)
}

/** Where the lots with at least so many digits stand. */
export const lotsWithDigits = (prizes: Prizes, least: number): readonly number[] =>
  lotDigits(prizes).flatMap((digits, place) => (digits >= least ? [place] : []))
