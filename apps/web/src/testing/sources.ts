import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export type Source = { path: string; code: string }

/** The app's own source files by path, tests and what only tests use left out. */
export function readSources(): Source[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/testing/'))
    .map((file) => ({ path: relative(root, file), code: readFileSync(file, 'utf8') }))
}

/** The files a page loads before anything is opened: what `entry` imports, and so on, lazy imports left out. */
export function reachedFrom(entry: string, sources: readonly Source[]): Source[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const reached = new Map<string, Source>()
  const visit = (path: string) => {
    const source = byPath.get(path)
    if (!source || reached.has(path)) return
    reached.set(path, source)
    const imports = source.code.matchAll(/^(?:import|export)\s(?!type\s)[^'"]*?['"]([#.][^'"]+)['"]/gm)
    for (const [, target = ''] of imports) {
      visit(target.startsWith('#') ? target.slice(1) : join(dirname(path), target))
    }
  }
  visit(entry)
  return [...reached.values()]
}
