/** A copy of enough of the project to be a release, whose bytes a test may change. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../release.ts'

const places = [
  'apps/server/migrations',
  'apps/server/sql',
  'apps/server/src/main.ts',
  'package-lock.json',
  'packages/game-rules',
  'packages/lottery-rules',
]

export type SmallTree = Awaited<ReturnType<typeof copySmallTree>>

export async function copySmallTree() {
  const root = await mkdtemp(join(tmpdir(), 'perya-release-'))
  for (const place of places) {
    await cp(join(projectRoot, place), join(root, place), {
      recursive: true,
      filter: (source) => !source.includes('node_modules'),
    })
  }
  return {
    root,
    /** Changes one byte in the middle of a file; done twice, the file is as it was. */
    async flipByte(path: string): Promise<void> {
      const bytes = await readFile(join(root, path))
      const middle = bytes.length >> 1
      bytes[middle] = (bytes[middle] as number) ^ 1
      await writeFile(join(root, path), bytes)
    },
    async replace(path: string, before: string, after: string): Promise<void> {
      const text = await readFile(join(root, path), 'utf8')
      await writeFile(join(root, path), text.replaceAll(before, after))
    },
    remove: () => rm(root, { recursive: true }),
  }
}
