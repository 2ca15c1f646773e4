import { dayAfter } from '../schedule.ts'

/**
 * The first day of each lunar year in Vietnam. That of 2030 is a day before the Chinese one: the new moon comes less
 * than an hour before midnight in Hanoi.
 */
export const tetDays = [
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-02',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
] as const

/** The north draws nothing from the last day of the old year to the third of the new one; south and centre go on. */
export const tetPauses = tetDays.map((first) => ({ from: dayAfter(first, -1), to: dayAfter(first, 2) }))
