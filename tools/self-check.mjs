/** `npm run self-check -- PERYA seal by rosa` */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['apps/server/src/commands/self-check.ts', ...process.argv.slice(2)]))
