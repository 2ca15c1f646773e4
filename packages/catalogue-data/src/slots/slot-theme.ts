import type { Palette, Theme } from '../look.ts'

/** A silhouette and the games that use it; their names mention what it shows. */
export type SlotSubject = readonly [icon: string, ...titles: string[]]

export type SlotTheme = {
  readonly theme: Theme
  readonly palettes: readonly Palette[]
  readonly subjects: readonly SlotSubject[]
}
