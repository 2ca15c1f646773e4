/** The colour of every ball, by custom. */
export const ballsByColour = {
  red: '01 02 07 08 12 13 18 19 23 24 29 30 34 35 40 45 46'.split(' '),
  blue: '03 04 09 10 14 15 20 25 26 31 36 37 41 42 47 48'.split(' '),
  green: '05 06 11 16 17 21 22 27 28 32 33 38 39 43 44 49'.split(' '),
} as const satisfies Record<string, readonly string[]>
