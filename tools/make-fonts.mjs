/**
 * Cuts the two typefaces down to what Tagalog, English and the peso sign need.
 * Run after changing a typeface or the letters: `node tools/make-fonts.mjs`; the results are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** The studio is a vendor of its own, so its games bring their letters themselves. */
const folders = ['apps/web/src/theme/fonts/', 'apps/studio/client/src/theme/fonts/'].map((folder) =>
  fileURLToPath(new URL(`../${folder}`, import.meta.url)),
)
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
// The first view waits for these, so other letters of Western Europe come in a file of their own, when one is read.
const latin = `${range(0x20, 0x7e)}\u00a0©·É×Ñéñ–—‘’“”•…−←→`
const western = [...range(0xa1, 0xff)].filter((letter) => !latin.includes(letter)).join('')

// The display face is only ever set in one weight, which halves it.
await cut('jakarta-latin', 'plus-jakarta-sans', 'latin', latin, { wght: { min: 400, max: 800 } })
await cut('jakarta-western', 'plus-jakarta-sans', 'latin', western, { wght: { min: 400, max: 800 } })
await cut('jakarta-peso', 'plus-jakarta-sans', 'latin-ext', '₱', { wght: { min: 400, max: 800 } })
await cut('bricolage-latin', 'bricolage-grotesque', 'latin', latin, { wght: 800 })
await cut('bricolage-western', 'bricolage-grotesque', 'latin', western, { wght: 800 })
await cut('bricolage-peso', 'bricolage-grotesque', 'latin-ext', '₱', { wght: 800 })

async function cut(name, family, part, letters, variationAxes) {
  const path = `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`
  const source = readFileSync(fileURLToPath(import.meta.resolve(path)))
  const font = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes })
  for (const folder of folders) writeFileSync(`${folder}${name}.woff2`, font)
  console.log(`${name}.woff2 ${font.length} bytes`)
}
