import type { CascadeModel } from '../model.ts'

/** Nine cells: four alike anywhere pay and fall away, up to ten times the pay on the fifth fill. */
export const tumba: CascadeModel = {
  id: 'tumba',
  kind: 'cascade',
  volatility: 'medium',
  coins: 20,
  rows: 3,
  columns: 3,
  weights: { A: 2, B: 3, D: 4, E: 5, F: 6 },
  pays: {
    A: { 4: 24, 5: 96, 6: 480, 7: 2310 },
    B: { 4: 12, 5: 36, 6: 143, 7: 721 },
    D: { 4: 6, 5: 14, 6: 46, 7: 240 },
    E: { 4: 4, 5: 6, 6: 19, 7: 96 },
    F: { 4: 2, 5: 5, 6: 12, 7: 48 },
  },
  ladder: [1, 2, 3, 5, 10],
}
