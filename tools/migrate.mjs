/** `npm run migrate` */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['apps/server/src/commands/migrate.ts', ...process.argv.slice(2)]))
