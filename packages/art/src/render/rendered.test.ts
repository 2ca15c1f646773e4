import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { games, vendors } from '@perya/catalogue-data'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { roomLeft } from '../../../../tools/budget.ts'
import { recipeVersion, tilePixels } from '../recipe.ts'
import { designHash, readManifest } from './manifest.ts'
import { wanted } from './plan.ts'

const folder = join(import.meta.dirname, '../../../../apps/web/public/art')
const manifest = readManifest(join(folder, 'manifest.json'))
const megabyte = 1_000_000

describe('the rendered pictures', () => {
  it('are all there and drawn by the current recipe: `npm run art` has nothing to do (LIST-6)', () => {
    expect(manifest.recipe).toBe(recipeVersion)
    const stale = wanted.filter(
      ({ group, id, design, file }) =>
        manifest[group][id]?.hash !== designHash(design) || !existsSync(join(folder, file)),
    )
    expect(stale.map(({ file }) => file)).toEqual([])
  })

  it('give every game of the catalogue its tile, size and placeholder colour (LIST-6, LIST-9)', () => {
    for (const { nodeId } of games) {
      expect(manifest.tiles[nodeId]).toMatchObject({
        file: `tiles/${nodeId}.webp`,
        ...tilePixels,
        colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
      })
    }
  })

  it('give every vendor a white logo named by its code (VENDOR-1)', () => {
    for (const { code } of vendors)
      expect(existsSync(join(folder, `vendors/${code}-WHITE.png`)), code).toBe(true)
  })

  it('hold no file nobody asks for', () => {
    const kept = new Set(['manifest.json', ...wanted.map(({ file }) => file)])
    const files = globSync('**/*.*', { cwd: folder })
    expect(files.filter((file) => !kept.has(file))).toEqual([])
  })

  it('weigh 15 MB at most, all together', () => {
    const total = globSync('**/*.*', { cwd: folder }).reduce(
      (sum, file) => sum + statSync(join(folder, file)).size,
      0,
    )
    expect(roomLeft('art', total, 15 * megabyte)).toBeGreaterThanOrEqual(0)
  })
})

describe('the tiles', () => {
  it('are of the promised size, and no two look alike (CAT-2)', { timeout: 300_000 }, async () => {
    const prints: { nodeId: string; print: Uint8Array }[] = []
    for (const { nodeId } of games) {
      const tile = sharp(join(folder, `tiles/${nodeId}.webp`))
      const { width, height } = await tile.metadata()
      expect({ width, height }).toEqual(tilePixels)
      prints.push({ nodeId, print: await fingerprint(tile) })
    }
    const alike: string[] = []
    prints.forEach((one, at) => {
      for (const other of prints.slice(at + 1)) {
        if (distance(one.print, other.print) < nearlyIdentical) alike.push(`${one.nodeId} ~ ${other.nodeId}`)
      }
    })
    expect(alike).toEqual([])
  })
})

const side = 16

/** Of 768 signs, two pictures this close differ in words and little else. */
const nearlyIdentical = 96

/** dHash in colour: in each channel, is a point lighter than its neighbour? */
async function fingerprint(picture: Sharp): Promise<Uint8Array> {
  const pixels = await picture
    .removeAlpha()
    .resize(side + 1, side, { fit: 'fill' })
    .raw()
    .toBuffer()
  const signs = new Uint8Array(side * side * 3)
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      for (let channel = 0; channel < 3; channel++) {
        const here = (row * (side + 1) + column) * 3 + channel
        signs[(row * side + column) * 3 + channel] = (pixels[here] ?? 0) < (pixels[here + 3] ?? 0) ? 1 : 0
      }
    }
  }
  return signs
}

function distance(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, sign, at) => sum + (sign === other[at] ? 0 : 1), 0)
}
