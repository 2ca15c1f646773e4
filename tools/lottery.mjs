/** `npm run lottery -- PERYA stop ssc-1 maintenance by rosa` */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['apps/server/src/commands/lottery.ts', ...process.argv.slice(2)]))
