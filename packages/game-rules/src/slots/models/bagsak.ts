import type { CascadeModel } from '../model.ts'

/** Twelve cells: five alike anywhere pay and fall away, eight times the pay on the fourth fill. */
export const bagsak: CascadeModel = {
  id: 'bagsak',
  kind: 'cascade',
  volatility: 'medium',
  coins: 20,
  rows: 3,
  columns: 4,
  weights: { A: 2, B: 3, D: 4, E: 5, F: 6 },
  pays: {
    A: { 5: 29, 6: 117, 7: 574, 8: 2918 },
    B: { 5: 12, 6: 44, 7: 175, 8: 876 },
    D: { 5: 6, 6: 13, 7: 58, 8: 292 },
    E: { 5: 2, 6: 6, 7: 18, 8: 88 },
    F: { 5: 1, 6: 3, 7: 9, 8: 36 },
  },
  ladder: [1, 2, 4, 8],
}
