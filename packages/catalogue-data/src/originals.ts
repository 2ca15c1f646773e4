import type { GameEntry } from './game.ts'
import type { Look } from './look.ts'

const original = (name: string, classification: 'INSTANT' | 'PERYA', look: Look): GameEntry<'INHOUSE'> => ({
  name,
  classification,
  look,
})

/** The house's own games. */
export const originals: readonly GameEntry<'INHOUSE'>[] = [
  original('Crash', 'INSTANT', {
    composition: 'crash',
    object: 'rocket',
    multiplier: '28.6',
    theme: 'tech',
    palette: 'midnight',
  }),
  original('Dice', 'INSTANT', { composition: 'dice', faces: [6, 5, 3], theme: 'reels', palette: 'crimson' }),
  original('Limbo', 'INSTANT', {
    composition: 'orbit',
    object: 'planet',
    props: ['star', 'moon', 'star', 'bolt', 'star', 'moon'],
    theme: 'tech',
    palette: 'orchid',
  }),
  original('Mines', 'INSTANT', { composition: 'mines', theme: 'reels', palette: 'teal' }),
  original('Plinko', 'INSTANT', { composition: 'plinko', theme: 'tech', palette: 'ink' }),
  original('Hi-Lo', 'INSTANT', { composition: 'hilo', hand: ['Kh', '4s'], theme: 'table', palette: 'jade' }),
  original('Wheel', 'INSTANT', { composition: 'fortune', theme: 'reels', palette: 'royal' }),
  original('Keno', 'INSTANT', {
    composition: 'keno',
    numbers: ['4', '17', '22', '38', '41', '60'],
    theme: 'lottery',
    palette: 'cobalt',
  }),
  original('Color Game', 'PERYA', { composition: 'colour', theme: 'fiesta', palette: 'amber' }),
  original('Lucky 9', 'PERYA', {
    composition: 'cards',
    hand: ['4d', '5c'],
    theme: 'reels',
    palette: 'forest',
  }),
]
