import type { Palette, Prop, Theme } from '@perya/catalogue-data'
import type { BackdropName } from './backdrop/index.ts'
import type { MetalName } from './colour/metal.ts'
import type { FontName } from './material/font.ts'

/** What suits a theme; the seed picks among it. */
export type Style = {
  readonly backdrops: readonly BackdropName[]
  /** Of the subject. */
  readonly metals: readonly MetalName[]
  /** Of the lettering. */
  readonly letters: readonly MetalName[]
  readonly fonts: readonly FontName[]
  /** Small things in the air; none now and then. */
  readonly flyers: readonly Prop[]
}

export const styles: Readonly<Record<Theme, Style>> = {
  fire: {
    backdrops: ['volcano', 'rays', 'aurora', 'temple'],
    metals: ['lava', 'gold', 'lava'],
    letters: ['gold', 'lava'],
    fonts: ['titan', 'luckiest', 'shojumaru', 'bangers', 'rocker'],
    flyers: ['fire', 'coin'],
  },
  sea: {
    backdrops: ['sea', 'aurora', 'rays', 'capiz'],
    metals: ['ice', 'jade', 'violet', 'gold', 'rose'],
    letters: ['ice', 'gold', 'jade', 'rose'],
    fonts: ['bowlby', 'titan', 'paytone', 'lilita'],
    flyers: ['coin', 'gem'],
  },
  egypt: {
    backdrops: ['rays', 'temple', 'mandala', 'banig'],
    metals: ['gold', 'gold', 'jade', 'ice'],
    letters: ['gold'],
    fonts: ['cinzel', 'rye', 'metamorphous', 'paytone'],
    flyers: ['coin', 'gem'],
  },
  myth: {
    backdrops: ['galaxy', 'temple', 'aurora', 'mandala'],
    metals: ['chrome', 'gold', 'ice', 'violet'],
    letters: ['gold', 'chrome', 'ice'],
    fonts: ['cinzel', 'blackOps', 'berkshire', 'passion', 'metamorphous'],
    flyers: ['bolt', 'coin'],
  },
  beast: {
    backdrops: ['rays', 'aurora', 'mandala', 'banig'],
    metals: ['gold', 'jade', 'lava', 'chrome'],
    letters: ['gold', 'lime', 'lava'],
    fonts: ['luckiest', 'bowlby', 'rye', 'passion', 'bangers'],
    flyers: ['coin'],
  },
  royal: {
    backdrops: ['deco', 'mandala', 'rays', 'capiz'],
    metals: ['gold', 'rose', 'violet', 'ice'],
    letters: ['gold', 'rose', 'violet'],
    fonts: ['berkshire', 'cinzel', 'lobster', 'paytone'],
    flyers: ['gem', 'coin'],
  },
  asia: {
    backdrops: ['temple', 'rays', 'deco', 'mandala'],
    metals: ['gold', 'gold', 'lava', 'jade'],
    letters: ['gold', 'jade', 'rose'],
    fonts: ['shojumaru', 'luckiest', 'lilita', 'bangers'],
    flyers: ['lantern', 'coin'],
  },
  pirate: {
    backdrops: ['sea', 'rays', 'aurora', 'banig'],
    metals: ['gold', 'chrome', 'lava'],
    letters: ['gold', 'lava', 'chrome'],
    fonts: ['rye', 'rocker', 'bowlby', 'passion'],
    flyers: ['coin'],
  },
  tech: {
    backdrops: ['neon', 'galaxy', 'neon', 'deco'],
    metals: ['violet', 'ice', 'lime', 'rose', 'chrome'],
    letters: ['ice', 'rose', 'lime', 'violet', 'chrome'],
    fonts: ['righteous', 'russo', 'blackOps', 'bungee'],
    flyers: ['bolt', 'star'],
  },
  fiesta: {
    backdrops: ['capiz', 'banig', 'rays', 'deco'],
    metals: ['gold', 'rose', 'lime', 'ice', 'lava'],
    letters: ['gold', 'rose', 'lime', 'ice'],
    fonts: ['lilita', 'titan', 'luckiest', 'lobster', 'bungee'],
    flyers: ['star', 'coin'],
  },
  alamat: {
    backdrops: ['galaxy', 'aurora', 'banig', 'volcano', 'mandala'],
    metals: ['gold', 'violet', 'jade', 'ice'],
    letters: ['gold', 'violet', 'jade'],
    fonts: ['rocker', 'berkshire', 'paytone', 'passion', 'titan'],
    flyers: ['star', 'gem'],
  },
  reels: {
    backdrops: ['capiz', 'rays', 'deco', 'neon', 'banig'],
    metals: ['gold'],
    letters: ['gold', 'rose', 'ice', 'lime', 'lava'],
    fonts: ['lilita', 'bungee', 'titan', 'luckiest', 'passion'],
    flyers: ['coin', 'star'],
  },
  table: {
    backdrops: ['felt', 'deco', 'mandala', 'rays'],
    metals: ['gold', 'lava', 'chrome'],
    letters: ['gold', 'gold', 'chrome', 'rose'],
    fonts: ['paytone', 'berkshire', 'righteous', 'lilita', 'cinzel'],
    flyers: [],
  },
  lottery: {
    backdrops: ['rays', 'capiz', 'banig', 'aurora', 'mandala'],
    metals: ['gold', 'ice', 'rose', 'jade'],
    letters: ['gold', 'ice', 'rose', 'lime'],
    fonts: ['paytone', 'bungee', 'lobster', 'blackOps', 'titan', 'lilita'],
    flyers: [],
  },
  stadium: {
    backdrops: ['stadium'],
    metals: ['gold', 'chrome', 'lava', 'ice'],
    letters: ['gold', 'lime', 'lava', 'ice'],
    fonts: ['russo', 'bowlby', 'blackOps', 'passion'],
    flyers: [],
  },
}

/** Palettes against which a metal would be lost. */
const lostOn: Readonly<Record<MetalName, readonly Palette[]>> = {
  gold: ['amber', 'sunset'],
  ice: ['cobalt', 'lagoon', 'steel'],
  lava: ['ember', 'sunset', 'amber'],
  jade: ['jade', 'forest', 'teal'],
  rose: ['rose', 'orchid', 'wine'],
  chrome: ['steel', 'slate'],
  violet: ['royal', 'orchid', 'midnight', 'ink'],
  lime: ['forest', 'amber'],
}

/** The metals of a theme that stand out against a palette. */
export function metalsOn(theme: Theme, palette: Palette): readonly MetalName[] {
  const { metals } = styles[theme]
  const clear = metals.filter((metal) => !lostOn[metal].includes(palette))
  return clear.length > 0 ? clear : ['chrome']
}
