/** The originals that play here; slots play with every model there is. */
export const finishedOriginals = [
  'COLOR_GAME',
  'CRASH',
  'DICE',
  'HI_LO',
  'KENO',
  'LIMBO',
  'LUCKY_9',
  'MINES',
  'PLINKO',
  'WHEEL',
] as const
