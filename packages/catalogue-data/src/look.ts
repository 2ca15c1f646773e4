/** What the picture of a game shows. Backdrop, metal and lettering follow from the theme and the seed. */
export const palettes = [
  'royal',
  'ember',
  'lagoon',
  'jade',
  'rose',
  'midnight',
  'cobalt',
  'wine',
  'forest',
  'orchid',
  'sunset',
  'steel',
  'teal',
  'crimson',
  'amber',
  'ink',
  'slate',
] as const
export type Palette = (typeof palettes)[number]

export const themes = [
  'fire',
  'sea',
  'egypt',
  'myth',
  'beast',
  'royal',
  'asia',
  'pirate',
  'tech',
  'fiesta',
  'alamat',
  'reels',
  'table',
  'lottery',
  'stadium',
] as const
export type Theme = (typeof themes)[number]

/** Ways to set one silhouette. */
export const silhouetteCompositions = ['crest', 'emblem', 'hoard', 'arch', 'shield'] as const
export type SilhouetteComposition = (typeof silhouetteCompositions)[number]

/** A playing card: rank, then suit. */
export type CardName =
  `${'A' | 'K' | 'Q' | 'J' | '10' | '9' | '8' | '7' | '6' | '5' | '4' | '3' | '2'}${'s' | 'h' | 'd' | 'c'}`

/** An object of the 3D set the art draws with. */
export type Prop =
  | 'bell'
  | 'bolt'
  | 'bomb'
  | 'cherry'
  | 'clover'
  | 'coin'
  | 'crown'
  | 'diamondSuit'
  | 'clubSuit'
  | 'heartSuit'
  | 'spadeSuit'
  | 'die'
  | 'fire'
  | 'gem'
  | 'grapes'
  | 'lantern'
  | 'lemon'
  | 'mahjong'
  | 'melon'
  | 'envelope'
  | 'orange'
  | 'rocket'
  | 'star'
  | 'trophy'
  | 'ticket'
  | 'target'
  | 'soccer'
  | 'basketball'
  | 'tennis'
  | 'volleyball'
  | 'baseball'
  | 'eightBall'
  | 'badminton'
  | 'boxing'
  | 'gamepad'
  | 'joystick'
  | 'racingCar'
  | 'bowling'
  | 'dart'
  | 'pingPong'
  | 'rugby'
  | 'golf'
  | 'hockey'
  | 'balloon'
  | 'shell'
  | 'fish'
  | 'hourglass'
  | 'magnet'
  | 'moon'
  | 'sun'
  | 'planet'

/** What can stand on a reel: an object, or one of the two signs drawn by hand. */
export type ReelSymbol = Prop | 'seven' | 'bar'

export type Subject =
  | { readonly composition: SilhouetteComposition; readonly icon: string }
  | { readonly composition: 'duel'; readonly icons: readonly [string, string] }
  | { readonly composition: 'draw'; readonly icon: string; readonly numbers: readonly string[] }
  | { readonly composition: 'reels'; readonly symbols: readonly ReelSymbol[] }
  | { readonly composition: 'cards' | 'deal'; readonly hand: readonly CardName[] }
  | { readonly composition: 'hilo'; readonly hand: readonly [CardName, CardName] }
  | { readonly composition: 'balls' | 'keno'; readonly numbers: readonly string[] }
  | { readonly composition: 'hero'; readonly object: Prop }
  | { readonly composition: 'trio'; readonly object: Prop; readonly sides: readonly [Prop, Prop] }
  | { readonly composition: 'orbit'; readonly object: Prop; readonly props: readonly Prop[] }
  | { readonly composition: 'crash'; readonly object: Prop; readonly multiplier: string }
  | { readonly composition: 'dice'; readonly faces: readonly [number, number, number] }
  | { readonly composition: 'race'; readonly order: readonly number[] }
  | { readonly composition: 'wheel' | 'fortune' | 'bingo' | 'colour' | 'mines' | 'plinko' }

export type Composition = Subject['composition']

export type Look = Subject & { readonly theme: Theme; readonly palette: Palette }
