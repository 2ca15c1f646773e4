import type { ReelModel } from '../model.ts'

/** 243 ways and free spins that pay double. */
export const daan: ReelModel = {
  id: 'daan',
  kind: 'ways',
  volatility: 'low',
  coins: 25,
  rows: 3,
  lines: [],
  reels: [
    'BDEGFHGHFDEBGHAFDEGHBFGSHDEFGHA',
    'EFGHGHFDBEAGHFDSEGHBFGHDEFAWGHBD',
    'HSGABDFHEGHFDEGBHFWGADHEFGBHDEFG',
    'ABDGFEHWGHFDEBGHFADGEHBFGHDSEFGH',
    'DEFGHGFHDEBAGHFDEGHSBFGHDEFAGHBW',
  ],
  pays: {
    A: { 3: 27, 4: 108, 5: 541 },
    B: { 3: 16, 4: 54, 5: 270 },
    D: { 3: 11, 4: 32, 5: 135 },
    E: { 3: 8, 4: 22, 5: 81 },
    F: { 3: 5, 4: 15, 5: 54 },
    G: { 3: 3, 4: 8, 5: 32 },
    H: { 3: 3, 4: 6, 5: 27 },
  },
  freeSpins: {
    award: { 3: 8, 4: 12, 5: 20 },
    times: 2,
    reels: [
      'BDEGFHGHFDEBGHAFDEGHBFGSHDEFGHA',
      'EFGHGHFDBEAGHFDSEGHBFGHDEFAWGHBD',
      'HSGABDFHEGHFDEGBHFWGADHEFGBHDEFG',
      'ABDGFEHWGHFDEBGHFADGEHBFGHDSEFGH',
      'DEFGHGFHDEBAGHFDEGHSBFGHDEFAGHBW',
    ],
  },
}
