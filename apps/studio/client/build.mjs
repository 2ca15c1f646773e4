/** Builds the games' client, with compressed copies beside every file that shrinks. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const dist = `${root}dist`

await build({ root, configFile: `${root}vite.config.ts` })
const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(?:js|css)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`)
await Promise.all(
  files.map(async (path) => {
    const bytes = await readFile(path)
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes),
      promisify(gzip)(bytes, { level: 9 }),
    ])
    if (br.length < bytes.length) await writeFile(`${path}.br`, br)
    if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz)
  }),
)
