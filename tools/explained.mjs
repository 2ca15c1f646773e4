/** `npm run explained`, or `npm run explained -- 2026-11-01` */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['apps/server/src/commands/explained.ts', ...process.argv.slice(2)]))
