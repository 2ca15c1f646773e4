/**
 * Cuts the two typefaces down to what Tagalog, English and the peso sign need, and headlines in Vietnamese beside them.
 * Run after changing a typeface or the letters: `node tools/make-fonts.mjs`; the results are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const web = 'apps/web/src/theme/fonts/'
/** The studio is a vendor of its own, so its games bring their letters themselves. */
const studio = 'apps/studio/client/src/theme/fonts/'
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
// The first view waits for these, so other letters of Western Europe come in a file of their own, when one is read.
const latin = `${range(0x20, 0x7e)}\u00a0©·É×Ñéñ–—‘’“”•…−←→`
const western = [...range(0xa1, 0xff)].filter((letter) => !latin.includes(letter)).join('')
// Names of Vietnamese lotteries are headlines; the text face has these letters in a file of its maker's own.
const vietnamese = `ĂăĐđĨĩŨũƠơƯư\u0300\u0301\u0303\u0309\u0323${range(0x1ea0, 0x1ef9)}₫`

const jakarta = (part) =>
  import.meta.resolve(
    `@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-${part}-wght-normal.woff2`,
  )
const jakartaWeights = { wght: { min: 400, max: 800 } }
// The display face is only ever set in one weight. Its peso sign travels with it: the home page counts a jackpot.
const bricolage = import.meta.resolve(
  '@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf',
)

await cut('jakarta-latin', jakarta('latin'), latin, jakartaWeights)
await cut('jakarta-western', jakarta('latin'), western, jakartaWeights)
await cut('jakarta-peso', jakarta('latin-ext'), '₱', jakartaWeights)
await cut('bricolage-latin', bricolage, `${latin}₱`)
await cut('bricolage-western', bricolage, western)
await cut('bricolage-vietnamese', bricolage, vietnamese, undefined, [web])

async function cut(name, file, letters, variationAxes, folders = [web, studio]) {
  const source = readFileSync(fileURLToPath(file))
  const font = await subsetFont(source, letters, {
    targetFormat: 'woff2',
    variationAxes,
    // Other alternates of the letters are never asked for, and no phone reads the hints for old screens.
    keepFeatures: ['kern', 'tnum', 'lnum'],
    noHinting: true,
  })
  for (const folder of folders) {
    writeFileSync(fileURLToPath(new URL(`../${folder}${name}.woff2`, import.meta.url)), font)
  }
  console.log(`${name}.woff2 ${font.length} bytes`)
}
