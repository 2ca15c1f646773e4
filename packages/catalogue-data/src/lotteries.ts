import type { GameEntry } from './game.ts'
import type { Palette, Subject } from './look.ts'
import { hashText, pickBy } from './seed.ts'
import { stations } from './stations.ts'

const palettes: readonly Palette[] = [
  'cobalt',
  'royal',
  'orchid',
  'sunset',
  'jade',
  'teal',
  'crimson',
  'lagoon',
  'wine',
  'midnight',
  'amber',
  'forest',
  'rose',
]

/** Numbers that belong to the name, below the given bound, all different. */
function numbersOf(name: string, count: number, below: number): string[] {
  const numbers = new Set<number>()
  for (let salt = 0; numbers.size < count; salt++) numbers.add((hashText(`${name}#${salt}`) % below) + 1)
  return [...numbers].map(String)
}

const digitsOf = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => String(hashText(`${name}#${at}`) % 10))

function draw<C extends 'ELOTT' | 'LOTT'>(
  vendor: string,
  name: string,
  classification: GameEntry<C>['classification'],
  subject: Subject,
): GameEntry<C> {
  return {
    name,
    classification,
    vendor,
    look: { ...subject, theme: 'lottery', palette: pickBy(`${name}:draw`, palettes) },
  }
}

const quick = (name: string, classification: GameEntry<'ELOTT'>['classification'], subject: Subject) =>
  draw<'ELOTT'>('TCG_ELOTT', name, classification, subject)

const balls = (name: string, below: number): Subject => ({
  composition: 'balls',
  numbers: numbersOf(name, 7, below),
})
const digits = (name: string, icon: string): Subject => ({
  composition: 'draw',
  icon,
  numbers: digitsOf(name, 5),
})
const race = (name: string): Subject => ({
  composition: 'race',
  order: numbersOf(name, 5, 10).map(Number),
})
const dice = (name: string): Subject => ({
  composition: 'dice',
  faces: [(hashText(name) % 6) + 1, (hashText(`${name}b`) % 6) + 1, (hashText(`${name}c`) % 6) + 1],
})

/** Fast draws of the house, named by how often they run. */
export const quickLotteries: readonly GameEntry<'ELOTT'>[] = [
  quick('Manila 1 Min', 'DIGIT', digits('Manila 1 Min', 'modern-city')),
  quick('Cebu 90 Sec', 'DIGIT', digits('Cebu 90 Sec', 'guitar')),
  quick('Davao 3 Min', 'DIGIT', digits('Davao 3 Min', 'eagle-head')),
  quick('Iloilo 5 Min', 'DIGIT', digits('Iloilo 5 Min', 'church')),
  quick('Baguio 10 Min', 'DIGIT', digits('Baguio 10 Min', 'pine-tree')),
  quick('Karera 1 Min|Racing 1 Min', 'RACING', race('Karera 1 Min')),
  quick('Karera 3 Min|Racing 3 Min', 'RACING', race('Karera 3 Min')),
  quick('Bangka Race 5 Min|Boat Race 5 Min', 'RACING', race('Bangka Race')),
  quick('Dais 1 Min|Dice 1 Min', 'DICE', dice('Dais 1 Min')),
  quick('Dais 3 Min|Dice 3 Min', 'DICE', dice('Dais 3 Min')),
  quick('Dais 5 Min|Dice 5 Min', 'DICE', dice('Dais 5 Min')),
  quick('Onse 1 Min|Eleven 1 Min', 'ELEVEN', balls('Onse 1 Min', 11)),
  quick('Onse 3 Min|Eleven 3 Min', 'ELEVEN', balls('Onse 3 Min', 11)),
  quick('Onse 5 Min|Eleven 5 Min', 'ELEVEN', balls('Onse 5 Min', 11)),
  quick('Keno 1 Min', 'KENO', { composition: 'keno', numbers: numbersOf('Keno 1 Min', 6, 80) }),
  quick('Keno 3 Min', 'KENO', { composition: 'keno', numbers: numbersOf('Keno 3 Min', 6, 80) }),
  quick('Keno 5 Min', 'KENO', { composition: 'keno', numbers: numbersOf('Keno 5 Min', 6, 80) }),
  quick('Mark Six 5 Min', 'SIX', balls('Mark Six 5 Min', 49)),
  quick('Mark Six Daily', 'SIX', balls('Mark Six Daily', 49)),
  quick('E-Digits 1 Min', 'DIGIT', digits('E-Digits 1 Min', 'circuitry')),
  quick('E-Dais 1 Min|E-Dice 1 Min', 'DICE', dice('E-Dais 1 Min')),
]

const philippine = (name: string, subject: Subject) => draw<'LOTT'>('TCG_LOTTO_PH', name, 'PH', subject)
const sea = (name: string, icon: string) =>
  draw<'LOTT'>('TCG_SEA', name, 'SEA', { composition: 'draw', icon, numbers: digitsOf(name, 4) })

/** A place's sign, alone or above the digits of a draw. */
function signOf(name: string, icon: string): Subject {
  const composition = pickBy(`${name}:sign`, ['draw', 'emblem', 'arch', 'shield', 'crest'] as const)
  return composition === 'draw' ? { composition, icon, numbers: digitsOf(name, 4) } : { composition, icon }
}

export const lotteries: readonly GameEntry<'LOTT'>[] = [
  philippine('2D Lotto', { composition: 'draw', icon: 'jeep', numbers: numbersOf('2D Lotto', 2, 31) }),
  philippine('3D Lotto', { composition: 'draw', icon: 'sun', numbers: digitsOf('3D Lotto', 3) }),
  philippine('4D Lotto', { composition: 'draw', icon: 'palm-tree', numbers: digitsOf('4D Lotto', 4) }),
  philippine('6D Lotto', { composition: 'draw', icon: 'hut', numbers: digitsOf('6D Lotto', 5) }),
  philippine('Lotto 6/42', balls('Lotto 6/42', 42)),
  philippine('Lotto 6/45', balls('Lotto 6/45', 45)),
  philippine('Lotto 6/49', balls('Lotto 6/49', 49)),
  philippine('Lotto 6/55', balls('Lotto 6/55', 55)),
  philippine('Lotto 6/58', balls('Lotto 6/58', 58)),
  ...stations.map(([name, icon, classification]) =>
    draw<'LOTT'>('TCG_LOTTO_VN', name, classification, signOf(name, icon)),
  ),
  sea('Thai Lotto', 'elephant'),
  sea('Lao Lotto', 'jasmine'),
  sea('Malay 4D', 'tiger'),
  sea('Singa 4D', 'lion'),
  sea('Jakarta 4D', 'gecko'),
  sea('Khmer Lotto', 'byzantin-temple'),
  sea('Bali 4D', 'ceremonial-mask'),
  sea('Borneo 4D', 'toucan'),
  sea('Mekong Lotto', 'river'),
  sea('Yangon 2D', 'pagoda'),
]
