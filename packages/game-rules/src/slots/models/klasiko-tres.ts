import { fiveLines } from '../lines.ts'
import type { ReelModel } from '../model.ts'

/** Three reels, five lines, a wild. */
export const klasikoTres: ReelModel = {
  id: 'klasiko-tres',
  kind: 'lines',
  volatility: 'low',
  coins: 5,
  rows: 3,
  lines: fiveLines,
  reels: ['BDEFWFEDBFEAFDFEBFDEFA', 'EFFEDBFAEFDBFEFDEAWFBD', 'FEABDFEFDBFEWADFEBFDEF'],
  pays: { W: { 3: 192 }, A: { 3: 66 }, B: { 3: 35 }, D: { 3: 17 }, E: { 3: 9 }, F: { 3: 4 } },
}
