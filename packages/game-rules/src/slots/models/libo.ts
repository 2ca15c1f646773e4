import type { ReelModel } from '../model.ts'

/** 1,024 ways; nearly half of the return lies in free spins that pay three times. */
export const libo: ReelModel = {
  id: 'libo',
  kind: 'ways',
  volatility: 'high',
  coins: 50,
  rows: 4,
  lines: [],
  reels: [
    'BDEGFHGHFDEBGHAFDEGHBFGSHDEFGHA',
    'EFGHGHFDBEAGHFDSEGHBFGHDEFAWGHBD',
    'HSGABDFHEGHFDEGBHFWGADHEFGBHDEFG',
    'ABDGFEHWGHFDEBGHFADGEHBFGHDSEFGH',
    'DEFGHGFHDEBAGHFDEGHSBFGHDEFAGHBW',
  ],
  pays: {
    A: { 3: 4, 4: 38, 5: 315 },
    B: { 3: 3, 4: 19, 5: 126 },
    D: { 3: 2, 4: 10, 5: 61 },
    E: { 3: 1, 4: 6, 5: 31 },
    F: { 3: 1, 4: 3, 5: 16 },
    G: { 3: 1, 4: 2, 5: 9 },
    H: { 3: 1, 4: 2, 5: 8 },
  },
  freeSpins: {
    award: { 3: 8, 4: 15, 5: 25 },
    times: 3,
    reels: [
      'BDEGFHGHFDEBGHAFDEGHBFGSHDEFGHA',
      'EFGHGHFDBEAGHFWDSEGHBFGHDEFAGHBWD',
      'HSGABDFHEWGHFDEGBHFGADHEFWGBHDEFG',
      'ABDGWFEHGHFDEBGHFADGWEHBFGHDSEFGH',
      'DEFGHGFHDEBAGHFWDEGHSBFGHDEFAGHBW',
    ],
  },
}
