import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { defaultWebDir } from '#platform/web/index.ts'

const Manifest = z.object({ tiles: z.record(z.string(), z.object({ colour: z.string() })) })

let read: Promise<ReadonlyMap<string, string>> | undefined

/** The main colour of every tile by node id, as the drawn pictures' own list has it; empty without a built app. */
export function readIconColours(): Promise<ReadonlyMap<string, string>> {
  read ??= readFile(join(defaultWebDir, 'art/manifest.json'), 'utf8').then(
    (text) =>
      new Map(Object.entries(Manifest.parse(JSON.parse(text)).tiles).map(([id, { colour }]) => [id, colour])),
    () => new Map<string, string>(),
  )
  return read
}
