/** Builds the app: for the browser, for pre-rendering on the server, and with compressed copies beside every file. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { build } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const configFile = `${root}vite.config.ts`
const dist = `${root}dist`

await build({ root, configFile })
await build({
  root,
  configFile,
  publicDir: false,
  build: { ssr: 'src/app/entry-server.tsx', outDir: 'dist/server', emptyOutDir: true },
})
await compress()
console.log(await firstViewSizes())

/** Writes `.br` and `.gz` beside every file that shrinks, so that the server compresses nothing while serving. */
async function compress() {
  const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:js|css|html|svg|json|webmanifest|txt)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((path) => !path.startsWith(`${dist}/server/`) && !path.startsWith(`${dist}/.vite/`))
  await Promise.all(
    files.map(async (path) => {
      const bytes = await readFile(path)
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(gzip)(bytes, { level: 9 }),
      ])
      if (br.length < bytes.length) await writeFile(`${path}.br`, br)
      if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz)
    }),
  )
}

/** What a first visit downloads before any screen's own code, in gzip kilobytes. */
async function firstViewSizes() {
  const manifest = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8'))
  const seen = new Set()
  const css = new Set()
  const visit = (name) => {
    const chunk = manifest[name]
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const file of chunk.css ?? []) css.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit('index.html')
  const kilobytes = async (files) => {
    const sizes = await Promise.all(
      // A chunk too small to shrink has no compressed copy and is sent as it is.
      [...files].map(async (file) => {
        const bytes = await readFile(`${dist}/${file}.gz`).catch(() => readFile(`${dist}/${file}`))
        return bytes.length
      }),
    )
    return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 102.4) / 10
  }
  return `First view, gzip KB: scripts ${await kilobytes(seen)}, styles ${await kilobytes(css)}`
}
