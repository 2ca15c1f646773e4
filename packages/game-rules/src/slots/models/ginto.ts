import { tenLines } from '../lines.ts'
import type { ReelModel } from '../model.ts'

/** Ten lines, and six coins in view start hold-and-spin. */
export const ginto: ReelModel = {
  id: 'ginto',
  kind: 'lines',
  volatility: 'high',
  coins: 10,
  rows: 3,
  lines: tenLines,
  reels: [
    'BDEFHGCCWHFGEBDHAFGEHBFGDHEFGHA',
    'EFGHHFGBEDAHFCCGEHBFGDHEFAGWHBCCD',
    'HABFHGEDHFGEBHDFCCGWAHEFGBHDEFG',
    'ABDCCFEHGWHFGEBDHFAGCCEHBFGDHEFGH',
    'DEFGHFHGEBDAHFGEHBFGDHEFGAHBCCW',
  ],
  pays: {
    W: { 3: 61, 4: 310, 5: 2441 },
    A: { 3: 61, 4: 243, 5: 1219 },
    B: { 3: 36, 4: 122, 5: 608 },
    D: { 3: 24, 4: 73, 5: 304 },
    E: { 3: 19, 4: 50, 5: 182 },
    F: { 3: 12, 4: 30, 5: 122 },
    G: { 3: 6, 4: 18, 5: 73 },
    H: { 3: 6, 4: 15, 5: 61 },
  },
  hold: {
    trigger: 6,
    oneIn: 14,
    values: [
      { value: 10, weight: 50 },
      { value: 20, weight: 26 },
      { value: 50, weight: 15 },
      { value: 100, weight: 7 },
      { value: 500, weight: 2 },
    ],
    full: 10000,
  },
}
