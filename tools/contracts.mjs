/** `npm run contracts -- PERYA list` */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['apps/server/src/commands/contracts.ts', ...process.argv.slice(2)]))
