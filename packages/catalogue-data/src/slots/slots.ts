import { type GameEntry, slug } from '../game.ts'
import { type Look, type Palette, type Subject, silhouetteCompositions } from '../look.ts'
import { hashText, pickBy } from '../seed.ts'
import { alamat } from './alamat.ts'
import { asia } from './asia.ts'
import { beast } from './beast.ts'
import { egypt } from './egypt.ts'
import { fiesta } from './fiesta.ts'
import { fire } from './fire.ts'
import { myth } from './myth.ts'
import { pirate } from './pirate.ts'
import { objectSlots, reelSlots } from './reels.ts'
import { royal } from './royal.ts'
import { sea } from './sea.ts'
import type { SlotTheme } from './slot-theme.ts'
import { tech } from './tech.ts'

const slotThemes = [fire, sea, egypt, myth, beast, royal, asia, pirate, tech, fiesta, alamat]

const reelPalettes: readonly Palette[] = [
  'royal',
  'rose',
  'cobalt',
  'crimson',
  'jade',
  'orchid',
  'sunset',
  'teal',
  'ink',
]

export const slots: readonly GameEntry<'RNG'>[] = [
  ...slotThemes.flatMap(themeSlots),
  ...reelSlots.map(([name, subject]) => classic(name, 'CLASSIC', subject)),
  ...objectSlots.map(([name, subject]) => classic(name, 'JACKPOT', subject)),
]

/** Games that share a silhouette differ in setting and colours. */
function themeSlots({ theme, palettes, subjects }: SlotTheme): GameEntry<'RNG'>[] {
  return subjects.flatMap(([icon, ...names]) =>
    names.map((name, at): GameEntry<'RNG'> => {
      const start = hashText(icon)
      const look: Look = {
        composition: cycle(silhouetteCompositions, start + at * 2),
        icon,
        theme,
        palette: cycle(palettes, (start >>> 8) + at * 2),
      }
      return {
        name,
        classification: pickBy(`${slug(name)}:class`, ['VIDEO', 'VIDEO', 'WAYS', 'JACKPOT', 'BONUS']),
        look,
      }
    }),
  )
}

function classic(name: string, classification: 'CLASSIC' | 'JACKPOT', subject: Subject): GameEntry<'RNG'> {
  return { name, classification, look: { ...subject, theme: 'reels', palette: pickBy(name, reelPalettes) } }
}

function cycle<T>(options: readonly T[], at: number): T {
  const picked = options[at % options.length]
  if (picked === undefined) throw new Error('nothing to choose from')
  return picked
}
