/** `npm run self-check -- PERYA seal by rosa` */
import { ensureInstalled, giveUp, runNode, step } from './toolchain.mjs'

const words = process.argv.slice(2)
await ensureInstalled()
if (words[1] === 'seal') {
  // The built app is part of a release: a start that built it after the seal would be refused.
  const { buildWeb } = await import('./build-web.mjs')
  if ((await buildWeb(step)) !== 0) giveUp('The app could not be built; the lines above say why.')
}
process.exit(await runNode(['apps/server/src/commands/self-check.ts', ...words]))
