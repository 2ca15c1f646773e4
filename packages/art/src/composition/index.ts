import type { Composition, Subject } from '@perya/catalogue-data'
import type { Brush } from '../brush.ts'
import { arch } from './arch.ts'
import { balls } from './balls.ts'
import { bingo } from './bingo.ts'
import { cards } from './cards.ts'
import { colour } from './colour.ts'
import type { Compose } from './composition.ts'
import { crash } from './crash.ts'
import { crest } from './crest.ts'
import { deal } from './deal.ts'
import { dice } from './dice.ts'
import { draw } from './draw.ts'
import { duel } from './duel.ts'
import { emblem } from './emblem.ts'
import { fortune } from './fortune.ts'
import { hero } from './hero.ts'
import { hilo } from './hilo.ts'
import { hoard } from './hoard.ts'
import { keno } from './keno.ts'
import { mines } from './mines.ts'
import { orbit } from './orbit.ts'
import { plinko } from './plinko.ts'
import { race } from './race.ts'
import { reels } from './reels.ts'
import { shield } from './shield.ts'
import { trio } from './trio.ts'
import { wheel } from './wheel.ts'

export const compositions: { readonly [C in Composition]: Compose<C> } = {
  arch,
  balls,
  bingo,
  cards,
  colour,
  crash,
  crest,
  deal,
  dice,
  draw,
  duel,
  emblem,
  fortune,
  hero,
  hilo,
  hoard,
  keno,
  mines,
  orbit,
  plinko,
  race,
  reels,
  shield,
  trio,
  wheel,
}

export function compose(brush: Brush, subject: Subject): string {
  // The record pairs each composition with its own subject, which the compiler cannot follow through a union.
  const draw = compositions[subject.composition] as (brush: Brush, subject: Subject) => string
  return draw(brush, subject)
}
