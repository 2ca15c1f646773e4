import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { filesOf } from './manifest-files.ts'

/**
 * `virtual:client-assets`: which files of the finished client build a page needs at once,
 * so that the pre-rendered page can name them before any script has run.
 */
export function clientAssetsPlugin(): Plugin {
  const id = 'virtual:client-assets'
  let manifestFile: string | undefined
  return {
    name: 'perya:client-assets',
    configResolved(config) {
      if (config.command === 'build' && config.build.ssr) {
        manifestFile = join(config.root, 'dist/.vite/manifest.json')
      }
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(loaded) {
      if (loaded !== `\0${id}`) return null
      const manifest: Manifest =
        manifestFile && existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {}
      const scripts = Object.fromEntries(
        Object.entries(manifest)
          .filter(([, chunk]) => chunk.isDynamicEntry)
          .map(([name, chunk]) => [name.replace('\0', ''), scriptsOf(manifest, name, chunk.file)]),
      )
      return `export const scripts = ${JSON.stringify(scripts)}`
    },
  }
}

/** A chunk and what it imports, without what the page loads anyway. */
function scriptsOf(manifest: Manifest, name: string, file: string) {
  const first = filesOf(manifest, 'index.html')
  const own = [...filesOf(manifest, name)].filter((other) => other !== file && other.endsWith('.js'))
  return [file, ...own.filter((other) => !first.has(other))].map((path) => `/${path}`)
}
