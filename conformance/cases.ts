/** Every rule of the protocol that a vendor can see from outside, as something to try. */
import type { Case } from './case.ts'
import { correctionCases } from './cases/corrections.ts'
import { duplicateCases } from './cases/duplicates.ts'
import { faultCases } from './cases/faults.ts'
import { playCases } from './cases/play.ts'
import { signatureCases } from './cases/signatures.ts'

export const cases: readonly Case[] = [
  ...playCases,
  ...duplicateCases,
  ...correctionCases,
  ...signatureCases,
  ...faultCases,
]
