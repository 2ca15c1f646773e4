import type { Palette, Theme } from '../look.ts'

/** A silhouette and the games it stands for; their names speak of what it shows. */
export type SlotSubject = readonly [icon: string, ...titles: string[]]

export type SlotTheme = {
  readonly theme: Theme
  readonly palettes: readonly Palette[]
  readonly subjects: readonly SlotSubject[]
}
