/** `npm run restore-drill` */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['tools/restore-drill.ts']))
