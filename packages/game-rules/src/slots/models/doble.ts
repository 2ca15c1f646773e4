import { twentyLines } from '../lines.ts'
import type { ReelModel } from '../model.ts'

/** Twenty lines, two wilds a reel that double what they help to win, and nothing else: often and small. */
export const doble: ReelModel = {
  id: 'doble',
  kind: 'lines',
  volatility: 'low',
  coins: 20,
  rows: 3,
  lines: twentyLines,
  reels: [
    'BDWEGFHGHFDEBGHAFDWEGHBFGHDEFGHA',
    'EFGHGHFDBEAGHFWDEGHBFGHDEFAGHBWD',
    'HGABDFHEWGHFDEGBHFGADHEFWGBHDEFG',
    'ABDGWFEHGHFDEBGHFADGWEHBFGHDEFGH',
    'DEFGHGFHDEBAGHFWDEGHBFGHDEFAGHBW',
  ],
  pays: {
    W: { 3: 23, 4: 117, 5: 933 },
    A: { 3: 23, 4: 93, 5: 463 },
    B: { 3: 14, 4: 46, 5: 234 },
    D: { 3: 9, 4: 28, 5: 117 },
    E: { 3: 7, 4: 19, 5: 70 },
    F: { 3: 5, 4: 13, 5: 46 },
    G: { 3: 2, 4: 7, 5: 28 },
    H: { 3: 2, 4: 6, 5: 23 },
  },
  wildTimes: 2,
}
