/** Builds the app and the games when their sources, the contract or the packages changed since the last build. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNode } from './toolchain.mjs'

const stamp = join(root, 'apps/web/dist/.sources')

export async function buildWeb(step = (_text, work) => work()) {
  const sources = hashSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return 0
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] }
  const code =
    (await step('Building the app', () => runNode(['apps/web/build.mjs'], quiet))) ||
    (await step('Building the games', () => runNode(['apps/studio/client/build.mjs'], quiet)))
  if (code === 0) writeFileSync(stamp, sources)
  return code
}

function hashSources() {
  const hash = createHash('sha256')
  const add = (path) => hash.update(path).update(readFileSync(join(root, path)))
  const walk = (dir) => {
    for (const entry of readdirSync(join(root, dir), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (entry.name === 'dist' || entry.name === 'node_modules' || entry.name.includes('.test.')) continue
      const path = `${dir}/${entry.name}`
      if (entry.isDirectory()) walk(path)
      else add(path)
    }
  }
  walk('apps/web')
  walk('apps/studio/client')
  walk('packages')
  add('package-lock.json')
  return hash.digest('hex')
}
