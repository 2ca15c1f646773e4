import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { require } from './resolve.ts'

/**
 * The files of each typeface, by the letters they hold.
 * Named one by one, so that a package that is no longer used is found.
 */
const fontFiles = {
  lilita: () => [
    require.resolve('@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2'),
    require.resolve('@fontsource/lilita-one/files/lilita-one-latin-ext-400-normal.woff2'),
  ],
  bungee: () => [
    require.resolve('@fontsource/bungee/files/bungee-latin-400-normal.woff2'),
    require.resolve('@fontsource/bungee/files/bungee-latin-ext-400-normal.woff2'),
    require.resolve('@fontsource/bungee/files/bungee-vietnamese-400-normal.woff2'),
  ],
  titan: () => [require.resolve('@fontsource/titan-one/files/titan-one-latin-400-normal.woff2')],
  luckiest: () => [require.resolve('@fontsource/luckiest-guy/files/luckiest-guy-latin-400-normal.woff2')],
  cinzel: () => [
    require.resolve('@fontsource/cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff2'),
  ],
  bangers: () => [require.resolve('@fontsource/bangers/files/bangers-latin-400-normal.woff2')],
  rye: () => [require.resolve('@fontsource/rye/files/rye-latin-400-normal.woff2')],
  russo: () => [require.resolve('@fontsource/russo-one/files/russo-one-latin-400-normal.woff2')],
  bowlby: () => [require.resolve('@fontsource/bowlby-one/files/bowlby-one-latin-400-normal.woff2')],
  rocker: () => [require.resolve('@fontsource/new-rocker/files/new-rocker-latin-400-normal.woff2')],
  metamorphous: () => [require.resolve('@fontsource/metamorphous/files/metamorphous-latin-400-normal.woff2')],
  passion: () => [require.resolve('@fontsource/passion-one/files/passion-one-latin-700-normal.woff2')],
  shojumaru: () => [require.resolve('@fontsource/shojumaru/files/shojumaru-latin-400-normal.woff2')],
  righteous: () => [require.resolve('@fontsource/righteous/files/righteous-latin-400-normal.woff2')],
  blackOps: () => [
    require.resolve('@fontsource/black-ops-one/files/black-ops-one-latin-400-normal.woff2'),
    require.resolve('@fontsource/black-ops-one/files/black-ops-one-latin-ext-400-normal.woff2'),
    require.resolve('@fontsource/black-ops-one/files/black-ops-one-vietnamese-400-normal.woff2'),
  ],
  lobster: () => [
    require.resolve('@fontsource/lobster/files/lobster-latin-400-normal.woff2'),
    require.resolve('@fontsource/lobster/files/lobster-latin-ext-400-normal.woff2'),
    require.resolve('@fontsource/lobster/files/lobster-vietnamese-400-normal.woff2'),
  ],
  berkshire: () => [
    require.resolve('@fontsource/berkshire-swash/files/berkshire-swash-latin-400-normal.woff2'),
  ],
  paytone: () => [
    require.resolve('@fontsource/paytone-one/files/paytone-one-latin-400-normal.woff2'),
    require.resolve('@fontsource/paytone-one/files/paytone-one-latin-ext-400-normal.woff2'),
    require.resolve('@fontsource/paytone-one/files/paytone-one-vietnamese-400-normal.woff2'),
  ],
} as const

export type FontName = keyof typeof fontFiles

const opened = new Map<FontName, readonly Font[]>()

/** The files of a typeface, opened; the first holds plain Latin. */
export function fonts(name: FontName): readonly Font[] {
  const known = opened.get(name)
  if (known) return known
  const files = fontFiles[name]().map((file) => create(readFileSync(file)) as Font)
  opened.set(name, files)
  return files
}

/** Whether a typeface can set every letter of a text. */
export function canSet(name: FontName, text: string): boolean {
  return [...text].every((letter) => letter === ' ' || fontFor(name, letter) !== undefined)
}

/** The file of a typeface that holds a letter. */
export function fontFor(name: FontName, letter: string): Font | undefined {
  return fonts(name).find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}
