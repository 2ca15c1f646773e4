import { tenLines } from '../lines.ts'
import type { ReelModel } from '../model.ts'

/** Ten lines and free spins that pay double. */
export const pista: ReelModel = {
  id: 'pista',
  kind: 'lines',
  volatility: 'medium',
  coins: 10,
  rows: 3,
  lines: tenLines,
  reels: [
    'BDEGFHWGHFDEBGHAFDEGHBFGSHDEFGHA',
    'EFGHGHFDBEAGHFDSEGHBFGHDEFAWGHBD',
    'HSGABDFHEGHFDEGBHFWGADHEFGBHDEFG',
    'ABDGFEHWGHFDEBGHFADGEHBFGHDSEFGH',
    'DEFGHGFHDEBAGHFDEGHSBFGHDEFAGHBW',
  ],
  pays: {
    W: { 3: 67, 4: 339, 5: 2697 },
    A: { 3: 68, 4: 271, 5: 1355 },
    B: { 3: 41, 4: 136, 5: 677 },
    D: { 3: 26, 4: 80, 5: 338 },
    E: { 3: 20, 4: 54, 5: 203 },
    F: { 3: 14, 4: 34, 5: 136 },
    G: { 3: 7, 4: 20, 5: 81 },
    H: { 3: 7, 4: 16, 5: 68 },
  },
  freeSpins: {
    award: { 3: 8, 4: 12, 5: 20 },
    times: 2,
    reels: [
      'BDEGFHWGHFDEBGHAFDEGHBFGSHDEFGHA',
      'EFGHGHFDBEAGHFDSEGHBFGHDEFAWGHBD',
      'HSGABDFHEGHFDEGBHFWGADHEFGBHDEFG',
      'ABDGFEHWGHFDEBGHFADGEHBFGHDSEFGH',
      'DEFGHGFHDEBAGHFDEGHSBFGHDEFAGHBW',
    ],
  },
}
