/** `npm run merchant -- PERYA set maintenance on by rosa` */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['apps/server/src/commands/merchant.ts', ...process.argv.slice(2)]))
