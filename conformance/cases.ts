/** Every rule of the protocol that a vendor can see from outside, as something to try. */
import { correctionCases } from './cases/corrections.ts'
import { duplicateCases } from './cases/duplicates.ts'
import { faultCases } from './cases/faults.ts'
import { playCases } from './cases/play.ts'
import { signatureCases } from './cases/signatures.ts'
import type { Target } from './target.ts'

export type Case = {
  name: string
  /** Throws when the target does not hold the rule. */
  run: (target: Target, options: KitOptions) => Promise<void>
}

export type KitOptions = { seed: number; replays: number }

export const cases: readonly Case[] = [
  ...playCases,
  ...duplicateCases,
  ...correctionCases,
  ...signatureCases,
  ...faultCases,
]
