/** What was sealed outside the database: a line a seal, in a file a month, which is only ever added to. */
import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Seal = {
  at: string
  /** The last thing operators did, and the seal it has. */
  act: { id: string; seal: string }
  /** Every transfer that was posted from one instant up to another. */
  transfers: { from: string; upTo: string; count: number; digest: string }
}

/** A port: whatever else keeps lines that cannot be taken back may stand in for the file. */
export type SealKeeper = {
  append: (seal: Seal) => Promise<void>
  last: () => Promise<Seal | undefined>
  /** All of them, the oldest first, a part at a time. */
  parts: () => AsyncIterable<Seal[]>
}

/** `source` tells one database from another that is sealed in the same folder. */
export function openSealFile(dir: string, source: string): SealKeeper {
  const folder = join(dir, source)
  const list = async () => {
    try {
      return (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  }
  const read = async (name: string) => (await readFile(join(folder, name), 'utf8')).split('\n').flatMap(parse)

  return {
    async append(seal) {
      await mkdir(folder, { recursive: true })
      // The line ends before it, not after: what a killed server wrote half of spoils no other.
      await appendFile(join(folder, `${seal.at.slice(0, 7)}.jsonl`), `\n${JSON.stringify(seal)}`)
    },
    async last() {
      const name = (await list()).at(-1)
      return name === undefined ? undefined : (await read(name)).at(-1)
    },
    async *parts() {
      for (const name of await list()) yield await read(name)
    },
  }
}

/** A server that was killed while it wrote leaves half a line, which seals nothing. */
function parse(line: string): Seal[] {
  try {
    return [JSON.parse(line) as Seal]
  } catch {
    return []
  }
}

/** Whether anything was ever sealed in this folder, whichever database it was. */
export async function hasSeals(dir: string): Promise<boolean> {
  return readdir(dir).then(
    (names) => names.length > 0,
    () => false,
  )
}
