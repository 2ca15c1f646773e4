/** `npm run bench [-- topic …]` */
import { buildWeb } from './build-web.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
const CHROMIUM = await ensureChromium()
await buildWeb()
process.exit(await runNode(['bench/main.ts', ...process.argv.slice(2)], { env: { CHROMIUM } }))
