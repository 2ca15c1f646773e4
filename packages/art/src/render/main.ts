/** Renders pictures that are missing or out of date, removes unused ones and writes the manifest. */
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { recipeVersion } from '../recipe.ts'
import { dominantColour } from './encode.ts'
import { designHash, groups, type Manifest, type Rendered, readManifest, writeManifest } from './manifest.ts'
import { type Wanted, wanted } from './plan.ts'
import { openRasteriser } from './rasterise.ts'

const batchSize = 8

export async function renderArt(
  folder: string,
  chromiumPath: string,
  log: (line: string) => void,
): Promise<void> {
  const manifestPath = join(folder, 'manifest.json')
  const known = readManifest(manifestPath)
  const rendered = new Map<Wanted, Rendered>()
  const missing: Wanted[] = []
  for (const item of wanted) {
    const earlier = known[item.group][item.id]
    const isCurrent = earlier?.hash === designHash(item.design) && existsSync(join(folder, item.file))
    if (earlier && isCurrent) rendered.set(item, earlier)
    else missing.push(item)
  }
  log(`${wanted.length} pictures, ${missing.length} to render`)

  for (const item of missing.filter((each) => !each.encode)) {
    save(folder, item, Buffer.from(item.draw()))
    rendered.set(item, describe(item))
  }
  await renderPixels(folder, chromiumPath, missing, rendered, () => {
    writeManifest(manifestPath, manifestOf(rendered))
    log(`${rendered.size} of ${wanted.length}`)
  })
  removeStrays(folder)
  writeManifest(manifestPath, manifestOf(rendered))
}

async function renderPixels(
  folder: string,
  chromiumPath: string,
  missing: readonly Wanted[],
  rendered: Map<Wanted, Rendered>,
  onBatch: () => void,
): Promise<void> {
  const pixels = missing.filter((each) => each.encode)
  if (pixels.length === 0) return
  const rasteriser = await openRasteriser(chromiumPath)
  try {
    for (const group of Map.groupBy(pixels, ({ width, height }) => `${width}x${height}`).values()) {
      for (let from = 0; from < group.length; from += batchSize) {
        await renderBatch(group.slice(from, from + batchSize))
        onBatch()
      }
    }
  } finally {
    await rasteriser.close()
  }

  async function renderBatch(batch: readonly Wanted[]): Promise<void> {
    const [{ width, height } = { width: 0, height: 0 }] = batch
    const pictures = await rasteriser.rasterise({ drawings: batch.map((item) => item.draw()), width, height })
    for (const [index, item] of batch.entries()) {
      const png = pictures[index]
      if (!png || !item.encode) throw new Error(`${item.file} was not rendered`)
      save(folder, item, await item.encode(png))
      const colour = item.group === 'tiles' ? { colour: await dominantColour(png) } : {}
      rendered.set(item, { ...describe(item), ...colour })
    }
  }
}

function describe({ file, design, width, height }: Wanted): Rendered {
  return { file, hash: designHash(design), width, height }
}

function save(folder: string, { file }: Wanted, content: Buffer): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** In the order of the catalogue, so that a new game is one new entry in the diff. */
function manifestOf(rendered: ReadonlyMap<Wanted, Rendered>): Manifest {
  const entries = groups.map((group) => {
    const items = wanted.filter((item) => item.group === group)
    const found = items.flatMap((item) => {
      const entry = rendered.get(item)
      return entry ? [[item.id, entry] as const] : []
    })
    return [group, Object.fromEntries(found)] as const
  })
  return { recipe: recipeVersion, ...Object.fromEntries(entries) } as Manifest
}

function removeStrays(folder: string): void {
  const kept = new Set(wanted.map(({ file }) => file))
  for (const file of globSync('{tiles,banners,vendors,shields}/*', { cwd: folder })) {
    if (!kept.has(file)) rmSync(join(folder, file))
  }
}
