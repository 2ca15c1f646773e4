import type { Composition, Subject } from '@perya/catalogue-data'
import type { Brush } from '../brush.ts'

/** The subject of a look that is set in a given way. */
export type SubjectOf<C extends Composition> = Subject extends infer S
  ? S extends { readonly composition: infer K }
    ? C extends K
      ? S
      : never
    : never
  : never

/** Sets a subject in the upper two thirds of the tile; the lettering stands below. */
export type Compose<C extends Composition> = (brush: Brush, subject: SubjectOf<C>) => string
