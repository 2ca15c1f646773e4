import { litObject } from '../prop/object.ts'
import type { Compose } from './composition.ts'

/** One large object. */
export const hero: Compose<'hero'> = (brush, { object }) =>
  litObject(brush, object, { cx: 150, cy: 144, size: 214, turn: brush.random.between(-9, 9) })
