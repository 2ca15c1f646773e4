import { twentyLines } from '../lines.ts'
import type { ReelModel } from '../model.ts'

/** Twenty lines paid steeply; free spins pay three times and carry more wilds. */
export const agila: ReelModel = {
  id: 'agila',
  kind: 'lines',
  volatility: 'high',
  coins: 20,
  rows: 3,
  lines: twentyLines,
  reels: [
    'BDEGFHWGHFDEBGHAFDEGHBFGSHDEFGHA',
    'EFGHGHFDBEAGHFDSEGHBFGHDEFAWGHBD',
    'HSGABDFHEGHFDEGBHFWGADHEFGBHDEFG',
    'ABDGFEHWGHFDEBGHFADGEHBFGHDSEFGH',
    'DEFGHGFHDEBAGHFDEGHSBFGHDEFAGHBW',
  ],
  pays: {
    W: { 3: 52, 4: 522, 5: 5221 },
    A: { 3: 42, 4: 313, 5: 2613 },
    B: { 3: 26, 4: 157, 5: 1045 },
    D: { 3: 16, 4: 85, 5: 523 },
    E: { 3: 10, 4: 52, 5: 261 },
    F: { 3: 6, 4: 26, 5: 131 },
    G: { 3: 4, 4: 17, 5: 78 },
    H: { 3: 3, 4: 13, 5: 63 },
  },
  freeSpins: {
    award: { 3: 10, 4: 15, 5: 25 },
    times: 3,
    reels: [
      'BDWEGFHGHFDEBGHAFDWEGHBFGSHDEFGHA',
      'EFGHGHFDBEAGHFWDSEGHBFGHDEFAGHBWD',
      'HSGABDFHEWGHFDEGBHFGADHEFWGBHDEFG',
      'ABDGWFEHGHFDEBGHFADGWEHBFGHDSEFGH',
      'DEFGHGFHDEBAGHFWDEGHSBFGHDEFAGHBW',
    ],
  },
}
