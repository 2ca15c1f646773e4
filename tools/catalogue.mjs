/** `npm run catalogue -- check games.jsonl`, then `npm run catalogue -- write games.jsonl` */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['apps/server/src/commands/catalogue.ts', ...process.argv.slice(2)]))
