/** `npm run constants [-- words of a file or a row …]`: changes each stated constant of the app, and says which test noticed. */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
process.exit(await runNode(['tools/survey-constants.ts', ...process.argv.slice(2)]))
