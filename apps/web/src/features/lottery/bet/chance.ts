import type { WordSource } from '@perya/fairness'

/** The device's own chance, for picks nobody has to prove. */
export const deviceChance: WordSource = {
  bits: 32,
  next: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
}
