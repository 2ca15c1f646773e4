/** `npm run agents -- PERYA list` */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['apps/server/src/commands/agents.ts', ...process.argv.slice(2)]))
