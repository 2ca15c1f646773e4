/** `npm run shots`: a picture of every screen, and one sheet with all of them. */
import { buildWeb } from './build-web.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
const CHROMIUM = await ensureChromium()
if ((await buildWeb()) !== 0) process.exit(1)
process.exit(await runNode(['tools/shots.ts', ...process.argv.slice(2)], { env: { CHROMIUM } }))
