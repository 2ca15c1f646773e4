import type { GameEntry } from './game.ts'
import { type Palette, silhouetteCompositions } from './look.ts'
import { hashText, pickBy } from './seed.ts'

type Fishing = GameEntry<'FISH'>

const palettes: readonly Palette[] = [
  'cobalt',
  'lagoon',
  'teal',
  'orchid',
  'midnight',
  'sunset',
  'jade',
  'royal',
]

const hunts: readonly (readonly [icon: string, name: string, classification: Fishing['classification']])[] = [
  ['shark-fin', 'Pating Hunter', 'CANNON'],
  ['shark-bite', 'Shark Rampage', 'BOSS'],
  ['shark-jaws', 'Ocean Lord', 'BOSS'],
  ['giant-squid', 'Kraken Siege', 'BOSS'],
  ['sea-dragon', 'Jade Serpent', 'BOSS'],
  ['sea-serpent', 'Bakunawa Hunt', 'BOSS'],
  ['octopus', 'Pugita Attack', 'BOSS'],
  ['angler-fish', 'Abyss Cannon', 'CANNON'],
  ['sea-turtle', 'Pawikan Bay', 'ARCADE'],
  ['sperm-whale', 'Whale Rider', 'BOSS'],
  ['whale-tail', 'Butanding Bay', 'ARCADE'],
  ['tropical-fish', 'Coral Rush', 'ARCADE'],
  ['clownfish', 'Reef Racer', 'ARCADE'],
  ['piranha', 'Piranha Panic', 'CANNON'],
  ['eel', 'Volt Eel', 'CANNON'],
  ['squid', 'Pusit Party|Squid Party', 'ARCADE'],
  ['jellyfish', 'Dikya Glow|Jelly Glow', 'ARCADE'],
  ['harpoon-trident', 'Harpoon King', 'CANNON'],
  ['fishing-hook', 'Golden Hook', 'ARCADE'],
  ['fishing-net', 'Lambat King|Net King', 'CANNON'],
  ['submarine', 'Submarino|Submarine', 'CANNON'],
  ['diving-helmet', 'Maninisid|Deep Diver', 'ARCADE'],
  ['plesiosaurus', 'Laot Monster', 'BOSS'],
  ['shrimp', 'Hipon Fever|Shrimp Fever', 'ARCADE'],
  ['salmon', 'Silver Stream', 'ARCADE'],
  ['nautilus-shell', 'Nautilus Hunt', 'CANNON'],
  ['school-of-fish', 'Bangus Swarm', 'ARCADE'],
  ['fish-monster', 'Siokoy Strike', 'BOSS'],
  ['manta-ray', 'Manta Cannon', 'CANNON'],
  ['crab-claw', 'Crab Crusher', 'BOSS'],
  ['triton-head', 'Triton Cannon', 'CANNON'],
  ['seahorse', 'Seahorse Shot', 'CANNON'],
  ['boat-fishing', 'Bangka Fisher', 'ARCADE'],
  ['dolphin', 'Dolphin Bay', 'ARCADE'],
  ['mermaid', 'Sirena Hunt', 'BOSS'],
  ['double-fish', 'Koi Cannon', 'CANNON'],
]

export const fishing: readonly Fishing[] = hunts.map(([icon, name, classification]) => ({
  name,
  classification,
  look: {
    composition: pickBy(`${name}:composition`, silhouetteCompositions),
    icon,
    theme: 'sea',
    palette: palettes[(hashText(name) >>> 5) % palettes.length] ?? 'cobalt',
  },
}))
