import { oneLine } from '../lines.ts'
import type { ReelModel } from '../model.ts'

/** Three reels, one line; a wild doubles what it helps to win. */
export const klasikoUno: ReelModel = {
  id: 'klasiko-uno',
  kind: 'lines',
  volatility: 'high',
  coins: 5,
  rows: 1,
  lines: oneLine,
  reels: ['BDEFWFEDFBEFDEFA', 'EFFEDBFEFDAEFWBD', 'FEDBAFEDFWEBFDEF'],
  pays: { W: { 3: 463 }, A: { 3: 175 }, B: { 3: 93 }, D: { 3: 47 }, E: { 3: 24 }, F: { 3: 12 } },
  wildTimes: 2,
}
