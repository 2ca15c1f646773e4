import { twentyLines } from '../lines.ts'
import type { ReelModel } from '../model.ts'

/** Twenty lines paid steeply, free spins, and hold-and-spin with the largest full board. */
export const hari: ReelModel = {
  id: 'hari',
  kind: 'lines',
  volatility: 'high',
  coins: 20,
  rows: 3,
  lines: twentyLines,
  reels: [
    'BDEFGCCWHFGEHBDAFGHEBFGHDSEFGHA',
    'EFGHFGBEHDAFCCGHSEBFGDHEFAGHWBCCD',
    'HSABFGEHDFGHEBDFCCGWHAEFGHBDEFG',
    'ABDCCFEGHWFGHEBDFAGHCCEBFGHDSEFGH',
    'DEFGHFGEBHDAFGHESBFGDHEFGAHBCCW',
  ],
  pays: {
    W: { 3: 62, 4: 614, 5: 6141 },
    A: { 3: 49, 4: 368, 5: 3063 },
    B: { 3: 31, 4: 184, 5: 1225 },
    D: { 3: 18, 4: 98, 5: 613 },
    E: { 3: 12, 4: 61, 5: 307 },
    F: { 3: 7, 4: 31, 5: 153 },
    G: { 3: 5, 4: 18, 5: 92 },
    H: { 3: 4, 4: 15, 5: 74 },
  },
  freeSpins: {
    award: { 3: 8, 4: 10, 5: 12 },
    times: 2,
    reels: [
      'BDEGFHWGHFDEBGHAFDEGHBFGSHDEFGHA',
      'EFGHGHFDBEAGHFDSEGHBFGHDEFAWGHBD',
      'HSGABDFHEGHFDEGBHFWGADHEFGBHDEFG',
      'ABDGFEHWGHFDEBGHFADGEHBFGHDSEFGH',
      'DEFGHGFHDEBAGHFDEGHSBFGHDEFAGHBW',
    ],
  },
  hold: {
    trigger: 6,
    oneIn: 18,
    values: [
      { value: 20, weight: 50 },
      { value: 40, weight: 26 },
      { value: 100, weight: 15 },
      { value: 200, weight: 7 },
      { value: 1000, weight: 2 },
    ],
    full: 40000,
  },
}
