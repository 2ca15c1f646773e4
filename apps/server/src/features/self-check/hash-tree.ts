import { hash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Nothing that ships imports these, so they cannot change what runs. */
const isProof = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)

/** As many files are open at once. */
const lanes = 16

/**
 * The SHA-256 of every file at the places of a tree, by its path from the root. What is not there has none, also when
 * it went while this looked, as in a folder that is just built anew.
 */
export async function hashTree(root: string, places: readonly string[]): Promise<Map<string, string>> {
  const paths = (await Promise.all(places.map((place) => listFiles(root, place)))).flat()
  const waiting = paths.values()
  const hashes = new Map<string, string>()
  const work = async () => {
    for (const path of waiting) {
      const bytes = await readFile(join(root, path)).catch(orGone)
      if (bytes) hashes.set(path, hash('sha256', bytes, 'hex'))
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return new Map([...hashes].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function orGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

async function listFiles(root: string, place: string): Promise<string[]> {
  const found = await stat(join(root, place)).catch(orGone)
  if (!found) return []
  if (found.isFile()) return [place]
  const entries = (await readdir(join(root, place), { withFileTypes: true }).catch(orGone)) ?? []
  const inside = await Promise.all(
    entries.map((entry) => {
      const path = `${place}/${entry.name}`
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listFiles(root, path)
      return entry.isFile() ? [path] : []
    }),
  )
  return inside.flat().filter((path) => !isProof(path))
}

/** One hash over many files: that of the lines `sha256sum` would print for them. */
export function hashTogether(files: Iterable<readonly [path: string, sha256: string]>): string {
  return hash('sha256', [...files].map(([path, sha256]) => `${sha256}  ${path}\n`).join(''), 'hex')
}
