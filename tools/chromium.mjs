/** A Chromium for the browser tests: the one that is there, else Debian's. */
import { execFileSync } from 'node:child_process'
import { giveUp, run, step } from './toolchain.mjs'

export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() !== 0) {
    giveUp(
      'The browser tests need Chromium: install the Debian package `chromium`, or set CHROMIUM to its path.',
    )
  }
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  await step('Installing Chromium', async () => {
    await run('apt-get', ['update', '-qq'], quiet)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
  })
  return findChromium() ?? giveUp('Chromium could not be installed; the lines above say why.')
}

function findChromium() {
  for (const name of [process.env.CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome']) {
    if (!name) continue
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim()
    } catch {}
  }
  return undefined
}
