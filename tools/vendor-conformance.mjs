/** `npm run vendor-conformance -- <url>` */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['conformance/main.ts', ...process.argv.slice(2)]))
