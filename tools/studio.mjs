/** `npm run studio -- stop CRASH maintenance by rosa`, to the studio of STUDIO_DATABASE_URL or the one beside the demo. */
import { ensureInstalled, runNode } from './toolchain.mjs'

await ensureInstalled()
const program = process.env.STUDIO_DATABASE_URL
  ? 'apps/studio/src/operate/main.ts'
  : 'apps/server/src/commands/studio.ts'
process.exit(await runNode([program, ...process.argv.slice(2)]))
