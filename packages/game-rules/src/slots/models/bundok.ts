import { twentyFiveLines } from '../lines.ts'
import type { ReelModel } from '../model.ts'

/** Four rows, twenty-five lines, doubling wilds and free spins that pay double. */
export const bundok: ReelModel = {
  id: 'bundok',
  kind: 'lines',
  volatility: 'medium',
  coins: 25,
  rows: 4,
  lines: twentyFiveLines,
  reels: [
    'BDEGFHWGHFDEBGHAFDEGHBFGSHDEFGHA',
    'EFGHGHFDBEAGHFDSEGHBFGHDEFAWGHBD',
    'HSGABDFHEGHFDEGBHFWGADHEFGBHDEFG',
    'ABDGFEHWGHFDEBGHFADGEHBFGHDSEFGH',
    'DEFGHGFHDEBAGHFDEGHSBFGHDEFAGHBW',
  ],
  pays: {
    W: { 3: 44, 4: 206, 5: 1633 },
    A: { 3: 41, 4: 163, 5: 813 },
    B: { 3: 25, 4: 81, 5: 406 },
    D: { 3: 16, 4: 49, 5: 204 },
    E: { 3: 12, 4: 33, 5: 122 },
    F: { 3: 8, 4: 21, 5: 81 },
    G: { 3: 4, 4: 12, 5: 49 },
    H: { 3: 4, 4: 10, 5: 41 },
  },
  wildTimes: 2,
  freeSpins: {
    award: { 3: 6, 4: 10, 5: 15 },
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
