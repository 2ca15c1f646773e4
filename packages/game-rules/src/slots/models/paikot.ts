import { fiveLines } from '../lines.ts'
import type { ReelModel } from '../model.ts'

/** Three reels, five lines, and a fourth reel that multiplies the win by up to twenty. */
export const paikot: ReelModel = {
  id: 'paikot',
  kind: 'lines',
  volatility: 'medium',
  coins: 5,
  rows: 3,
  lines: fiveLines,
  reels: ['BEDFWFEDFBEFAEDFBFEDFEFA', 'EFFEDBFEAFDEFBFEDFEAWFBD', 'FEABDFEFDEFBWFEADFEBFDEF'],
  pays: { W: { 3: 93 }, A: { 3: 38 }, B: { 3: 21 }, D: { 3: 9 }, E: { 3: 5 }, F: { 3: 3 } },
  multiplierReel: [
    { value: 1, weight: 64 },
    { value: 2, weight: 20 },
    { value: 3, weight: 10 },
    { value: 5, weight: 5 },
    { value: 20, weight: 1 },
  ],
}
