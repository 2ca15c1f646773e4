/** Who imports whom, read from the sources: static, dynamic, re-exported and type-only imports alike. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

export type Import = {
  from: string
  to: string
  isTypeOnly: boolean
  /** What is imported is handed on, at once or by a later `export`. */
  isReExported: boolean
}

type Package = { dir: string; name: string; imports: Record<string, string>; exports: Record<string, string> }

/** Every import below the folders, with paths relative to the root; a library is `node_modules/<name>/`. */
export function readImports(root: string, folders: readonly string[]): Import[] {
  const packages = readPackages(root)
  return listSources(root, folders).flatMap((from) =>
    importsOf(root, from).map(({ name, ...how }) => ({ from, to: resolve(packages, from, name), ...how })),
  )
}

/** Groups of modules that reach each other; each is named by its first module. */
export function findCycles(imports: readonly Import[]): string[] {
  const next = Map.groupBy(imports, ({ from }) => from)
  const state = new Map<string, 'open' | 'done'>()
  const cycles: string[] = []
  const visit = (module: string, trail: readonly string[]): void => {
    state.set(module, 'open')
    for (const { to } of next.get(module) ?? []) {
      if (state.get(to) === 'open') cycles.push([...trail.slice(trail.indexOf(to)), to].join(' → '))
      else if (!state.has(to) && next.has(to)) visit(to, [...trail, to])
    }
    state.set(module, 'done')
  }
  for (const module of next.keys()) if (!state.has(module)) visit(module, [module])
  return cycles
}

/** Circles of the folders within a folder, and of those within each of them. */
export function findCircles(imports: readonly Import[], parent: string): string[] {
  const within = imports.filter(({ from }) => from.startsWith(`${parent}/`))
  const folders = new Set(within.flatMap(({ from }) => folderIn(parent, from) ?? []))
  return [parent, ...[...folders].map((folder) => `${parent}/${folder}`)].flatMap((each) =>
    findCycles(betweenFolders(within, each)),
  )
}

/** The imports between the folders within a folder, each once, as if the folders imported one another. */
export function betweenFolders(imports: readonly Import[], parent: string): Import[] {
  const folderOf = (file: string) => folderIn(parent, file)
  const found = new Map<string, Import>()
  for (const { from, to, isTypeOnly, isReExported } of imports) {
    const [importing, imported] = [folderOf(from), folderOf(to)]
    if (!importing || !imported || importing === imported) continue
    const between = {
      from: `${parent}/${importing}`,
      to: `${parent}/${imported}`,
      isTypeOnly,
      isReExported,
    }
    found.set(`${importing} ${imported}`, between)
  }
  return [...found.values()]
}

/** The folder within `parent` that a file is in, at any depth. */
const folderIn = (parent: string, file: string): string | undefined =>
  file.startsWith(`${parent}/`) ? /^[^/]+(?=\/)/.exec(file.slice(parent.length + 1))?.[0] : undefined

function listSources(root: string, folders: readonly string[]): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .sort()
}

function importsOf(root: string, file: string): (Omit<Import, 'from' | 'to'> & { name: string })[] {
  const source = readFileSync(join(root, file), 'utf8')
  const { module, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const handedOn = new Set(
    module.staticExports.flatMap(({ entries }) => entries.flatMap(({ localName }) => localName.name ?? [])),
  )
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    name: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    isReExported: entries.some(({ localName }) => handedOn.has(localName.value)),
  }))
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ name: moduleRequest.value, isTypeOnly: isType, isReExported: true }] : [],
    )
  const dynamics = module.dynamicImports
    .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
    .filter((text) => /^'[^']+'$/.test(text))
    .map((text) => ({ name: text.slice(1, -1), isTypeOnly: false, isReExported: false }))
  return [...statics, ...exported, ...dynamics]
}

function readPackages(root: string): Package[] {
  return ['packages', 'apps']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
    .filter((dir) => existsSync(join(root, dir, 'package.json')))
    .map((dir) => {
      const {
        name,
        imports = {},
        exports = {},
      } = JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8'))
      return { dir, name, imports, exports }
    })
}

function resolve(packages: readonly Package[], from: string, request: string): string {
  const name = request.replace(/\?.*$/, '')
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  if (name.startsWith('#')) {
    const own = packages.find(({ dir }) => from.startsWith(`${dir}/`))
    return own ? (mapped(own, own.imports, name) ?? name) : name
  }
  const known = packages.find((one) => name === one.name || name.startsWith(`${one.name}/`))
  if (known) return mapped(known, known.exports, `.${name.slice(known.name.length)}`) ?? name
  if (/^(node|virtual|~icons)[:/]/.test(name)) return name
  const library = /^(@[^/]+\/[^/]+|[^/]+)/.exec(name)?.[0]
  return `node_modules/${library}/`
}

/** What an `imports` or `exports` map of package.json makes of a name. */
function mapped({ dir }: Package, map: Record<string, string>, name: string): string | undefined {
  for (const [pattern, target] of Object.entries(map)) {
    const [before = '', after] = pattern.split('*')
    if (after === undefined ? name === pattern : name.startsWith(before) && name.endsWith(after)) {
      return normalize(
        join(dir, target.replace('*', name.slice(before.length, name.length - (after?.length ?? 0)))),
      )
    }
  }
  return undefined
}
