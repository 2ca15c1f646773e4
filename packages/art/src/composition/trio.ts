import { object as draw, litObject } from '../prop/object.ts'
import type { Compose } from './composition.ts'

/** One object between two smaller ones. */
export const trio: Compose<'trio'> = (brush, { object, sides: [left, right] }) =>
  draw(brush, left, { cx: 60, cy: 198, size: 116, turn: -12, filter: 'drop' }) +
  draw(brush, right, { cx: 240, cy: 198, size: 116, turn: 12, flip: true, filter: 'drop' }) +
  litObject(brush, object, { cx: 150, cy: 138, size: 188 })
