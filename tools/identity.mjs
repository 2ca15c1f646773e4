/** `npm run identity -- PERYA checks` */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['apps/server/src/commands/identity.ts', ...process.argv.slice(2)]))
