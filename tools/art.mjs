/** `npm run art`: renders again the pictures of the lobby whose recipe or design changed. */
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
const CHROMIUM = await ensureChromium()
process.exit(await runNode(['tools/art.ts'], { env: { CHROMIUM } }))
