/** Functions and views as they are now: one file for each, `<feature>/<name>.sql`. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { liveLock, nameOf, newestOf, parseLiveLock, type SealedText, unsealedHash } from './live-lock.ts'

export type LiveText = { path: string; name: string; text: string; sha256: string; sequence: number }

/** All that were ever sealed; none where nobody has sealed one. */
export async function readSealed(dir: URL): Promise<SealedText[]> {
  const files = await readdir(dir)
  return files.includes(liveLock) ? parseLiveLock(await readFile(new URL(liveLock, dir), 'utf8')) : []
}

export async function readLiveTexts(dir: URL): Promise<LiveText[]> {
  const files = await readdir(dir, { recursive: true })
  const sealed = await readSealed(dir)
  const newest = newestOf(sealed)
  const paths = files.filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(new URL(path, dir), 'utf8')
      const sha256 = createHash('sha256').update(text).digest('hex')
      const name = nameOf(path)
      const known = newest.get(name)
      // A text that somebody is still writing is newer than every sealed one.
      if (known?.sha256 !== sha256) {
        return { path, name, text, sha256: unsealedHash(sha256), sequence: sealed.length + 1 }
      }
      return { path, name, text, sha256, sequence: known.sequence }
    }),
  )
}
