import { games, leagues, teams, vendors } from '@perya/catalogue-data'
import { bannerCanvas, bannerDesigns, drawBanner } from '../banner.ts'
import { tilePixels } from '../recipe.ts'
import { drawShield } from '../shield.ts'
import { drawTile, tileDesign } from '../tile.ts'
import { drawVendorLogo, logoCanvas } from '../vendor-logo.ts'
import { encodeBanner, encodeLogo, encodeTile } from './encode.ts'
import type { Group } from './manifest.ts'

/** One picture that should be there. */
export type Wanted = {
  readonly group: Group
  readonly id: string
  /** Everything it is drawn from. */
  readonly design: unknown
  readonly width: number
  readonly height: number
  readonly draw: () => string
  readonly file: string
  /** Missing where the drawing itself is the file. */
  readonly encode?: (png: Buffer) => Promise<Buffer>
}

const tiles = games.map((game): Wanted => {
  const design = tileDesign(game)
  return {
    group: 'tiles',
    id: game.nodeId,
    design,
    ...tilePixels,
    draw: () => drawTile(design),
    file: `tiles/${game.nodeId}.webp`,
    encode: encodeTile,
  }
})

const banners = bannerDesigns.map(
  (design): Wanted => ({
    group: 'banners',
    id: design.id,
    design,
    ...bannerCanvas,
    draw: () => drawBanner(design),
    file: `banners/${design.id}.avif`,
    encode: encodeBanner,
  }),
)

/** The mark in the page's own colour, and in white as the calls of the specification name it. */
const logos = vendors.flatMap((vendor): Wanted[] => [
  {
    group: 'logos',
    id: vendor.code,
    design: vendor,
    ...logoCanvas,
    draw: () => drawVendorLogo(vendor),
    file: `vendors/${vendor.code}.svg`,
  },
  {
    group: 'logos',
    id: `${vendor.code}-WHITE`,
    design: vendor,
    ...logoCanvas,
    draw: () => drawVendorLogo(vendor).replace('currentColor', '#fff'),
    file: `vendors/${vendor.code}-WHITE.png`,
    encode: encodeLogo,
  },
])

const shields = [...leagues, ...teams].map(
  (team): Wanted => ({
    group: 'shields',
    id: team.id,
    design: team,
    width: 64,
    height: 64,
    draw: () => drawShield(team),
    file: `shields/${team.id}.svg`,
  }),
)

/** Every picture of the lobby. */
export const wanted: readonly Wanted[] = [...shields, ...logos, ...banners, ...tiles]
