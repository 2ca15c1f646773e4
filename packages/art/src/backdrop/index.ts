import { aurora } from './aurora.ts'
import type { Backdrop } from './backdrop.ts'
import { banig } from './banig.ts'
import { capiz } from './capiz.ts'
import { deco } from './deco.ts'
import { felt } from './felt.ts'
import { galaxy } from './galaxy.ts'
import { mandala } from './mandala.ts'
import { neon } from './neon.ts'
import { rays } from './rays.ts'
import { sea } from './sea.ts'
import { stadium } from './stadium.ts'
import { temple } from './temple.ts'
import { volcano } from './volcano.ts'

export const backdrops = {
  aurora,
  banig,
  capiz,
  deco,
  felt,
  galaxy,
  mandala,
  neon,
  rays,
  sea,
  stadium,
  temple,
  volcano,
} as const satisfies Record<string, Backdrop>

export type BackdropName = keyof typeof backdrops
