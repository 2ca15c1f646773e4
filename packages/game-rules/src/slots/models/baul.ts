import type { ReelModel } from '../model.ts'

/** 243 ways, and six coins in view start hold-and-spin. */
export const baul: ReelModel = {
  id: 'baul',
  kind: 'ways',
  volatility: 'high',
  coins: 25,
  rows: 3,
  lines: [],
  reels: [
    'BDEFHGCCHFGEBDHAFGEHBFGDHEFGHA',
    'EFGHHFGBEDAHFCCGEHBFGDHEFAGWHBCCD',
    'HABFHGEDHFGEBHDFCCGWAHEFGBHDEFG',
    'ABDCCFEHGWHFGEBDHFAGCCEHBFGDHEFGH',
    'DEFGHFHGEBDAHFGEHBFGDHEFGAHBCCW',
  ],
  pays: {
    A: { 3: 29, 4: 119, 5: 592 },
    B: { 3: 18, 4: 59, 5: 297 },
    D: { 3: 12, 4: 36, 5: 148 },
    E: { 3: 9, 4: 24, 5: 89 },
    F: { 3: 5, 4: 15, 5: 59 },
    G: { 3: 3, 4: 9, 5: 36 },
    H: { 3: 3, 4: 7, 5: 30 },
  },
  hold: {
    trigger: 6,
    oneIn: 20,
    values: [
      { value: 25, weight: 50 },
      { value: 50, weight: 26 },
      { value: 125, weight: 15 },
      { value: 250, weight: 7 },
      { value: 1250, weight: 2 },
    ],
    full: 12500,
  },
}
