/** `npm run vendor-report -- PERYA 2026-11-14 report.csv` */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['apps/server/src/commands/vendor-report.ts', ...process.argv.slice(2)]))
