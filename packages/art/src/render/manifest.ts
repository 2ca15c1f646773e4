import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { recipeVersion } from '../recipe.ts'

/** One rendered file, as pages need to know it before it has loaded. */
export type Rendered = {
  /** Below the art folder. */
  readonly file: string
  /** Of the recipe and the design: another hash means another picture. */
  readonly hash: string
  readonly width: number
  readonly height: number
  /** Shown while the picture loads. */
  readonly colour?: string
}

export const groups = ['tiles', 'banners', 'logos', 'shields'] as const
export type Group = (typeof groups)[number]

export type Manifest = { readonly recipe: number } & Readonly<
  Record<Group, Readonly<Record<string, Rendered>>>
>

/** Changes when the recipe or anything the picture is drawn from changes. */
export function designHash(design: unknown): string {
  return createHash('sha256')
    .update(`${recipeVersion}:${JSON.stringify(design)}`)
    .digest('hex')
    .slice(0, 16)
}

export function readManifest(path: string): Manifest {
  if (!existsSync(path)) return { recipe: recipeVersion, tiles: {}, banners: {}, logos: {}, shields: {} }
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest
}

export function writeManifest(path: string, manifest: Manifest): void {
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`)
}
