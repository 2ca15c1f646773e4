/** `npm run vendor -- JL maintenance on` */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['apps/server/src/commands/vendor.ts', ...process.argv.slice(2)]))
