import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'

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
    const imports = source.code.matchAll(
      /^(?:import|export)\s(?!type\s|const\s)[^'"]*?['"]([#.][^'"]+)['"]/gm,
    )
    for (const [, target = ''] of imports) {
      visit(target.startsWith('#') ? target.slice(1) : join(dirname(path), target))
    }
  }
  visit(entry)
  return [...reached.values()]
}

export type Node = { type: string; [key: string]: unknown }

export const parse = ({ path, code }: Source) =>
  parseAst(code, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node

/** Every node of a tree, the outer before the inner. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof (child as Node).type === 'string') {
        yield* nodesOf(child as Node)
      }
    }
  }
}

/** A part of the app that is fetched later, who fetches it, and the areas of texts it is fetched with. */
export type LazyPart = { from: string; to: string; areas: readonly string[] }

export function lazyParts(sources: readonly Source[]): LazyPart[] {
  return sources.flatMap((source) => {
    const { path, code } = source
    if (!code.includes('import(')) return []
    const areasOf = new Map<Node, string[]>()
    const parts: LazyPart[] = []
    for (const node of nodesOf(parse(source))) {
      if (node.type === 'CallExpression' && (node.callee as Node).name === 'withTexts') {
        const [load, ...areas] = node.arguments as Node[]
        const names = ['shared', ...areas.map(({ value }) => String(value))]
        if (load) for (const inner of nodesOf(load)) areasOf.set(inner, names)
      }
      const target = node.type === 'ImportExpression' ? String((node.source as Node).value) : ''
      if (!/^[#.]/.test(target)) continue
      const to = target.startsWith('#') ? target.slice(1) : join(dirname(path), target)
      parts.push({ from: path, to, areas: areasOf.get(node) ?? [] })
    }
    return parts
  })
}

/** The texts a file says: ids it writes out, and all of a family where it writes `family.${which}`. */
export function idsSaidBy(source: Source, ids: readonly string[]): string[] {
  const literals = new Set<string>()
  const families: { start: string; end: string }[] = []
  for (const node of nodesOf(parse(source))) {
    if (node.type === 'Literal' && typeof node.value === 'string') literals.add(node.value)
    if (node.type !== 'TemplateLiteral') continue
    const parts = (node.quasis as Node[]).map(({ value }) => String((value as { cooked: string }).cooked))
    const [start = '', end = ''] = [parts[0], parts.at(-1)]
    if (/^[\w.]+\.$/.test(start)) families.push({ start, end })
  }
  return ids.filter(
    (id) => literals.has(id) || families.some(({ start, end }) => id.startsWith(start) && id.endsWith(end)),
  )
}
