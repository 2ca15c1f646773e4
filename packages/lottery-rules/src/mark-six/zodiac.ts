/** The animals in the order of the years. */
export const animals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const

export type Animal = (typeof animals)[number]

/** Each lunar year's animal and the day it begins; the last one ends with `zodiacKnownUntil`. */
const lunarYears: readonly { readonly from: string; readonly animal: Animal }[] = [
  { from: '2025-01-29', animal: 'snake' },
  { from: '2026-02-17', animal: 'horse' },
  { from: '2027-02-06', animal: 'goat' },
  { from: '2028-01-26', animal: 'monkey' },
  { from: '2029-02-13', animal: 'rooster' },
  { from: '2030-02-03', animal: 'dog' },
  { from: '2031-01-23', animal: 'pig' },
  { from: '2032-02-11', animal: 'rat' },
  { from: '2033-01-31', animal: 'ox' },
  { from: '2034-02-19', animal: 'tiger' },
  { from: '2035-02-08', animal: 'rabbit' },
]
const zodiacKnownUntil = '2036-01-28'

/** The animal of the lunar year a day (`2026-11-15`) lies in, if the table reaches that far. */
export function animalOfDay(day: string): Animal | undefined {
  if (day >= zodiacKnownUntil) return undefined
  return lunarYears.findLast(({ from }) => from <= day)?.animal
}

/** The animal of a number from 1 to 49: 1 is the year's own, and each next number goes one year back. */
export function animalOfNumber(number: number, year: Animal): Animal {
  const index = (animals.indexOf(year) - (number - 1) + 48) % 12
  return animals[index] as Animal
}
