import type { GameEntry } from './game.ts'
import { handOf } from './live.ts'
import type { Palette, Subject } from './look.ts'
import { pickBy } from './seed.ts'

type CardGame = GameEntry<'PVP'>

const palettes: readonly Palette[] = [
  'royal',
  'jade',
  'wine',
  'cobalt',
  'crimson',
  'orchid',
  'teal',
  'forest',
  'ink',
  'sunset',
]

const play = (name: string, classification: CardGame['classification'], subject: Subject): CardGame => ({
  name,
  classification,
  look: { ...subject, theme: 'table', palette: pickBy(`${name}:table`, palettes) },
})

const cards = (name: string, classification: CardGame['classification'], size: number) =>
  play(name, classification, { composition: 'cards', hand: handOf(name, size) })

const deal = (name: string, classification: CardGame['classification']) =>
  play(name, classification, { composition: 'deal', hand: handOf(name, 4) })

const duel = (name: string, classification: CardGame['classification'], one: string, other: string) =>
  play(name, classification, { composition: 'duel', icons: [one, other] })

const tiles = (name: string, side: 'lantern' | 'envelope' | 'coin' | 'die') =>
  play(name, 'MAHJONG', { composition: 'trio', object: 'mahjong', sides: [side, side] })

/** Games against other players; their names are the games Filipinos play at home. */
export const cardGames: readonly CardGame[] = [
  cards('Tongits Palace', 'TONGITS', 4),
  deal('Tongits Barkada', 'TONGITS'),
  cards('Tongits Bilis|Quick Tongits', 'TONGITS', 2),
  cards('Tongits Hari|Tongits King', 'TONGITS', 4),
  duel('Tongits Duelo|Tongits Duel', 'TONGITS', 'queen-crown', 'imperial-crown'),
  deal('Tongits Joker', 'TONGITS'),
  deal('Pusoy Klasiko|Classic Pusoy', 'PUSOY'),
  cards('Pusoy Dos', 'PUSOY', 2),
  duel('Pusoy Duelo|Pusoy Duel', 'PUSOY', 'samurai-helmet', 'ninja-head'),
  cards('Pusoy Swabe', 'PUSOY', 3),
  deal('Chinese Pusoy', 'PUSOY'),
  cards('Holdem Tropa', 'POKER', 2),
  deal('Omaha Tropa', 'POKER'),
  cards('Poker Kanto', 'POKER', 3),
  duel('Heads Up Poker', 'POKER', 'viking-helmet', 'spartan-helmet'),
  cards('Short Deck Uno', 'POKER', 2),
  cards('Rummy Salas', 'RUMMY', 4),
  deal('Gin Rummy Uno', 'RUMMY'),
  cards('Rummy Trese|Rummy 13', 'RUMMY', 2),
  tiles('Mahjong Lantern', 'lantern'),
  tiles('Mahjong Binondo', 'envelope'),
  tiles('Mahjong Tropa', 'coin'),
  tiles('Mahjong Bilis|Quick Mahjong', 'die'),
  play('Cara y Cruz|Heads or Tails', 'CASUAL', { composition: 'hero', object: 'coin' }),
  play('Bingo Bayan', 'CASUAL', { composition: 'bingo' }),
  duel('Dama Duelo|Checkers Duel', 'CASUAL', 'chess-king', 'chess-queen'),
  duel('Ahedres|Chess', 'CASUAL', 'chess-knight', 'chess-rook'),
  play('Sungka Shells', 'CASUAL', { composition: 'trio', object: 'shell', sides: ['gem', 'gem'] }),
  play('Bilyar 8|Eight Ball', 'CASUAL', { composition: 'hero', object: 'eightBall' }),
  cards('Lucky Nueve', 'CASUAL', 2),
  deal('Pares Pares|Pairs', 'CASUAL'),
  play('Dais Barkada|Dice Friends', 'CASUAL', { composition: 'dice', faces: [5, 2, 6] }),
]
