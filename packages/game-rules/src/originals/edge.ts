/** The part of every fair price the house pays out in its originals, before rounding down: 99 in 100. */
export const paidPercent = 99n
