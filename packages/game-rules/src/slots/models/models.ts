import type { SlotModel } from '../model.ts'
import { agila } from './agila.ts'
import { bagsak } from './bagsak.ts'
import { baul } from './baul.ts'
import { bundok } from './bundok.ts'
import { daan } from './daan.ts'
import { doble } from './doble.ts'
import { ginto } from './ginto.ts'
import { hari } from './hari.ts'
import { klasikoTres } from './klasiko-tres.ts'
import { klasikoUno } from './klasiko-uno.ts'
import { libo } from './libo.ts'
import { paikot } from './paikot.ts'
import { pista } from './pista.ts'
import { tumba } from './tumba.ts'

/** Every mathematical model by its id; an id names one paytable for ever. */
export const slotModels = {
  'klasiko-uno': klasikoUno,
  'klasiko-tres': klasikoTres,
  paikot: paikot,
  pista: pista,
  doble: doble,
  agila: agila,
  bundok: bundok,
  daan: daan,
  libo: libo,
  ginto: ginto,
  baul: baul,
  hari: hari,
  tumba: tumba,
  bagsak: bagsak,
} as const satisfies Record<string, SlotModel>

export type SlotModelId = keyof typeof slotModels
