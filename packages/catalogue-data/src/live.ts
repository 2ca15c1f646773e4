import type { GameEntry } from './game.ts'
import type { CardName, Palette, Subject } from './look.ts'
import { hashText, pickBy } from './seed.ts'

const palettes: readonly Palette[] = [
  'wine',
  'jade',
  'royal',
  'cobalt',
  'slate',
  'forest',
  'crimson',
  'orchid',
  'teal',
]

type Live = GameEntry<'LIVE'>

const tables = (
  classification: Live['classification'],
  names: readonly string[],
  subject: (name: string, at: number) => Subject,
): Live[] =>
  names.map((name, at) => ({
    name,
    classification,
    look: { ...subject(name, at), theme: 'table', palette: pickBy(`${name}:palette`, palettes) },
  }))

const ranks = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'] as const
const suits = ['s', 'h', 'd', 'c'] as const

/** A hand that belongs to the name: different cards, the same for ever. */
export function handOf(name: string, size: number): CardName[] {
  const first = hashText(name)
  return Array.from({ length: size }, (_, at): CardName => {
    const rank = ranks[(first + at * 5) % ranks.length] ?? 'A'
    const suit = suits[((first >>> 4) + at) % suits.length] ?? 's'
    return `${rank}${suit}`
  })
}

const cards =
  (size: number) =>
  (name: string, at: number): Subject =>
    at % 2 === 0
      ? { composition: 'cards', hand: handOf(name, size) }
      : { composition: 'deal', hand: handOf(name, 4) }

export const live: readonly Live[] = [
  ...tables(
    'BACCARAT',
    [
      'Baccarat Manila',
      'Baccarat Salon',
      'Bilis Baccarat|Quick Baccarat',
      'Baccarat Makati',
      'Baccarat Cebu',
      'Baccarat Perlas',
      'Baccarat Palawan',
      'Baccarat Vigan',
      'Dragon Baccarat',
      'Squeeze Baccarat',
      'Baccarat Intramuros',
      'Baccarat Bonifacio',
    ],
    cards(3),
  ),
  ...tables(
    'ROULETTE',
    [
      'Roulette Royale',
      'Roulette Manila',
      'Auto Roulette',
      'Roulette Boracay',
      'Roulette Siargao',
      'Ginintuang Roulette|Golden Roulette',
      'Roulette Davao',
      'Midnight Roulette',
    ],
    () => ({ composition: 'wheel' }),
  ),
  ...tables(
    'BLACKJACK',
    [
      'Blackjack Uno',
      'Blackjack Palawan',
      'Blackjack Lounge',
      'Blackjack Baguio',
      'Blackjack Club',
      'Blackjack Royale',
    ],
    cards(2),
  ),
  ...tables(
    'DRAGONTIGER',
    ['Dragon Tiger', 'Bilis Dragon Tiger|Quick Dragon Tiger', 'Dragon Tiger Gabi'],
    (_, at) => ({
      composition: 'duel',
      icons: (
        [
          ['dragon-head', 'tiger-head'],
          ['spiked-dragon-head', 'tiger'],
          ['sea-dragon', 'tiger-head'],
        ] as const
      )[at] ?? ['dragon-head', 'tiger-head'],
    }),
  ),
  ...tables('SICBO', ['Sic Bo Salon', 'Sic Bo Harana', 'Super Sic Bo Uno', 'Sic Bo Binondo'], (name) => ({
    composition: 'dice',
    faces: [(hashText(name) % 6) + 1, (hashText(`${name}2`) % 6) + 1, (hashText(`${name}3`) % 6) + 1],
  })),
  ...tables(
    'POKER',
    [
      'Casino Holdem Uno',
      'Three Card Manila',
      'Teen Patti Gabi',
      'Andar Bahar Salon',
      'Caribbean Poker',
      'Texas Salon',
    ],
    cards(4),
  ),
  ...tables(
    'SHOW',
    ['Gulong ng Palad|Wheel of Fate', 'Pera Wheel|Cash Wheel', 'Fiesta Wheel', 'Barangay Wheel'],
    () => ({ composition: 'fortune' }),
  ),
  ...tables(
    'SHOW',
    ['Fan Tan Salon', 'Bola Bonanza Live', 'Color Game Live', 'Pula Puti Live|Red White Live'],
    (name) =>
      name.startsWith('Color')
        ? { composition: 'colour' }
        : name.startsWith('Bola')
          ? { composition: 'balls', numbers: ['8', '17', '23', '5', '31', '40', '12'] }
          : name.startsWith('Fan')
            ? { composition: 'trio', object: 'coin', sides: ['die', 'die'] }
            : { composition: 'duel', icons: ['heart-shield', 'winged-shield'] },
  ),
]
