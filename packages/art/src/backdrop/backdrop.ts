import type { Brush } from '../brush.ts'

/** Paints what lies behind the subject. */
export type Backdrop = (brush: Brush) => string
