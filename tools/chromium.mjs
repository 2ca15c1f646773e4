/** A Chromium for the browser tests: Debian's build without windows, which does the same work in two thirds of the time. */
import { execFileSync } from 'node:child_process'
import { giveUp, run, step } from './toolchain.mjs'

const shell = 'chromium-headless-shell'

export async function ensureChromium() {
  const found = findFirst([process.env.CHROMIUM, shell])
  if (found) return found
  if (process.getuid?.() !== 0) {
    return (
      findFirst(['chromium', 'chromium-browser', 'google-chrome']) ??
      giveUp(
        `The browser tests need Chromium: install the Debian package \`${shell}\`, or set CHROMIUM to its path.`,
      )
    )
  }
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  await step('Installing Chromium', async () => {
    await run('apt-get', ['update', '-qq'], quiet)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', shell], quiet)
  })
  return findFirst([shell]) ?? giveUp('Chromium could not be installed; the lines above say why.')
}

function findFirst(names) {
  for (const name of names) {
    if (!name) continue
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim()
    } catch {}
  }
  return undefined
}
