/** `npm run cashier -- PERYA payments` */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['apps/server/src/commands/cashier.ts', ...process.argv.slice(2)]))
