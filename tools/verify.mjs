/** `npm run verify -- round.json` */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['tools/verify/main.ts', ...process.argv.slice(2)]))
