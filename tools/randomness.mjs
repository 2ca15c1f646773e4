/** `npm run randomness`, whose options stand in randomness/main.ts. */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['randomness/main.ts', ...process.argv.slice(2)]))
