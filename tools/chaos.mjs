/** `npm run chaos [-- --seed 7 --minutes 10]` */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['chaos/main.ts', ...process.argv.slice(2)]))
