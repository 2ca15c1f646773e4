/** What was sealed outside the database: a line a seal, in a file a month, which is only ever added to. */
import { createReadStream } from 'node:fs'
import { appendFile, mkdir, open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

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
  /** All of them, or those from an instant on, the oldest first, some thousand at a time. */
  parts: (since?: Date) => AsyncIterable<Seal[]>
}

const partMost = 2_000
/** Holds some lines, so that whoever asks for the last one reads no whole month. */
const tailBytes = 64 * 1_024

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
  return {
    async append(seal) {
      await mkdir(folder, { recursive: true })
      // The line ends before it, not after: what a killed server wrote half of spoils no other.
      await appendFile(join(folder, `${monthOf(seal.at)}.jsonl`), `\n${JSON.stringify(seal)}`)
    },
    async last() {
      for (const name of (await list()).reverse()) {
        const path = join(folder, name)
        const seal =
          (await tailOf(path)).at(-1) ?? (await readFile(path, 'utf8')).split('\n').flatMap(parse).at(-1)
        if (seal) return seal
      }
      return undefined
    },
    async *parts(since) {
      const from = since?.toISOString() ?? ''
      let part: Seal[] = []
      for (const name of await list()) {
        if (name < monthOf(from)) continue
        const lines = createInterface({ input: createReadStream(join(folder, name)) })
        for await (const line of lines) {
          part.push(...parse(line).filter(({ at }) => at >= from))
          if (part.length < partMost) continue
          yield part
          part = []
        }
      }
      if (part.length > 0) yield part
    },
  }
}

const monthOf = (at: string): string => at.slice(0, 7)

/** The seals at the end of a file. */
async function tailOf(path: string): Promise<Seal[]> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const length = Math.min(size, tailBytes)
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.toString('utf8').split('\n').flatMap(parse)
  } finally {
    await file.close()
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
